import { read, type Seat, type State } from '@whistlestop/kernel';
import {
  bag,
  campaignBan,
  CARRIED,
  CHECK_ACTION,
  checkEverywhere,
  DONE_ACTION,
  freeTravel,
  KENNEDY,
  media,
  MOST_CHECKS,
  NEIGHBOURS,
  NIXON,
  noChecks,
  opponentOf,
  REGION_OF,
  signOf,
  STATE_COUNT,
  STATES_OF_TRAVEL_REGION,
  support,
  SUPPORT_ACTION,
  tokens,
  TRAVEL_ACTION,
  TRAVEL_REGION_OF,
  TRAVEL_REGIONS,
} from '@whistlestop/nineteen-sixty/parts';
import type { Evaluator } from './evaluator.ts';
import { playsLeft } from './horizon.ts';

const REGION_COUNT = TRAVEL_REGIONS.length;
/** No particular region in mind. */
export const ANYWHERE = -1;

/** Boundaries between two travel regions, and the first region on the way (rulings 34, 35). */
const distance = new Int32Array(REGION_COUNT * REGION_COUNT);
const onTheWay = new Int32Array(REGION_COUNT * REGION_COUNT);
for (let from = 0; from < REGION_COUNT; from++) {
  const reached = [from];
  onTheWay[from * REGION_COUNT + from] = from;
  for (const at of reached)
    for (let next = 0; next < REGION_COUNT; next++) {
      if (((read(NEIGHBOURS, at) >> next) & 1) === 0 || reached.includes(next)) continue;
      reached.push(next);
      distance[from * REGION_COUNT + next] = read(distance, from * REGION_COUNT + at) + 1;
      onTheWay[from * REGION_COUNT + next] = at === from ? next : read(onTheWay, from * REGION_COUNT + at);
    }
}

/** What a campaigning action starts from. */
export interface Purse {
  readonly cp: number;
  /** The travel region the candidate is in. */
  readonly region: number;
  /** Most cubes in one state; 0: no limit. */
  readonly perState: number;
}

/**
 * Spends campaign points as well as single cubes can tell: cube by cube to the greatest gain, among the states where
 * the candidate is and those of one region he may travel to.
 */
export class CampaignPlanner {
  readonly #evaluator: Evaluator;
  readonly #added = new Int32Array(STATE_COUNT);
  readonly #bestAdded = new Int32Array(STATE_COUNT);
  /** The latest plan: expected votes gained, and the region it travels to. */
  votes = 0;
  target = ANYWHERE;

  constructor(evaluator: Evaluator) {
    this.#evaluator = evaluator;
  }

  /** Makes the best plan, or the best one that goes to a given region; answers the votes it should gain. */
  plan(s: State, seat: Seat, purse: Purse, target = ANYWHERE): number {
    const free = freeTravel.any(s, seat);
    this.votes = -1;
    this.target = purse.region;
    for (let region = 0; region < REGION_COUNT; region++) {
      if (target !== ANYWHERE && region !== target) continue;
      const cost = free ? 0 : read(distance, purse.region * REGION_COUNT + region);
      if (cost > 0 && cost >= purse.cp) continue;
      const votes = this.#spend(s, seat, purse, region, purse.cp - cost);
      if (votes <= this.votes) continue;
      this.votes = votes;
      this.target = region;
      this.#bestAdded.set(this.#added);
    }
    if (this.votes < 0 && target !== ANYWHERE) return this.plan(s, seat, purse);
    return this.votes;
  }

  #spend(s: State, seat: Seat, purse: Purse, target: number, cubes: number): number {
    const added = this.#added;
    added.fill(0);
    const plays = playsLeft(s);
    const hit = this.#hitRate(s, seat);
    let votes = 0;
    for (let cube = 0; cube < cubes; cube++) {
      let best = 0;
      let chosen = -1;
      for (let region = 0; region < REGION_COUNT; region++) {
        if (region !== target && region !== purse.region) continue;
        const states = STATES_OF_TRAVEL_REGION[region] as Int32Array;
        for (let i = 0; i < states.length; i++) {
          const state = read(states, i);
          const before = read(added, state);
          if (purse.perState > 0 && before >= purse.perState) continue;
          const checked = mustCheck(s, seat, state);
          const gain = checked
            ? hit * this.#evaluator.gainOf(s, seat, state, Math.floor(before * hit), plays)
            : this.#evaluator.gainOf(s, seat, state, before, plays);
          if (gain <= best || campaignBan.any(s, seat, state)) continue;
          best = gain;
          chosen = state;
        }
      }
      if (chosen < 0) break;
      added[chosen] = read(added, chosen) + 1;
      votes += best;
    }
    return votes;
  }

  #hitRate(s: State, seat: Seat): number {
    const cubes = bag.at(s, KENNEDY) + bag.at(s, NIXON);
    return cubes <= 0 ? 0.5 : bag.at(s, seat) / cubes;
  }

  /** The next step of the latest plan, of the legal ones; what is nearest comes first. */
  nextStep(purse: Purse, legal: Int16Array, count: number): number {
    const states = STATES_OF_TRAVEL_REGION[purse.region] as Int32Array;
    for (let i = 0; i < states.length; i++) {
      const state = read(states, i);
      const cubes = Math.min(read(this.#bestAdded, state), MOST_CHECKS);
      if (cubes === 0) continue;
      for (let choice = 0; choice < count; choice++) {
        const action = legal[choice] as number;
        if (action === SUPPORT_ACTION + state) return action;
        if (action === CHECK_ACTION + state * MOST_CHECKS + Math.min(cubes, purse.cp) - 1) return action;
      }
    }
    const way = TRAVEL_ACTION + read(onTheWay, purse.region * REGION_COUNT + this.target);
    if (this.target !== purse.region)
      for (let choice = 0; choice < count; choice++) if (legal[choice] === way) return way;
    return DONE_ACTION;
  }
}

/** Whether support in a state would need checks: rulings 37, 38 and 56. */
export function mustCheck(s: State, seat: Seat, state: number): boolean {
  const rival = opponentOf(seat);
  const carried = support.at(s, state) * signOf(rival) >= CARRIED;
  if (!carried && tokens.at(s, rival) !== state && !checkEverywhere.any(s, seat)) return false;
  return media.at(s, read(REGION_OF, state)) * signOf(seat) <= 0 && !noChecks.any(s, seat);
}

/** The travel region a seat's token is in. */
export const regionOf = (s: State, seat: Seat): number => read(TRAVEL_REGION_OF, tokens.at(s, seat));
