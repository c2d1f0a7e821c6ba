import {
  type GameTexts,
  includes,
  OVER,
  CHANCE_ACTS,
  type Observer,
  type Reason,
  type Seat,
  type State,
} from '@whistlestop/kernel';
import { returnDue } from '../rules/challenge.ts';
import { type MatchConstants, constantsOf } from '../rules/match-constants.ts';
import { events } from '../rules/events.ts';
import { Phase } from '../rules/layout.ts';
import { COLOURS, type Options, optionsSchema } from '../rules/options.ts';
import { hasFinished } from '../rules/rounds.ts';
import { cheatsHeld, cheatsPlayed, effectInProgress, evidenceHeld, pawnOf } from '../rules/reading.ts';
import { INCUMBENT } from '../rules/waiting.ts';
import { isReason } from '../rules/reasons.ts';
import { OwnNames } from './own-names.ts';
import { pilesOf } from './piles.ts';
import type { HookOrCrookTexts, Words } from './words.ts';

/* What is said when; how it is said is each language's own. */

const printed = (states: number): Options => optionsSchema.parse({ states });

/** Makes the texts of a language. Without options they speak of the printed game, at a table of any size. */
export function speak(words: Words): HookOrCrookTexts {
  const bySize = new Map<number, MatchConstants>();
  const constants = (s: State): MatchConstants => {
    if (bySize.size === 0)
      for (const states of [1, 2, 3, 4, 5]) {
        const one = constantsOf(printed(states));
        bySize.set(one.layout.size, one);
      }
    const found = bySize.get(s.length);
    if (found === undefined) throw new RangeError('These texts know the printed cards only; ask them for your options');
    return found;
  };
  const anyConstants = constantsOf(printed(5));
  const texts: HookOrCrookTexts = {
    ...textsOf(words, anyConstants, constants),
    words,
    rulings: words.rulings,
    rulingSections: words.rulingSections,
    guideHeadings: words.guideHeadings,
    forOptions: (options) => {
      const own = constantsOf(optionsSchema.parse(options));
      return { ...texts, ...textsOf(words, own, () => own) };
    },
  };
  return texts;
}

function textsOf(
  words: Words,
  main: MatchConstants,
  constants: (s: State) => MatchConstants,
): Omit<GameTexts, 'forOptions'> {
  const names = new OwnNames(words, main);
  const sentences = words.events(names);
  return {
    title: words.title,
    seat: (seat) => (seat === INCUMBENT ? words.incumbent : names.state(main.colourNumber[seat - 1] ?? 0)),
    prompt: (s, seat) => prompt(words, names, constants(s), s, seat),
    action: (s, seat, action) => label(words, names, constants(s), s, seat, action),
    board: (s, observer) => board(words, names, constants(s), s, observer),
    piles: (s, observer) => pilesOf(words.piles, names, constants(s), s, observer),
    event: (event) => events.tell(event, sentences),
    reason: (reason) => reasonText(words, names, reason),
  };
}

function reasonText(words: Words, names: OwnNames, { code, params = {} }: Reason): string {
  if (!isReason(code)) return code;
  const { card, evidence, colour = 0, round = 0 } = params;
  const title = evidence === undefined ? names.cheat(card ?? 0) : names.evidence(evidence);
  return words.reasons[code]({ card: title, name: names.state(colour), round });
}

function prompt(words: Words, names: OwnNames, c: MatchConstants, s: State, seat: Seat): string {
  const { prompts } = words;
  const f = c.fields;
  const pending = f.awaited.get(s);
  const phase = f.phase.get(s);
  if (pending === OVER) return prompts.over;
  if (pending === CHANCE_ACTS) return prompts.chance;
  if (phase === Phase.answer && includes(f.asked.get(s), seat))
    return prompts.answer({ evidence: names.evidenceLook(f.onTable.get(s) - 1), given: !includes(pending, seat) });
  if (!includes(pending, seat)) return prompts.others;
  const left = f.left.get(s);
  const source = phase >= Phase.gain && phase <= Phase.give ? sourceName(names, c, s) : '';
  switch (phase) {
    case Phase.cheat: {
      const round = f.round.get(s);
      return prompts.cheat({
        pile: f.pile.at(s, seat - 1),
        doubled: f.doubled.at(s, seat - 1) === 1,
        playable: cheatsHeld(c, s, seat - 1).some((card) => (c.cheatRound[card] ?? 4) <= round),
      });
    }
    case Phase.gain:
      return prompts.gain({ left, source });
    case Phase.lose:
      return prompts.lose({ left, source });
    case Phase.take:
      return prompts.take({ votes: left, source });
    case Phase.give:
      return prompts.give({ votes: left, source });
    default:
      return f.week.get(s) === 1 ? prompts.firstWeek : prompts.week({ week: names.week(f.week.get(s)) });
  }
}

