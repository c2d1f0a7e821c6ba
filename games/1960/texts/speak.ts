/** Turns a language's words into the texts a table asks for. No language of its own. */
import {
  CHANCE_ACTS,
  type GameTexts,
  includes,
  OVER,
  type Observer,
  type Seat,
  type State,
  UNKNOWN,
} from '@whistlestop/kernel';
import { CANDIDATE_CARD, CARD_COUNT, ISSUE_OF, STATE_OF } from '../cards/card-tables.ts';
import { ISSUES, REGIONS } from '../rules/map.ts';
import { EDGE_OF, STATE_COUNT, STATES_OF_REGION, VOTES } from '../rules/states.ts';
import { CHECKS_PER_CARD } from '../rules/effects/checks.ts';
import { events } from '../rules/events.ts';
import { type Question, sourceOf } from '../rules/frames.ts';
import * as board from '../rules/layout.ts';
import { machine, waitingOperation } from '../rules/machine.ts';
import { freeTravel } from '../rules/modifiers.ts';
import { actions, ORDERS, PAIRS, POSITION, PREEMPT } from '../rules/notation.ts';
import { cpOf, preemptCost } from '../rules/activity.ts';
import { campaignUnderWay } from '../rules/campaigning.ts';
import { debateTotalOf } from '../rules/debates.ts';
import { isReason } from '../rules/reasons.ts';
import { KENNEDY, NIXON, ownerOf } from '../rules/seats.ts';
import { cardsIn, LASTING_SPACES, pilesOf } from './piles.ts';
import type { Words } from './words.ts';

/** The texts made of a language's words. */
export function speak(words: Words): GameTexts {
  return {
    title: words.title,
    seat: words.seat,
    prompt: (s, seat) => promptOf(words, s, seat),
    action: (s, seat, action) => actionOf(words, s, seat, action),
    board: (s, observer) => boardOf(words, s, observer),
    piles: (s, observer) => pilesOf(words, s, observer),
    event: (event) => events.tell(event, words.events),
    reason: ({ code, params = {} }) => (isReason(code) ? words.reasons[code](params) : code),
  };
}

/** The questions about a campaigning candidate, wherever he is. */
const REGIONAL: readonly Question[] = ['campaign', 'travelOn', 'stay'];

function promptOf({ prompts, cardTitle }: Words, s: State, seat: Seat): string {
  if (board.phase.get(s) === board.GAME_OVER)
    return prompts.over(board.winner.get(s) - 1, board.votes.at(s, KENNEDY), board.votes.at(s, NIXON));
  const pending = machine.pending(s);
  if (pending === CHANCE_ACTS || pending === OVER) return prompts.chance;
  if (!includes(pending, seat)) return prompts.waitFor(includes(pending, KENNEDY) ? KENNEDY : NIXON);
  const operation = waitingOperation(s);
  const f = machine.top(s);
  const question = operation?.question?.(s, f, seat);
  if (question === undefined) return prompts.chance;
  const source = sourceOf(s, f);
  return prompts.questions[question]({
    seat,
    card: source < 0 || source >= CARD_COUNT ? '' : cardTitle(source),
    left: operation?.left?.(s, f, seat) ?? 0,
    cubes: 1,
    state: 0,
    ...operation?.about?.(s, f),
    region: REGIONAL.includes(question) ? campaignUnderWay(s, f).region : 0,
    freeTravel: freeTravel.any(s, seat),
    issue: question === 'debateBonus' ? board.track.at(s, ISSUES.length - board.issuesWon.get(s)) : 0,
  });
}

function actionOf({ actions: say }: Words, s: State, seat: Seat, action: number): string {
  const verb = actions.verb(action);
  if (verb === undefined) return String(action);
  const at = (position: number): number => verb.arg(action, position);
  const order = ORDERS[at(0)] ?? [];
  const pair = PAIRS[at(0)] ?? [];
  switch (verb) {
    case actions.verbs.play: {
      const preempted = at(1) > POSITION;
      const use = preempted ? at(1) - PREEMPT : at(1);
      return say.play(at(0), use, cpOf(s, seat, at(0), use), preempted, preemptCost(s, seat));
    }
    case actions.verbs.playCandidate:
      return say.playCandidate(at(0) + 1, cpOf(s, seat, CANDIDATE_CARD, at(0) + 1));
    case actions.verbs.check:
      return say.check(at(0), at(1) + 1);
    case actions.verbs.act:
      return say.act(at(0) + 1);
    case actions.verbs.orderIssues:
      return say.orderIssues(order[0] ?? 0, order[1] ?? 0, order[2] ?? 0);
    case actions.verbs.swap:
      return say.swap(pair[0] ?? 0, pair[1] ?? 0);
    case actions.verbs.award:
      return say.award(at(0) === 1);
    case actions.verbs.resolve: {
      const state = STATE_OF[at(0)] ?? 0;
      if (board.zone.at(s, at(0)) !== board.REVEALED + seat) return say.resolve(at(0));
      return say.resolveStrategy(at(0), CHECKS_PER_CARD, state, board.support.at(s, state));
    }
    default: {
      const word = say[verb.name as keyof typeof say] as string | ((argument: number) => string);
      return typeof word === 'string' ? word : word(at(0));
    }
  }
}

