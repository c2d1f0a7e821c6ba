import { includes, type Observer, type Seat, type State, UNKNOWN } from '@whistlestop/kernel';
import { mayCallRecess } from '../rules/commit.ts';
import { STATE_CODES } from '../cards/state-cards.ts';
import {
  asked,
  bothTallies,
  candidates,
  card1,
  card2,
  challenger,
  committed,
  CONVENTION,
  count,
  decidedBy,
  deck,
  doubled,
  edition,
  ELECTION,
  handsLeft,
  leaders,
  playing,
  popular,
  POPULAR_COUNT,
  popularStake,
  race,
  round,
  score,
  stake,
  winner,
} from '../rules/layout.ts';
import { events } from '../rules/events.ts';
import { ANSWER, FIRST_CARD, FINISH, PASS, PLAY_ON, RECESS, SECOND_CARD, UPSET, DEFEND } from '../rules/notation.ts';
import {
  handOf,
  hasAnswered,
  membersIn,
  openPools,
  placing,
  placingAfterUpset,
  stageOf,
  turnedUp,
} from '../rules/reading.ts';
import { isReason } from '../rules/reasons.ts';
import { membersOf, partyOf } from '../rules/sides.ts';
import { cardName, pilesOf } from './piles.ts';
import { planOf } from './plan.ts';
import type { MrPresidentTexts, Words } from './words.ts';

/* What is said when; how it is said is each language's own. */

/** Makes the texts of a language from its words. */
export function speak(words: Words): MrPresidentTexts {
  return {
    title: words.title,
    cards: words.cards,
    states: words.states,
    rulings: words.rulings,
    rulingSections: words.rulingSections,
    guideHeadings: words.guideHeadings,
    seat: (seat) => words.seat(seat),
    party: (party) => words.party(party),
    prompt: (s, seat) => prompt(words, s, seat),
    action: (s, _seat, action) => label(words, s, action),
    board: (s, observer) => board(words, s, observer),
    piles: (s) => pilesOf(words, s),
    plan: (s, seat, partner, agreed) => planOf(words, s, seat, partner, agreed),
    event: (event) => events.tell(event, words.events),
    reason: ({ code, params = {} }) => (isReason(code) ? words.reasons[code](params) : code),
  };
}

const stateNames = (words: Words, states: readonly number[]): string[] =>
  states.map((state) => words.states[STATE_CODES[state] ?? 'DC']);

const sideName = (words: Words, s: State, side: number): string =>
  race.get(s) === ELECTION ? words.party(side) : words.seat(side);

function prompt(words: Words, s: State, seat: Seat): string {
  const { prompts } = words;
  switch (stageOf(s)) {
    case 'commit':
      return promptCommit(words, s, seat);
    case 'answer':
      if (!includes(asked.get(s), seat)) return prompts.wait;
      return prompts.answer(membersIn(playing.get(s) & ~asked.get(s)).filter((other) => count.at(s, other) === 2));
    case 'upset':
      if (!includes(asked.get(s), seat)) return prompts.wait;
      return prompts.upset(words.order(placing(s)), words.order(placingAfterUpset(s)));
    case 'defend':
      return placing(s)[0]?.[0] === seat ? prompts.defend(challenger.get(s) - 1) : prompts.wait;
    case 'finish': {
      const ahead = [...Array(candidates.get(s)).keys()].reduce((a, b) => (score.at(s, b) > score.at(s, a) ? b : a), 0);
      return includes(committed.get(s), seat) ? prompts.wait : prompts.finish(ahead, score.at(s, ahead));
    }
    case 'parley':
      return includes(committed.get(s), seat) ? prompts.wait : prompts.parley;
    case 'recess':
      if (!includes(asked.get(s), seat)) return prompts.otherRecess;
      return includes(committed.get(s), seat) ? prompts.wait : prompts.recess;
    case 'over':
      return prompts.over(sideName(words, s, winner.get(s) - 1));
    default:
      return prompts.chance;
  }
}

