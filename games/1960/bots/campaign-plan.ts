import { read, type Seat, type State } from '@whistlestop/kernel';
import {
  actions,
  bag,
  campaignBan,
  CHECK_ACTION,
  DONE_ACTION,
  freeTravel,
  KENNEDY,
  MOST_CHECKS,
  needsCheck,
  NEIGHBOURS,
  NIXON,
  STATE_COUNT,
  STATES_OF_TRAVEL_REGION,
  support,
  SUPPORT_ACTION,
  tokens,
  TRAVEL_ACTION,
  TRAVEL_REGION_OF,
  TRAVEL_REGIONS,
} from '../rules/parts.ts';
import type { StateVotes } from './state-votes.ts';
import { playsLeft } from './horizon.ts';

const { verbs } = actions;
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

/** What a campaigning play is meant for: a region to end in, and a state to leave alone. */
export interface Intent {
  readonly target: number;
  readonly avoid: number;
}
/** Nothing particular in mind. */
export const OPEN_MIND: Intent = { target: ANYWHERE, avoid: ANYWHERE };

/** What a campaigning action starts from. */
export interface Purse {
  readonly cp: number;
  /** The travel region the candidate is in. */
  readonly region: number;
  /** Most cubes in one state; 0: no limit. */
  readonly perState: number;
}

/** Most cubes a Campaigning action can place: Whistlestop's seven. */
const MOST_CUBES = 7;
/** Cubes in one state whose gains are known ahead. */
const DEEPEST = MOST_CHECKS;

/**
 * Spends campaign points as well as single cubes can tell: cube by cube to the greatest gain, among the states where
 * the candidate is and those of one region he may travel to.
 */
export class CampaignPlanner {
  readonly #states: StateVotes;
  /** Votes gained by the next cube in each state, for each number of cubes added before. */
  readonly #gains = new Float64Array(STATE_COUNT * DEEPEST);
  readonly #added = new Int32Array(STATE_COUNT);
  readonly #bestAdded = new Int32Array(STATE_COUNT);
  /** The states, the seat and the plays left the gains were found for. */
  readonly #board = new Int16Array(STATE_COUNT);
  #weighedFor = -1;
  #weighedAt = -1;
  /** Votes gained by the best cubes of each region, one after another. */
  readonly #falls = new Float64Array(REGION_COUNT * MOST_CUBES);
  /** Votes gained by the first so many cubes of the latest spending. */
  readonly #sums = new Float64Array(MOST_CUBES + 1);
  /** The latest plan: expected votes gained, and the region it travels to. */
  votes = 0;
  target = ANYWHERE;

  /** The CP the latest plan expects to be left at its next step; -1 when there is none to go on with. */
  #expected = -1;

  constructor(states: StateVotes) {
    this.#states = states;
  }

  /** Forgets what was weighed on another board. */
  weighAnew(): void {
    this.#weighedFor = -1;
  }

  /** Forgets the latest plan: the next step begins a new action. */
  forget(): void {
    this.#expected = -1;
  }

  /** The next step of a Campaigning action: of the plan under way, or of a new one. Free travel alone is no reason to go on. */
  step(s: State, seat: Seat, purse: Purse, intent: Intent, legal: Int16Array, count: number): number {
    if (purse.cp === 0) return DONE_ACTION;
    if (this.#expected !== purse.cp) this.plan(s, seat, purse, intent);
    const action = this.#nextStep(purse, legal, count);
    this.#expected = -1;
    if (verbs.support.has(action)) this.#tick(action - SUPPORT_ACTION, 1, purse.cp);
    else if (verbs.check.has(action)) this.#tick(verbs.check.arg(action), verbs.check.arg(action, 1) + 1, purse.cp);
    return action;
  }

  #tick(state: number, cubes: number, cp: number): void {
    this.#bestAdded[state] = Math.max(0, read(this.#bestAdded, state) - cubes);
    this.#expected = cp - cubes;
  }

  /** Makes the best plan that fits the intent; answers the votes it should gain. */
  plan(s: State, seat: Seat, purse: Purse, { target, avoid }: Intent): number {
    this.#weigh(s, seat);
    if (avoid !== ANYWHERE) {
      this.#gains.fill(0, avoid * DEEPEST, (avoid + 1) * DEEPEST);
      this.#weighedFor = -1;
    }
    return this.#plan(purse, freeTravel.any(s, seat), target);
  }

