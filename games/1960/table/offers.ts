import type { Action } from '@whistlestop/kernel';
import {
  actions,
  CARD_IDS,
  CHECK_ACTION,
  ISSUES,
  MOST_CHECKS,
  PLAYS,
  REGIONS,
  STATES,
  type StateCode,
} from '../rules/parts.ts';
import type { Issue, Region } from './pieces/pieces.ts';

export type CardId = (typeof CARD_IDS)[number];

/** What can be clicked where: the legal choices of a decision, sorted by the thing they speak of. */
export interface Offers {
  readonly states: ReadonlyMap<StateCode, readonly Action[]>;
  readonly regions: ReadonlyMap<Region, readonly Action[]>;
  readonly issues: ReadonlyMap<Issue, readonly Action[]>;
  /** Swaps of two neighbours on the issue track. */
  readonly swaps: readonly Action[];
  readonly cards: ReadonlyMap<CardId, readonly Action[]>;
  /** Uses of the candidate card. */
  readonly candidate: readonly Action[];
  /** Everything that is a plain answer: yes, done, pass... */
  readonly answers: readonly Action[];
}

const { verbs } = actions;
const stateVerbs = [verbs.support, verbs.check, verbs.stay, verbs.add, verbs.remove];
const regionVerbs = [verbs.media, verbs.unmedia, verbs.endorse];
const cardVerbs = [verbs.play, verbs.take, verbs.drop, verbs.aside, verbs.debate, verbs.resolve];

/** Sorts the legal choices by what they speak of. Every choice lies in exactly one place. */
export function offersOf(legal: readonly Action[]): Offers {
  const states = new Map<StateCode, Action[]>();
  const regions = new Map<Region, Action[]>();
  const issues = new Map<Issue, Action[]>();
  const cards = new Map<CardId, Action[]>();
  const swaps: Action[] = [];
  const candidate: Action[] = [];
  const answers: Action[] = [];
  for (const action of legal) {
    const state = stateVerbs.find((verb) => verb.has(action));
    const region = regionVerbs.find((verb) => verb.has(action));
    const card = cardVerbs.find((verb) => verb.has(action));
    if (state !== undefined) put(states, STATES[state.arg(action)], action);
    else if (region !== undefined) put(regions, REGIONS[region.arg(action)], action);
    else if (card !== undefined) put(cards, CARD_IDS[card.arg(action)], action);
    else if (verbs.travel.has(action)) travelTo(regions, answers, action);
    else if (verbs.issue.has(action)) put(issues, ISSUES[verbs.issue.arg(action)], action);
    else if (verbs.swap.has(action)) swaps.push(action);
    else if (verbs.playCandidate.has(action)) candidate.push(action);
    else answers.push(action);
  }
  return { states, regions, issues, swaps, cards, candidate, answers };
}

/** Alaska and Hawaii have no box on the map, so going there is a plain answer. */
function travelTo(regions: Map<Region, Action[]>, answers: Action[], action: Action): void {
  const region = REGIONS[verbs.travel.arg(action)];
  if (region === undefined) answers.push(action);
  else put(regions, region, action);
}

function put<Key>(places: Map<Key, Action[]>, key: Key | undefined, action: Action): void {
  if (key === undefined) return;
  const there = places.get(key);
  if (there === undefined) places.set(key, [action]);
  else there.push(action);
}

/** The code of playing a card in one of the ways of `PLAYS`. */
export const playAction = (card: CardId, way: (typeof PLAYS)[number]): Action =>
  verbs.play.of(CARD_IDS.indexOf(card), PLAYS.indexOf(way));

/** How many support checks a choice declares; 0 when it declares none. */
export const checksIn = (action: Action): number =>
  verbs.check.has(action) ? ((action - CHECK_ACTION) % MOST_CHECKS) + 1 : 0;