function boardOf({ board: say, cardTitle }: Words, s: State, observer: Observer): string[] {
  const titles = (zone: number): string[] => cardsIn(s, zone).map(cardTitle);
  const inPlay = LASTING_SPACES.flatMap((space) => cardsIn(s, space));
  const lines = [
    say.head(board.turn.get(s), board.phase.get(s), board.activity.get(s), board.first.get(s)),
    ...[KENNEDY, NIXON].map((seat) =>
      say.candidate(
        seat,
        board.tokens.at(s, seat),
        board.momentum.at(s, seat),
        board.rest.at(s, seat),
        board.exhausted.at(s, seat) === 1,
        board.handCount.at(s, seat),
      ),
    ),
    board.bag.at(s, KENNEDY) === UNKNOWN ? say.hiddenBag : say.bag(board.bag.at(s, KENNEDY), board.bag.at(s, NIXON)),
    say.track(placesOf(s).map((issue) => say.onIssue(issue, board.issues.at(s, issue)))),
    ...REGIONS.map((_, region) =>
      say.region(
        region,
        board.media.at(s, region),
        board.endorsements.at(s, region),
        ledIn(s, region).map(([state, cubes]) => say.stateCubes(state, cubes)),
        [KENNEDY, NIXON].flatMap((edge) => {
          const states = freeIn(s, region, edge);
          return states.length === 0 ? [] : say.free(edge, states);
        }),
      ),
    ),
    say.race(...race(s)),
  ];
  if (isDebating(s)) lines.push(...placesOf(s).map((issue) => say.debate(issue, lecterns(s, issue, cardTitle))));
  lines.push(...cardsIn(s, board.LIMBO).map((card) => say.onTable(card)), ...inPlay.map((card) => say.inPlay(card)));
  if (titles(board.DISCARD).length > 0) lines.push(say.discard(titles(board.DISCARD)));
  if (observer === KENNEDY || observer === NIXON) {
    const hand = cardsIn(s, board.HAND + observer);
    lines.push(say.hand(hand.length), ...hand.map((card) => say.print(card)));
    const stack = [...titles(board.STACK + observer), ...titles(board.REVEALED + observer)];
    if (stack.length > 0) lines.push(say.stack(stack));
  }
  for (const seat of [KENNEDY, NIXON]) {
    if (seat === observer) continue;
    const seen = [...titles(board.HAND + seat), ...titles(board.STACK + seat), ...titles(board.REVEALED + seat)];
    if (seen.length > 0) lines.push(say.seen(seat, seen));
  }
  return lines;
}

/** Whether issue tiles lie on the Debate Board. */
const isDebating = (s: State): boolean => ISSUES.some((_, place) => board.track.at(s, place) < 0);

/** The issues from the top of the track, or of the Debate Board while tiles lie there. */
const placesOf = (s: State): number[] =>
  ISSUES.map((_, place) => (isDebating(s) ? board.stage : board.track).at(s, place));

/** What lies on each side of an issue of the Debate Board. */
const lecterns = (s: State, issue: number, cardTitle: (card: number) => string) =>
  [KENNEDY, NIXON].map((side) => ({
    cards: cardsIn(s, board.SIDE + side)
      .filter((card) => ISSUE_OF[card] === issue)
      .map(cardTitle),
    total: debateTotalOf(s, issue, side),
  }));

function ledIn(s: State, region: number): [state: number, cubes: number][] {
  return [...(STATES_OF_REGION[region] ?? [])]
    .filter((state) => board.support.at(s, state) !== 0)
    .map((state) => [state, board.support.at(s, state)]);
}

/** The states of a region without cubes that have this side's edge. */
const freeIn = (s: State, region: number, edge: Seat): number[] =>
  [...(STATES_OF_REGION[region] ?? [])].filter((state) => board.support.at(s, state) === 0 && EDGE_OF[state] === edge);

/** Electoral votes of the states led by each side, and of those nobody leads. */
function race(s: State): [kennedy: number, nixon: number, undecided: number] {
  const votes: [number, number, number] = [0, 0, 0];
  for (let state = 0; state < STATE_COUNT; state++) {
    const owner = ownerOf(board.support.at(s, state));
    votes[owner < 0 ? 2 : (owner as 0 | 1)] += VOTES[state] ?? 0;
  }
  return votes;
}
