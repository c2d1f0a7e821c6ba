import { read, type Seat, type State } from '@whistlestop/kernel';
import {
  bag,
  CARD_COUNT,
  CP_OF,
  DEBATE_SPACE,
  DEBATE_TURN,
  ELECTION_DAY_SPACE,
  exhausted,
  HAND,
  holderOf,
  ICONS_OF,
  ISSUE_OF,
  ISSUES,
  issues,
  KENNEDY,
  media,
  momentum,
  NIXON,
  opponentOf,
  REGIONS,
  rest,
  signOf,
  STACK,
  STATE_OF,
  tokens,
  track,
  TRAVEL_REGION_OF,
  turn,
  TURN_SPACE,
  winner,
  zone,
} from '../rules/parts.ts';
import { ELECTION_DAY_CARDS, ELECTION_DAY_WORTH } from './election-day-worth.ts';
import { ALL_PLAYS, awardsToCome, PLAYS_A_TURN, playsLeft, playsLeftInTurn } from './horizon.ts';
import { LASTING_CARDS, LASTING_WORTH } from './lasting-worth.ts';
import { widthOf } from './state-odds.ts';
import { StateVotes } from './state-votes.ts';
import type { Weights } from './weights.ts';

/** The parts of a position's worth, each in electoral votes, positive for Kennedy. */
export const TERMS = [
  'states',
  'issues',
  'momentum',
  'media',
  'tokens',
  'bag',
  'candidateCards',
  'hand',
  'debates',
  'electionDay',
  'lasting',
] as const;
export type Term = (typeof TERMS)[number];
const [STATES_TERM, ISSUES_TERM, MOMENTUM_TERM, MEDIA_TERM, TOKENS_TERM, BAG_TERM, CANDIDATE_TERM] = [
  0, 1, 2, 3, 4, 5, 6,
];
const [HAND_TERM, DEBATES_TERM, ELECTION_DAY_TERM, LASTING_TERM] = [7, 8, 9, 10];

const ZONE_AT = zone.offset;

const BEST_CARDS = 8;
/** What a card of a hand nobody sees is worth, in CP. */
const USUAL_WORTH = 3.4;
/** CP of two cards on an issue that win it as often as not, and how sharply more or fewer tell. */
const EVEN_DEBATE = 5;
const DEBATE_WIDTH = 1.3;
const even = 1 / (1 + Math.exp(EVEN_DEBATE / DEBATE_WIDTH));
/** The logistic curve nearest to the normal one. */
const NORMAL_AS_LOGISTIC = 1.702;

/** What a side pays attention to: everything, unless it is told to overlook some terms. */
export interface Outlook {
  readonly weights: Weights;
  readonly overlooks?: readonly Term[];
}

/**
 * How good a position is for a seat, from what that seat knows: the board, its own hand and its own strategy stack.
 * Nothing is allocated; `terms` keeps the account of the latest position.
 */
export class Evaluator {
  readonly weights: Weights;
  /** The account of the latest position, in electoral votes, positive for Kennedy. */
  readonly terms = new Float64Array(TERMS.length);
  readonly states: StateVotes;
  /** What each card is worth in the hand, in CP; a searcher who has looked at its event knows better than the print. */
  readonly cardWorth = Float64Array.from(CP_OF);
  readonly #heeds: Float64Array;
  readonly #price = new Float64Array(ALL_PLAYS + 1);
  readonly #best = new Float64Array(BEST_CARDS);
  readonly #hand = new Int32Array(CARD_COUNT);
  readonly #stack = new Int32Array(CARD_COUNT);
  #inHand = 0;
  #inStack = 0;
  readonly #debateTotals = new Float64Array(2 * ISSUES.length);

  constructor({ weights, overlooks = [] }: Outlook) {
    this.weights = weights;
    this.states = new StateVotes(weights);
    this.#heeds = Float64Array.from(TERMS, (term) => (overlooks.includes(term) ? 0 : 1));
    for (let plays = 0; plays <= ALL_PLAYS; plays++) this.#price[plays] = 9 / widthOf(weights, 20, plays);
  }

