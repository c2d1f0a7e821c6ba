import { type Game, read, type Seat, type State } from '@whistlestop/kernel';
import { HookOrCrook, Phase } from '../rules/parts.ts';
import type { Valuer } from '@whistlestop/kernel/bots';

/** What a valuer of Hook or Crook weighs; fitted by bots/fit/fit.mjs. */
export interface Weights {
  /** How far the lead in one colour can still move, in votes: in Round 4, and for each root of a space still to walk. */
  readonly widthAtEnd: number;
  readonly widthPerSpace: number;
  /** Votes each Evidence Card of the Incumbent promises him in every colour. */
  readonly evidence: number;
  /** Votes more that it takes back where a played cheat lies for it to prove. */
  readonly exposed: number;
  /** Votes each unplayed Cheat Card of a State will still bring it. */
  readonly cheat: number;
  /** Votes by which the Incumbent's start moves each lead for each space still to walk. */
  readonly drift: number;
}

export const WEIGHTS: Weights = {
  widthAtEnd: 5.4,
  widthPerSpace: 0.8,
  evidence: 1.1,
  exposed: 4.2,
  cheat: 1.8,
  drift: -0.08,
};

/** Values a position of Hook or Crook: the odds in every colour, then the odds of the majority the Incumbent needs. */
export class HookOrCrookValuer implements Valuer {
  readonly #game: HookOrCrook;
  readonly #weights: Weights;
  readonly #odds: Float64Array;
  /** Cheats each State has on the table, as last counted. */
  readonly played: Int32Array;

  constructor(game: Game, weights: Weights = WEIGHTS) {
    if (!(game instanceof HookOrCrook)) throw new TypeError('This valuer knows Hook or Crook alone');
    this.#game = game;
    this.#weights = weights;
    this.#odds = new Float64Array(game.constants.states + 1);
    this.played = new Int32Array(game.constants.states);
  }

  value(s: State, seat: Seat): number {
    const { constants } = this.#game;
    const { fields, states, needed } = constants;
    if (fields.phase.get(s) === Phase.over) {
      scores.fill(0);
      this.#game.result(s, scores);
      return scores[seat] ?? 0;
    }
    const left = spacesLeft(this.#game, s);
    const width = this.#weights.widthAtEnd + this.#weights.widthPerSpace * Math.sqrt(left);
    this.countPlayed(s);
    const odds = this.#odds;
    odds.fill(0);
    odds[0] = 1;
    for (let state = 0; state < states; state++) {
      const beaten = 1 / (1 + Math.exp(-this.#lead(s, state, left) / width));
      for (let count = state + 1; count > 0; count--)
        odds[count] = (odds[count] ?? 0) * (1 - beaten) + (odds[count - 1] ?? 0) * beaten;
      odds[0] = (odds[0] ?? 0) * (1 - beaten);
    }
    let incumbent = 0;
    for (let count = needed; count <= states; count++) incumbent += odds[count] ?? 0;
    return seat === 0 ? incumbent : (1 - incumbent) * this.#share(s, seat - 1, left);
  }

  /** Counts the cheats each State has played and still has to answer for. */
  countPlayed(s: State): void {
    const { fields, zones, states } = this.#game.constants;
    const { offset, length } = fields.cheatZone;
    this.played.fill(0);
    for (let card = 0; card < length; card++) {
      const state = (s[offset + card] as number) - zones.stack;
      if (state >= 0 && state < states) this.played[state] = (this.played[state] ?? 0) + 1;
    }
  }

  /** The Incumbent's lead in a colour as it may be expected to end. */
  #lead(s: State, state: number, left: number): number {
    const { pile, votes, evidenceHand, hand } = this.#game.constants.fields;
    const { evidence, exposed, cheat, drift } = this.#weights;
    const proofs = evidenceHand.get(s);
    const now = pile.at(s, state) - votes.at(s, state) + 0.5;
    const proven = exposed * Math.min(proofs, this.played[state] ?? 0);
    return now + evidence * proofs + proven - cheat * hand.at(s, state) + drift * left;
  }

  /** A State's share of a common win: places go by votes held (ruling 53). */
  #share(s: State, state: number, left: number): number {
    const { states, fields } = this.#game.constants;
    const width = 2 + 0.7 * Math.sqrt(left);
    let behind = 0;
    for (let other = 0; other < states; other++)
      if (other !== state)
        behind += 1 / (1 + Math.exp((fields.votes.at(s, state) - fields.votes.at(s, other)) / width));
    return 1 - behind / states;
  }
}

const scores = new Float32Array(8);

/** Spaces the pawns have still to walk before Round 4, for each seat on average. */
export function spacesLeft({ constants }: HookOrCrook, s: State): number {
  const { round, walked } = constants.fields;
  let left = 0;
  for (let ring = round.get(s); ring <= 3; ring++) {
    const finish = read(constants.ringFinish, ring);
    for (let seat = 0; seat <= constants.states; seat++)
      left += ring === round.get(s) ? finish - Math.min(finish, walked.at(s, seat)) : finish;
  }
  return left / (constants.states + 1);
}
