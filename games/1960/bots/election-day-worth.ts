import type { State } from '@whistlestop/kernel';
import { cardNumber, ELECTION_DAY_IDS, type ElectionDayId, stateNumber, support } from '../rules/parts.ts';
import type { StateVotes } from './state-votes.ts';

/** Kennedy's votes by an event waiting for Election Day; `luck` is his share of the bag, `price` the votes of one CP. */
type Worth = (s: State, states: StateVotes, plays: number, luck: number, price: number) => number;

const [ILLINOIS, CALIFORNIA, CONNECTICUT] = [stateNumber('IL'), stateNumber('CA'), stateNumber('CT')];

const worth: Readonly<Record<ElectionDayId, Worth>> = {
  'late-returns-from-cook-county': (s, states, plays, luck) => 5 * luck * states.slopeOf(s, ILLINOIS, plays),
  'early-returns-from-connecticut': (s, states, plays) =>
    5 * Math.tanh(support.at(s, CONNECTICUT) / 2) * 0.5 * states.slopeOf(s, CALIFORNIA, plays),
  // `StateVotes` counts it with the states.
  'unpledged-electors': () => 0,
  recount: (_s, _states, _plays, luck, price) => -3 * (1 - luck) * 1.3 * price,
};

/** The cards whose events wait for Election Day, and what each is worth while it waits. */
export const ELECTION_DAY_CARDS = Int32Array.from(ELECTION_DAY_IDS, cardNumber);
export const ELECTION_DAY_WORTH: readonly Worth[] = ELECTION_DAY_IDS.map((id) => worth[id]);
