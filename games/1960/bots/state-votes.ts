import { read, type Seat, type State } from '@whistlestop/kernel';
import {
  cardNumber,
  cardOf,
  CARRIED,
  EDGE_OF,
  ELECTION_DAY_SPACE,
  endorsements,
  KENNEDY,
  NIXON,
  REGION_OF,
  REGIONS,
  signOf,
  STATE_COUNT,
  stateNumber,
  support,
  TRAVEL_REGION_OF,
  TRAVEL_REGIONS,
  zone,
} from '../rules/parts.ts';
import { playsLeft } from './horizon.ts';
import { EDGE_BLOCK, edgeIn, MARGINS, PLAYS_BLOCK, stateOdds, type StateOdds, WIDEST } from './state-odds.ts';
import type { Weights } from './weights.ts';

const UNPLEDGED = cardNumber('unpledged-electors');
const ELECTOR_STATES = Int32Array.from(
  cardOf(UNPLEDGED).whileInForce?.modifiers.flatMap(({ bearing }) =>
    bearing.on === 'statesBarelyHeld' ? bearing.states : [],
  ) ?? [],
  stateNumber,
);
const SUPPORT_AT = support.offset;
const ENDORSEMENTS_AT = endorsements.offset;

const clamp = (margin: number): number => (margin > WIDEST ? WIDEST : margin < -WIDEST ? -WIDEST : margin);

/** The electoral votes the states promise, and what a cube or an endorsement would change of them. Nothing is allocated. */
export class StateVotes {
  /** The standard deviation of the electoral votes still open, when the states were last counted. */
  spread = 1;
  /** What a cube in every state of a travel region would have brought then. */
  readonly pull = new Float64Array(TRAVEL_REGIONS.length);
  /** The same for the regions. */
  readonly regionPull = new Float64Array(REGIONS.length);
  readonly #regionSpread = new Float64Array(REGIONS.length);
  readonly #weights: Weights;
  readonly #odds: StateOdds;

  constructor(weights: Weights) {
    this.#weights = weights;
    this.#odds = stateOdds(weights);
  }

  /** Counts all states with so many plays left; answers Kennedy's expected lead in electoral votes. */
  count(s: State, plays: number): number {
    const { swing, variance, deviation, slope } = this.#odds;
    const base = plays * PLAYS_BLOCK + WIDEST;
    const pull = this.pull;
    const regionPull = this.regionPull;
    const regionSpread = this.#regionSpread;
    pull.fill(0);
    regionPull.fill(0);
    regionSpread.fill(0);
    let expected = 0;
    let spread = 0;
    // Raw slots instead of field accessors: this loop is most of what thinking costs.
    for (let state = 0, row = base; state < STATE_COUNT; state++, row += MARGINS) {
      const region = REGION_OF[state] as number;
      const endorsed = s[ENDORSEMENTS_AT + region] as number;
      const edge = endorsed === 0 ? (EDGE_OF[state] as number) : endorsed > 0 ? KENNEDY : NIXON;
      const margin = s[SUPPORT_AT + state] as number;
      const at = row + edge * EDGE_BLOCK + (margin > WIDEST ? WIDEST : margin < -WIDEST ? -WIDEST : margin);
      expected += swing[at] as number;
      spread += variance[at] as number;
      (regionSpread[region] as number) += deviation[at] as number;
      const steep = slope[at] as number;
      (pull[TRAVEL_REGION_OF[state] as number] as number) += steep;
      (regionPull[region] as number) += steep;
    }
    if (zone.at(s, UNPLEDGED) === ELECTION_DAY_SPACE) expected -= this.#withheld(s, base);
    const { regionalShock, spreadAtEnd, spreadPerPlay } = this.#weights;
    for (let region = 0; region < REGIONS.length; region++)
      spread += regionalShock * (regionSpread[region] as number) * (regionSpread[region] as number);
    const rest = spreadAtEnd + spreadPerPlay * Math.sqrt(plays);
    this.spread = Math.sqrt(spread + rest * rest);
    return expected;
  }

  /** What the unpledged electors cost Kennedy: his share of their states unless he carries them (ruling 84). */
  #withheld(s: State, base: number): number {
    const { swing } = this.#odds;
    let lost = 0;
    for (let i = 0; i < ELECTOR_STATES.length; i++) {
      const state = read(ELECTOR_STATES, i);
      const margin = support.at(s, state);
      const row = base + state * MARGINS;
      lost += ((swing[row + clamp(margin)] as number) - (swing[row + clamp(margin - CARRIED)] as number)) / 2;
    }
    return lost;
  }

  #placeOf(s: State, state: number, plays: number, margin: number): number {
    const edge = edgeIn(state, endorsements.at(s, read(REGION_OF, state)));
    return plays * PLAYS_BLOCK + WIDEST + edge * EDGE_BLOCK + state * MARGINS + clamp(margin);
  }

  /** Votes one cube would move in a state as things stand. */
  slopeOf(s: State, state: number, plays: number): number {
    return this.#odds.slope[this.#placeOf(s, state, plays, support.at(s, state))] as number;
  }

  /** Votes the seat gains by the next cube in a state where it has added some already. */
  gainOf(s: State, seat: Seat, state: number, added: number, plays: number): number {
    const sign = signOf(seat);
    const margin = support.at(s, state) + sign * added;
    const { swing } = this.#odds;
    const from = swing[this.#placeOf(s, state, plays, margin)] as number;
    const to = swing[this.#placeOf(s, state, plays, margin + sign)] as number;
    return (to - from) * sign;
  }

  /** The same for several cubes one after another, written into a row. */
  gainsOf(s: State, seat: Seat, state: number, plays: number, into: Float64Array, row: number, count: number): void {
    const { swing } = this.#odds;
    const sign = signOf(seat);
    const margin = s[SUPPORT_AT + state] as number;
    const endorsed = s[ENDORSEMENTS_AT + (REGION_OF[state] as number)] as number;
    const edge = endorsed === 0 ? (EDGE_OF[state] as number) : endorsed > 0 ? KENNEDY : NIXON;
    const zero = plays * PLAYS_BLOCK + WIDEST + edge * EDGE_BLOCK + state * MARGINS;
    // A cube moves the margin by one: the table's neighbours, unless the margin leaves the table.
    if (margin * sign + count <= WIDEST && margin * sign >= -WIDEST) {
      let at = zero + margin;
      let from = swing[at] as number;
      for (let added = 0; added < count; added++) {
        at += sign;
        const to = swing[at] as number;
        into[row + added] = (to - from) * sign;
        from = to;
      }
      return;
    }
    let from = swing[zero + clamp(margin)] as number;
    for (let added = 0; added < count; added++) {
      const to = swing[zero + clamp(margin + sign * (added + 1))] as number;
      into[row + added] = (to - from) * sign;
      from = to;
    }
  }

  /** Votes an endorsement in a region brings the seat: the edge in every state there, where it changes sides. */
  endorsementVotes(s: State, seat: Seat, region: number): number {
    const plays = playsLeft(s);
    const sign = signOf(seat);
    const before = endorsements.at(s, region);
    const { swing } = this.#odds;
    let votes = 0;
    for (let state = 0; state < STATE_COUNT; state++) {
      if (REGION_OF[state] !== region) continue;
      const from = edgeIn(state, before);
      const to = edgeIn(state, before + sign);
      if (from === to) continue;
      const row = plays * PLAYS_BLOCK + WIDEST + state * MARGINS + clamp(support.at(s, state));
      votes += (swing[row + to * EDGE_BLOCK] as number) - (swing[row + from * EDGE_BLOCK] as number);
    }
    return votes * sign;
  }
}