  /** The state that gets most cubes in the latest plan. */
  get favourite(): number {
    let favourite = ANYWHERE;
    for (let state = 0, most = 0; state < STATE_COUNT; state++) {
      if (read(this.#bestAdded, state) <= most) continue;
      most = read(this.#bestAdded, state);
      favourite = state;
    }
    return favourite;
  }

  #plan(purse: Purse, free: boolean, target: number): number {
    this.votes = -1;
    this.target = purse.region;
    for (let region = 0; region < REGION_COUNT; region++) {
      if (target !== ANYWHERE && region !== target) continue;
      const cost = free ? 0 : read(distance, purse.region * REGION_COUNT + region);
      if (cost > 0 && cost >= purse.cp) continue;
      this.#spend(purse, region, purse.cp - cost);
      const votes = this.#sums[purse.cp - cost] as number;
      if (votes <= this.votes) continue;
      this.votes = votes;
      this.target = region;
      this.#bestAdded.set(this.#added);
    }
    return this.votes < 0 && target !== ANYWHERE ? this.#plan(purse, free, ANYWHERE) : this.votes;
  }

  /** What each number of CP up to the room of `into` would gain at best. */
  prospects(s: State, seat: Seat, into: Float64Array): void {
    this.#weigh(s, seat);
    const free = freeTravel.any(s, seat);
    const most = into.length - 1;
    const home = regionOf(s, seat);
    const falls = this.#falls;
    into.fill(0);
    this.#fall(home, most);
    for (let region = 0; region < REGION_COUNT; region++) {
      const cost = free ? 0 : read(distance, home * REGION_COUNT + region);
      if (cost >= most) continue;
      if (region !== home) this.#fall(region, most - cost);
      let votes = 0;
      for (let cp = cost + 1, here = 0, there = 0; cp <= most; cp++) {
        const near = falls[home * MOST_CUBES + here] as number;
        const far = region === home ? 0 : (falls[region * MOST_CUBES + there] as number);
        votes += near >= far ? near : far;
        if (near >= far) here++;
        else there++;
        if (votes > (into[cp] as number)) into[cp] = votes;
      }
    }
  }

  /** Finds what the best cubes of a region gain one after another. */
  #fall(region: number, cubes: number): void {
    const added = this.#added;
    const gains = this.#gains;
    const states = STATES_OF_TRAVEL_REGION[region] as Int32Array;
    for (let i = 0; i < states.length; i++) added[states[i] as number] = 0;
    for (let cube = 0; cube < cubes; cube++) {
      let best = 0;
      let chosen = -1;
      for (let i = 0; i < states.length; i++) {
        const state = states[i] as number;
        const before = added[state] as number;
        if (before >= DEEPEST) continue;
        const gain = gains[state * DEEPEST + before] as number;
        if (gain <= best) continue;
        best = gain;
        chosen = state;
      }
      if (chosen >= 0) added[chosen] = (added[chosen] as number) + 1;
      this.#falls[region * MOST_CUBES + cube] = best;
    }
  }

  /** Whether what cubes gain was found for this very board: a play is chosen and then made. */
  #isWeighed(s: State, seat: Seat, plays: number): boolean {
    const board = this.#board;
    let same = this.#weighedFor === seat && this.#weighedAt === plays;
    for (let slot = 0; same && slot < board.length; slot++) same = board[slot] === s[support.offset + slot];
    return same;
  }

  /** Finds what cubes would gain everywhere; a check counts as the part of a cube it is likely to bring. */
  #weigh(s: State, seat: Seat): void {
    const plays = playsLeft(s);
    if (this.#isWeighed(s, seat, plays)) return;
    this.#board.set(s.subarray(support.offset, support.offset + STATE_COUNT));
    this.#weighedFor = seat;
    this.#weighedAt = plays;
    const cubes = bag.at(s, KENNEDY) + bag.at(s, NIXON);
    const hit = cubes <= 0 ? 0.5 : bag.at(s, seat) / cubes;
    const gains = this.#gains;
    for (let state = 0; state < STATE_COUNT; state++) {
      const row = state * DEEPEST;
      if (campaignBan.any(s, seat, state)) gains.fill(0, row, row + DEEPEST);
      else if (needsCheck(s, seat, state))
        for (let added = 0; added < DEEPEST; added++)
          gains[row + added] = hit * this.#states.gainOf(s, seat, state, Math.floor(added * hit), plays);
      else this.#states.gainsOf(s, seat, state, plays, gains, row, DEEPEST);
    }
  }

  #spend(purse: Purse, target: number, cubes: number): void {
    const added = this.#added;
    const gains = this.#gains;
    const sums = this.#sums;
    const most = purse.perState === 0 ? DEEPEST : purse.perState;
    const here = STATES_OF_TRAVEL_REGION[purse.region] as Int32Array;
    const there = STATES_OF_TRAVEL_REGION[target] as Int32Array;
    const length = target === purse.region ? here.length : here.length + there.length;
    added.fill(0);
    sums[0] = 0;
    for (let cube = 0; cube < cubes; cube++) {
      let best = 0;
      let chosen = -1;
      for (let i = 0; i < length; i++) {
        const state = (i < here.length ? here[i] : there[i - here.length]) as number;
        const before = added[state] as number;
        if (before >= most) continue;
        const gain = gains[state * DEEPEST + before] as number;
        if (gain <= best) continue;
        best = gain;
        chosen = state;
      }
      if (chosen >= 0) added[chosen] = (added[chosen] as number) + 1;
      sums[cube + 1] = (sums[cube] as number) + best;
    }
  }

  /** What comes next of the latest plan, of the legal actions: what is nearest comes first. */
  #nextStep(purse: Purse, legal: Int16Array, count: number): number {
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

/** The travel region a seat's token is in. */
const regionOf = (s: State, seat: Seat): number => read(TRAVEL_REGION_OF, tokens.at(s, seat));