  /** The seat's chance of winning. */
  value(s: State, me: Seat): number {
    const won = winner.get(s);
    if (won > 0) return won - 1 === me ? 1 : 0;
    const z = this.#account(s, me) * signOf(me);
    return 1 / (1 + Math.exp((-NORMAL_AS_LOGISTIC * z) / this.states.spread));
  }

  /** Kennedy's expected lead in electoral votes, assets included, from what the seat knows. */
  balance(s: State, me: Seat): number {
    return this.#account(s, me);
  }

  /** The same without the hand, which every play spends: what a card did rather than what it cost. */
  boardBalance(s: State, me: Seat): number {
    return this.#account(s, me) - read64(this.terms, HAND_TERM);
  }

  /** Counts the states alone: what `mediaVotes` builds on. */
  survey(s: State): void {
    this.states.count(s, playsLeft(s));
  }

  /** Electoral votes one CP is worth with so many plays left. */
  priceAt(plays: number): number {
    return read64(this.#price, plays);
  }

  /** Votes the last of so many momentum markers is worth. */
  markerVotes(s: State, count: number): number {
    if (count === 0) return 0;
    const plays = playsLeft(s);
    return this.weights.momentum * (plays / (plays + 3)) * this.priceAt(plays) * (markers(count) - markers(count - 1));
  }

  /** Votes one more momentum marker is worth to the seat. */
  nextMarkerVotes(s: State, seat: Seat): number {
    return this.markerVotes(s, momentum.at(s, seat) + 1) * read64(this.#heeds, MOMENTUM_TERM);
  }

  /** What the seat's strategy stack promises, in votes: in the Debates, and on Election Day after them. */
  stackVotes(s: State, seat: Seat): number {
    const plays = playsLeft(s);
    this.#findOwnCards(s, seat);
    return (
      signOf(seat) *
      (this.#debatesOf(s, seat) * read64(this.#price, plays) * read64(this.#heeds, DEBATES_TERM) +
        this.#electionDayOf(s, seat, plays) * read64(this.#heeds, ELECTION_DAY_TERM))
    );
  }

  /** Votes one CP of a card in the hand is worth. */
  cardPrice(s: State): number {
    return this.weights.hand * this.priceAt(playsLeft(s));
  }

  #account(s: State, me: Seat): number {
    const plays = playsLeft(s);
    const price = read64(this.#price, plays);
    const { terms } = this;
    terms[STATES_TERM] = this.states.count(s, plays);
    this.#countAssets(s, plays, price);
    this.#findOwnCards(s, me);
    terms[HAND_TERM] = this.#handOf(s, me) * price;
    terms[DEBATES_TERM] = this.#debatesOf(s, me) * price;
    terms[ELECTION_DAY_TERM] = this.#electionDayOf(s, me, plays);
    terms[LASTING_TERM] = this.#lastingOf(s) * price;
    let sum = 0;
    for (let term = 0; term < terms.length; term++) {
      const counted = read64(terms, term) * read64(this.#heeds, term);
      terms[term] = counted;
      sum += counted;
    }
    return sum;
  }

  /** Votes the issues are worth to Kennedy; the part of the account that Positioning changes. */
  issueVotes(s: State): number {
    return this.#issuesOf(s) * this.priceAt(playsLeft(s)) * read64(this.#heeds, ISSUES_TERM);
  }

  /** Votes media support is worth to Kennedy, with the states as they were last counted. */
  mediaVotes(s: State): number {
    const plays = playsLeft(s);
    return this.#mediaOf(s, plays / (plays + 3), this.priceAt(plays)) * read64(this.#heeds, MEDIA_TERM);
  }

  #mediaOf(s: State, use: number, price: number): number {
    const { weights } = this;
    let cubes = 0;
    let cover = 0;
    for (let region = 0; region < REGIONS.length; region++) {
      const lead = media.at(s, region);
      cubes += lead;
      if (lead !== 0)
        cover += Math.sign(lead) * (0.65 + 0.35 * Math.min(4, Math.abs(lead))) * read64(this.states.regionPull, region);
    }
    return (
      (weights.media * cover * use) / 6 +
      weights.mediaMajority * Math.sign(cubes) * Math.min(1, awardsToCome(s)) * price
    );
  }

  #countAssets(s: State, plays: number, price: number): void {
    const { weights, terms } = this;
    const use = plays / (plays + 3);
    terms[ISSUES_TERM] = this.#issuesOf(s) * price;
    terms[MOMENTUM_TERM] =
      weights.momentum * use * price * (markers(momentum.at(s, KENNEDY)) - markers(momentum.at(s, NIXON)));
    terms[MEDIA_TERM] = this.#mediaOf(s, use, price);
    const kennedy = tokens.at(s, KENNEDY);
    const nixon = tokens.at(s, NIXON);
    const ahead =
      read64(this.states.pull, read(TRAVEL_REGION_OF, kennedy)) -
      read64(this.states.pull, read(TRAVEL_REGION_OF, nixon));
    const guards = this.states.slopeOf(s, kennedy, plays) - this.states.slopeOf(s, nixon, plays);
    terms[TOKENS_TERM] = use * ((weights.tokenRegion * ahead) / 5 + weights.tokenGuard * guards);
    const ours = bag.at(s, KENNEDY);
    const theirs = bag.at(s, NIXON);
    const share = ours + theirs === 0 ? 0 : ours / (ours + theirs) - 0.5;
    terms[BAG_TERM] = price * (weights.bag * 2 * share + weights.rest * (rest.at(s, KENNEDY) - rest.at(s, NIXON)));
    terms[CANDIDATE_TERM] = weights.candidateCard * use * price * (exhausted.at(s, NIXON) - exhausted.at(s, KENNEDY));
  }

  /** Awards expected from leading issues: this turn's, and what of the lead survives into the next. */
  #issuesOf(s: State): number {
    const phases = awardsToCome(s);
    if (phases === 0) return 0;
    const { issueAwards, issueCarry } = this.weights;
    const restless = playsLeftInTurn(s, KENNEDY) + playsLeftInTurn(s, NIXON);
    let worth = 0;
    for (let place = 0; place < ISSUES.length; place++) {
      const issue = track.at(s, place);
      if (issue < 0) continue;
      const lead = issues.at(s, issue);
      const kept = Math.sign(lead) * Math.max(0, Math.abs(lead) - 1);
      const carry = phases > 1 ? issueCarry * tanhAt(KEEPS, 0, kept) : 0;
      worth += (issueAwards[place] ?? 0) * (tanhAt(GRIPS, restless, lead) + carry);
    }
    return worth;
  }

  /** Lists the seat's hand and its strategy stack. */
  #findOwnCards(s: State, me: Seat): void {
    const hand = HAND + me;
    const stack = STACK + me;
    let inHand = 0;
    let inStack = 0;
    for (let card = 0; card < CARD_COUNT; card++) {
      const where = s[ZONE_AT + card] as number;
      if (where === hand) this.#hand[inHand++] = card;
      else if (where === stack) this.#stack[inStack++] = card;
    }
    this.#inHand = inHand;
    this.#inStack = inStack;
  }