function promptCommit(words: Words, s: State, seat: Seat): string {
  const { prompts } = words;
  if (!includes(asked.get(s), seat)) return prompts.wait;
  const leading = leaders.get(s);
  const parts = [prompts.commit(round.get(s), stateNames(words, turnedUp(s)), stake.get(s), popularStake.get(s))];
  if (includes(committed.get(s), seat)) return includes(leading, seat) ? prompts.wait : prompts.mayRevise;
  const rivals = race.get(s) === CONVENTION ? membersOf(partyOf(seat)) : ~0;
  if (includes(leading, seat)) parts.push(prompts.leads);
  else if ((leading & rivals & ~committed.get(s)) !== 0) parts.push(prompts.waitsForLeader);
  if (handOf(s, seat).length > 1 && (edition.get(s) === 1 || !includes(doubled.get(s), seat)))
    parts.push(prompts.mayDouble);
  if (mayCallRecess(s, seat)) parts.push(prompts.mayCallRecess);
  return parts.join(' ');
}

function label(words: Words, s: State, action: number): string {
  const says = words.actions;
  const card = (base: number) => cardName(words, s, action - base);
  if (action < ANSWER) return playLabel(words, s, action);
  if (action < UPSET) return says.answer(card(ANSWER));
  if (action < DEFEND) return says.upset(card(UPSET));
  if (action < PASS) return says.defend(card(DEFEND));
  switch (action) {
    case PASS:
      return stageOf(s) === 'upset' ? says.noUpset : stageOf(s) === 'defend' ? says.noDefence : says.noAnswer;
    case FINISH:
      return says.finish;
    case PLAY_ON:
      return says.playOn;
    case RECESS:
      return says.recess;
    default:
      return says.ready;
  }
}

function playLabel(words: Words, s: State, play: number): string {
  const first = cardName(words, s, (FIRST_CARD[play] ?? 0) - 1);
  const second = SECOND_CARD[play] ?? 0;
  if (second === 0) return words.actions.play(first);
  const other = cardName(words, s, second - 1);
  return edition.get(s) === 1 ? words.actions.orderedPair(first, other) : words.actions.pair(first, other);
}

function board(words: Words, s: State, _observer: Observer): string[] {
  const says = words.board;
  const seats = [...Array(candidates.get(s)).keys()];
  const sides = race.get(s) === ELECTION ? [0, 1] : seats;
  const isPopular = decidedBy.get(s) === POPULAR_COUNT;
  const counts = (shown: boolean, line: (side: number) => string) => (shown ? sides.map(line) : []);
  return [
    says.head(race.get(s), round.get(s), deck.get(s)),
    says.turnedUp(stateNames(words, turnedUp(s)), stake.get(s), popularStake.get(s)),
    ...openPools(s).map((pool) => says.pool(pool.contenders, race.get(s), stateNames(words, pool.states))),
    ...counts(isPopular || bothTallies.get(s) === 1, (side) =>
      says.popular(sideName(words, s, side), popular.at(s, side)),
    ),
    ...counts(!isPopular || bothTallies.get(s) === 1, (side) =>
      says.electoral(sideName(words, s, side), score.at(s, side)),
    ),
    ...seats.flatMap((seat) => seatLines(words, s, seat)),
  ];
}

function seatLines(words: Words, s: State, seat: Seat): string[] {
  const says = words.board;
  const name = words.seat(seat);
  const lying = [card1.at(s, seat), card2.at(s, seat)];
  const shown = lying.filter((card) => card !== UNKNOWN && card !== 0).map((card) => cardName(words, s, card - 1));
  const down = count.at(s, seat) - shown.length;
  const cards = handOf(s, seat).map((card) => cardName(words, s, card));
  return [
    says.hand(name, cards, handsLeft.at(s, seat)),
    ...(edition.get(s) === 0 && !includes(doubled.get(s), seat) ? [says.doubleLeft(name)] : []),
    ...(shown.length > 0 ? [says.table(name, shown)] : []),
    ...(down > 0 ? [says.faceDown(name, down)] : []),
    ...(hasAnswered(s, seat) ? [says.answered(name)] : []),
  ];
}
