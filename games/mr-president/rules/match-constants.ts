import { firstSeats } from '@whistlestop/kernel';
import { CAMPAIGN_CARDS } from '../cards/cards.ts';
import { CLOSE_SPREAD, POPULAR_VOTE_CHART, POPULAR_VOTE_CHART_OF_VERSION_1 } from './popular-vote.ts';
import { STATE_CARDS } from '../cards/state-cards.ts';
import { CONVENTION } from './layout.ts';
import type { Options } from './options.ts';

const SHORT_ROUNDS = Int32Array.from([4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 5, 6]);
const LONG_ROUNDS = Int32Array.from(STATE_CARDS, () => 1);
/** Places in one column of the chart. */
const PLACE_ROOM = 4;
/** Today's rules. A match that was begun with version 1 goes on with it. */
export const VERSION = 2;

/** What one set of options fixes for the whole match: numbers, lengths and which rules apply. Never changes. */
export class MatchConstants {
  readonly options: Options;
  readonly version: number;
  readonly seats: number;
  /** All candidates as a set. */
  readonly everybody: number;
  readonly second: boolean;
  /** Second edition by popular vote. */
  readonly popular: boolean;
  readonly nominee: boolean;
  readonly scorerFirst: boolean;
  readonly plurality: boolean;
  readonly bothTallies: boolean;
  /** Nobody learns of an answer to a declared double before all have answered (ruling 69). */
  readonly secretAnswers: boolean;
  /** Ties for first are not buried for ever (ruling 67). */
  readonly limitsBurials: boolean;
  /** After so many campaigns that elect nobody the last of them decides (ruling 68). */
  readonly campaigns: number;
  /** Points by card, counted from 1; 0 is no card. */
  readonly points: Int32Array;
  /** Electoral votes by state. */
  readonly votes: Int32Array;
  readonly totalVotes: number;
  readonly majority: number;
  readonly spread: number;
  /** Second edition: the popular vote of each state in thousands, all places of the regular column together. */
  readonly popularVotes: Int32Array;
  readonly #chart: Int32Array;
  readonly #rounds: Int32Array;
  readonly #conventionRounds: Int32Array;

  constructor(options: Options, version: number = VERSION) {
    const { data, candidates } = options;
    const today = version === VERSION;
    this.options = options;
    this.version = version;
    this.seats = candidates;
    this.everybody = firstSeats(candidates);
    this.second = options.edition === 'second';
    this.popular = options.edition === 'second' && options.method === 'popular';
    this.nominee = options.edition === 'first' && options.version === 'nominee';
    this.scorerFirst = options.edition === 'first' && options.commitOrder === 'scorerFirst';
    this.plurality = !this.nominee && agreedWithoutMajority(options, today) === 'plurality';
    this.bothTallies = options.edition === 'second' && options.keepBothTallies;
    this.secretAnswers = today;
    this.limitsBurials = today;
    this.campaigns = today ? 3 : Number.POSITIVE_INFINITY;
    this.points = Int32Array.from([0, ...CAMPAIGN_CARDS.map(({ id, points }) => data?.cards?.[id] ?? points)]);
    this.votes = Int32Array.from(
      STATE_CARDS,
      ({ code, electoralVotes }) => data?.electoralVotes?.[code] ?? electoralVotes,
    );
    this.totalVotes = this.votes.reduce((sum, votes) => sum + votes, 0);
    this.majority = Math.floor(this.totalVotes / 2) + 1;
    this.spread = (data?.closeSpread ?? CLOSE_SPREAD)[candidates];
    this.#chart = new Int32Array(STATE_CARDS.length * 2 * PLACE_ROOM);
    const chart = today ? POPULAR_VOTE_CHART : POPULAR_VOTE_CHART_OF_VERSION_1;
    STATE_CARDS.forEach(({ code }, state) => {
      const row = data?.popularVote?.[code] ?? chart[code];
      this.#chart.set(row.regular[candidates], state * 2 * PLACE_ROOM);
      this.#chart.set(row.close[candidates], (state * 2 + 1) * PLACE_ROOM);
    });
    this.popularVotes = Int32Array.from(STATE_CARDS, (_, state) => (this.second ? this.#stateTotal(state) : 0));
    this.#rounds = options.length === 'short' ? SHORT_ROUNDS : LONG_ROUNDS;
    this.#conventionRounds =
      'conventionLength' in options
        ? options.conventionLength === 'short'
          ? SHORT_ROUNDS
          : LONG_ROUNDS
        : this.#rounds;
  }

  /** Cards turned up in each round of a race. */
  rounds(race: number): Int32Array {
    return race === CONVENTION ? this.#conventionRounds : this.#rounds;
  }

  /** How often a candidate takes up the 13 cards: once in a short campaign, four times in a long one (14, 35, 39). */
  hands(race: number): number {
    return this.rounds(race) === SHORT_ROUNDS ? 1 : 4;
  }

  /** Thousands of popular votes for a place (from 0) in a state; column 1 is the close column. */
  placeVotes(state: number, column: number, place: number): number {
    return this.#chart[(state * 2 + column) * PLACE_ROOM + place] ?? 0;
  }

  #stateTotal(state: number): number {
    let total = 0;
    for (let place = 0; place < this.seats; place++) total += this.placeVotes(state, 0, place);
    return total;
  }
}

/**
 * What is agreed for a campaign without a majority, or else its default: in the first edition only an exact tie of two
 * has none (ruling 20), in the second states can go unscored (ruling 68).
 */
function agreedWithoutMajority(options: Options, today: boolean): 'replay' | 'plurality' {
  const agreed = 'noMajority' in options ? options.noMajority : undefined;
  const isRare = options.candidates === 2 && !(today && options.edition === 'second');
  return agreed ?? (isRare ? 'replay' : 'plurality');
}