  /** The best cards of the hand, as many as can still be played this turn, against what the other side usually holds. */
  #handOf(s: State, me: Seat): number {
    const plays = playsLeftInTurn(s, me);
    const theirs = USUAL_WORTH * playsLeftInTurn(s, opponentOf(me)) * this.weights.hand * signOf(me);
    if (plays === 0) return -theirs;
    const best = this.#best;
    best.fill(0);
    for (let held = 0; held < this.#inHand; held++) {
      let worth = read64(this.cardWorth, this.#hand[held] as number);
      for (let i = 0; i < plays && worth > 0; i++) {
        const better = read64(best, i);
        if (worth <= better) continue;
        best[i] = worth;
        worth = better;
      }
    }
    let sum = 0;
    for (let i = 0; i < plays; i++) sum += read64(best, i);
    return sum * this.weights.hand * signOf(me) - theirs;
  }

  /** What the own strategy stack promises in the Debates: pairs of strong cards on one issue, on the own side. */
  #debatesOf(s: State, me: Seat): number {
    if (turn.get(s) > DEBATE_TURN) return 0;
    const totals = this.#debateTotals;
    totals.fill(0);
    if (this.#inStack === 0) return 0;
    let misplaced = 0;
    for (let laid = 0; laid < this.#inStack; laid++) {
      const card = this.#stack[laid] as number;
      const cp = read(CP_OF, card);
      if (((read(ICONS_OF, card) >> me) & 1) === 0) {
        misplaced += cp;
        continue;
      }
      const top = 2 * read(ISSUE_OF, card);
      const first = read64(totals, top);
      const second = read64(totals, top + 1);
      totals[top] = Math.max(first, cp);
      totals[top + 1] = Math.max(second, Math.min(first, cp));
    }
    let won = -0.06 * misplaced;
    for (let issue = 0; issue < ISSUES.length; issue++) {
      const total = read64(totals, 2 * issue) + read64(totals, 2 * issue + 1);
      won += 1 / (1 + Math.exp((EVEN_DEBATE - total) / DEBATE_WIDTH)) - even;
    }
    return won * this.weights.debateIssue * signOf(me);
  }