/** The space or News Card whose effect is being carried out. */
function sourceName(names: OwnNames, c: MatchConstants, s: State): string {
  const source = effectInProgress(c, s);
  return source.kind === 'news' ? names.news(source.card) : names.space(source.round, source.space, source.role);
}

function label(words: Words, names: OwnNames, c: MatchConstants, s: State, seat: Seat, action: number): string {
  const { actions } = words;
  const { hold, cheat, gain, lose, take, give, search, play, answer } = c.actions.verbs;
  const f = c.fields;
  switch (c.actions.verb(action)) {
    case hold:
      return actions.hold;
    case search:
      return actions.search;
    case cheat: {
      const card = action - cheat.base;
      const value = (c.cheatValue[card] ?? 0) << f.doubled.at(s, seat - 1);
      return actions.cheat({ card: names.cheatLook(card), votes: Math.min(value, f.pile.at(s, seat - 1)) });
    }
    case gain:
      return actions.gain({ name: names.state(action - gain.base) });
    case lose:
      return actions.lose({ name: names.state(action - lose.base) });
    case take:
      return actions.take({ name: names.state(action - take.base), votes: f.left.get(s) });
    case give:
      return actions.give({ name: names.state(action - give.base), votes: f.left.get(s) });
    case play:
      return actions.play({ card: names.evidenceLook(action - play.base) });
    default: {
      const card = action - answer.base;
      const evidence = Math.max(0, f.onTable.get(s) - 1);
      // Against a Clincher a wild protects only its owner (ruling 47).
      const all = c.protectsAll[card] === 1 && c.clincher[evidence] === 0;
      if (c.cheatRound[card] === 4) return actions.answerWild({ card: names.cheat(card), all });
      const due = returnDue(c, evidence, card);
      return actions.answer({ card: names.cheatLook(card), votes: Math.min(due, f.votes.at(s, seat - 1)) });
    }
  }
}

function board(words: Words, names: OwnNames, c: MatchConstants, s: State, observer: Observer): string[] {
  const f = c.fields;
  const round = f.round.get(s);
  const where = (seat: Seat): string => {
    if (round === 4) return '';
    if (hasFinished(c, s, seat)) return words.board.finished;
    const { space, lap, laps } = pawnOf(c, s, seat);
    return words.board.space({
      name: names.space(round, space, seat === INCUMBENT ? 'incumbent' : 'state'),
      lap,
      laps,
    });
  };
  const lines = [
    words.board.round({
      round,
      name: words.rounds[round] ?? '',
      week: round === 4 ? names.week(f.week.get(s)) : undefined,
    }),
    words.board.incumbent({
      where: round === 4 ? undefined : where(INCUMBENT),
      evidence: f.evidenceHand.get(s),
      deck: f.evidenceDeck.get(s),
    }),
  ];
  for (let state = 0; state < c.states; state++) {
    const colour = f.colour.at(s, state);
    lines.push(
      words.board.state({
        name: names.state(colour),
        colour: words.colours[COLOURS[colour] ?? ''] ?? '',
        pile: f.pile.at(s, state),
        votes: f.votes.at(s, state),
        pot: f.pot.at(s, state),
        hand: f.hand.at(s, state),
        doubled: f.doubled.at(s, state) === 1,
        where: where(state + 1),
        played: cheatsPlayed(c, s, state).map((card) => names.cheatLook(card)),
      }),
    );
  }
  if (f.phase.get(s) === Phase.answer)
    lines.push(words.board.onTable({ evidence: names.evidenceLook(f.onTable.get(s) - 1) }));
  if (observer > INCUMBENT)
    lines.push(words.board.yourCheats({ cards: cheatsHeld(c, s, observer - 1).map((card) => names.cheatLook(card)) }));
  if (observer === INCUMBENT)
    lines.push(words.board.yourEvidence({ cards: evidenceHeld(c, s).map((card) => names.evidenceLook(card)) }));
  return lines;
}