  /** Support checks to come on Election Day: the own stack's after the Debates, and the events waiting. */
  #electionDayOf(s: State, me: Seat, plays: number): number {
    const cubes = bag.at(s, KENNEDY) + bag.at(s, NIXON);
    const luck = cubes === 0 ? 0.5 : bag.at(s, KENNEDY) / cubes;
    let votes = 0;
    if (turn.get(s) > DEBATE_TURN) {
      const hit = me === KENNEDY ? luck : luck - 1;
      for (let laid = 0; laid < this.#inStack; laid++)
        votes += 3 * hit * this.states.slopeOf(s, read(STATE_OF, this.#stack[laid] as number), plays);
    }
    for (let waiting = 0; waiting < ELECTION_DAY_CARDS.length; waiting++) {
      if (zone.at(s, read(ELECTION_DAY_CARDS, waiting)) !== ELECTION_DAY_SPACE) continue;
      votes += ELECTION_DAY_WORTH[waiting]?.(s, this.states, plays, luck, read64(this.#price, plays)) ?? 0;
    }
    return votes;
  }

  #lastingOf(s: State): number {
    let worth = 0;
    for (let lasting = 0; lasting < LASTING_CARDS.length; lasting++) {
      const card = read(LASTING_CARDS, lasting);
      const where = s[ZONE_AT + card] as number;
      if (where !== TURN_SPACE && where !== DEBATE_SPACE) continue;
      const holder = holderOf(s, card);
      if (holder < 0) continue;
      const share =
        where === DEBATE_SPACE ? 1 : (playsLeftInTurn(s, KENNEDY) + playsLeftInTurn(s, NIXON)) / (2 * PLAYS_A_TURN);
      worth += read64(LASTING_WORTH, lasting) * signOf(holder) * share;
    }
    return worth * this.weights.lasting;
  }
}

/** Leads of more cubes than this are as good as this many. */
const FAR_AHEAD = 15;
const LEADS = 2 * FAR_AHEAD + 1;
/** How sure a lead on an issue is, by the plays left in the turn and by the lead; and what survives into the next turn. */
const GRIPS = Float64Array.from({ length: LEADS * (2 * PLAYS_A_TURN + 1) }, (_, at) =>
  Math.tanh((1.6 / (1 + 0.22 * Math.floor(at / LEADS))) * ((at % LEADS) - FAR_AHEAD)),
);
const KEEPS = Float64Array.from({ length: LEADS }, (_, at) => Math.tanh(0.4 * (at - FAR_AHEAD)));
const tanhAt = (table: Float64Array, row: number, lead: number): number =>
  read64(table, row * LEADS + FAR_AHEAD + (lead > FAR_AHEAD ? FAR_AHEAD : lead < -FAR_AHEAD ? -FAR_AHEAD : lead));

/** The worth of so many momentum markers, the first counted as 1: each further one finds less to do. */
const markerWorth = Float64Array.from({ length: 32 }, (_, count) => (1 - 0.82 ** count) / 0.18);
const markers = (count: number): number => read64(markerWorth, count > 31 ? 31 : count);

const read64 = (array: Float64Array, index: number): number => array[index] as number;
