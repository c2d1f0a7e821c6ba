import { includes, type PlayerEvent, type Seat, type State, UNKNOWN } from '@whistlestop/kernel';
import {
  bandOf,
  candidateCount,
  CARD_IDS,
  events as eventBook,
  hasAnswered,
  layout,
  openPools,
  partyOf,
  presidentialCandidate,
  raceOf,
  roundNow,
  type MatchConstants,
  STATE_CODES,
  turnedUp,
  winnerOf,
} from '../rules/index.ts';
import { card1, card2, count, open1, open2 } from '../rules/parts.ts';
import type { MrPresidentTexts } from '../texts/index.ts';
import type { TableWords } from '../texts/table.ts';
import type { Bid, BidCard } from './pieces/Bids.tsx';
import { type Candidate, CANDIDATES, type Contender } from './pieces/candidates.ts';
import { WALKING_ORDER } from './pieces/country-pictures.ts';
import type { FilledState } from './pieces/FillingMap.tsx';
import type { Pool } from './pieces/PoolStacks.tsx';
import type { StateCardContent } from './pieces/StateCard.tsx';
import { sentencesOf, type TableStep } from '@whistlestop/table';

/** The seats of a match, in order. */
export const seatsIn = (view: State): readonly Seat[] => [...Array(candidateCount(view)).keys()];

export const inkOf = (seat: Seat): Candidate => CANDIDATES[seat] ?? 'red';

/** A side as it is shown: a candidate, or in the ticket election a party in the ink of its first seat. */
export const contender = (view: State, side: number, texts: MrPresidentTexts): Contender =>
  raceOf(view) === 'election'
    ? { ink: inkOf(2 * side), name: texts.party(side) }
    : { ink: inkOf(side), name: texts.seat(side) };

/** The sides that compete now. */
export const sidesIn = (view: State): readonly number[] => (raceOf(view) === 'election' ? [0, 1] : seatsIn(view));

/** How many contests the cards decide at once: the two conventions, else one. */
export const contestsIn = (view: State): readonly number[] => (raceOf(view) === 'convention' ? [0, 1] : [0]);

const codeOf = (state: number): (typeof STATE_CODES)[number] => STATE_CODES[state] ?? 'DC';

export function stateCard(
  constants: MatchConstants,
  state: number,
  texts: MrPresidentTexts,
  words: TableWords,
): StateCardContent {
  const code = codeOf(state);
  const votes = constants.votes[state] ?? 0;
  const voters = constants.popularVotes[state] ?? 0;
  return {
    code,
    name: texts.states[code],
    votes,
    band: bandOf(votes),
    worth: voters > 0 ? words.voters(voters) : words.votes(votes),
  };
}

/** What a seat has on the table; cards face down, and whether there is one of a secret answer, are told to their owner alone. */
function tableCards(view: State, seat: Seat, texts: MrPresidentTexts): BidCard[] {
  const cards = [
    { card: card1.at(view, seat), open: open1.at(view, seat) },
    { card: card2.at(view, seat), open: open2.at(view, seat) },
  ];
  return cards.flatMap(({ card, open }, index): BidCard[] => {
    const faceDown = open === 1 << seat;
    if (card !== UNKNOWN && card !== 0) return [{ ...named(view, card - 1, texts), faceDown }];
    return index < count.at(view, seat) ? [{ faceDown: true }] : [];
  });
}

function named(view: State, card: number, texts: MrPresidentTexts): { name: string; points: number } {
  const id = CARD_IDS[card];
  return { name: id === undefined ? '' : texts.cards[id].name, points: layout.fields.points.at(view, card) };
}

/** What lies on the table now. */
export function bidsNow(view: State, texts: MrPresidentTexts, words: TableWords): readonly Bid[] {
  return seatsIn(view).map((seat) => {
    const cards = tableCards(view, seat, texts);
    const shown = cards.filter(({ faceDown }) => !faceDown);
    return {
      ink: inkOf(seat),
      name: texts.seat(seat),
      cards,
      total: shown.length > 0 ? shown.reduce((sum, { points = 0 }) => sum + points, 0) : undefined,
      answered: hasAnswered(view, seat) ? words.answered : undefined,
    };
  });
}

/** Whether cards are turned up by this. */
export const isReveal = (event: PlayerEvent): boolean => eventBook.is(event, 'revealed', 'secondShown');

/**
 * The round on show, from 1. It is the one a reveal has just decided as long as that step is shown: the table itself
 * has gone on to the next, of which no state is turned up yet.
 */
export function roundOnShow(view: State, step: TableStep | undefined): number {
  const now = roundNow(view);
  const isDecided = step?.events.some(isReveal) === true && turnedUp(view).length === 0;
  return isDecided ? Math.max(0, now - 1) : now;
}

const wins = (event: PlayerEvent): boolean =>
  eventBook.is(event, 'won', 'carried') || (eventBook.is(event, 'placed') && event.args.place === 1);

/** A round as everybody showed it; another number, another round. */
export interface Reveal {
  readonly number: number;
  readonly bids: readonly Bid[];
  /** What became of a tie for first, as the edition has it; empty where there was none. */
  readonly ties: readonly string[];
  /** It is decided and nothing has been laid since: what lies on the table is still its own. */
  readonly lies: boolean;
}

/** What everybody showed when cards were last turned up, and who won by it; undefined before the first reveal. */
export function lastReveal(
  view: State,
  steps: readonly TableStep[],
  texts: MrPresidentTexts,
  words: TableWords,
): Reveal | undefined {
  const told = steps.flatMap((step) => step.events);
  // Another campaign, another count: the end of the one before is no round of this one.
  const events = told.slice(told.findLastIndex((event) => eventBook.is(event, 'campaignBegun')) + 1);
  const end = events.findLastIndex(isReveal);
  if (end < 0) return undefined;
  const start = events.slice(0, end).findLastIndex((event) => eventBook.is(event, 'turnedUp', 'pickedUp')) + 1;
  const round = events.slice(start);
  const bids = seatsIn(view).map((seat) => {
    const mine = round.filter((event) => eventBook.is(event, ...SHOWS) && event.args.seat === seat);
    const cards = mine
      .flatMap((event) => shownIn(event))
      .map((card) => ({ ...named(view, card, texts), faceDown: false }));
    const won = round.some((event) => wins(event) && isSide(event.args, seat));
    const bid = { ink: inkOf(seat), name: texts.seat(seat), cards };
    return {
      ...bid,
      total: cards.length > 0 ? cards.reduce((sum, { points }) => sum + points, 0) : undefined,
      note: won ? words.wins : round.some((event) => isLevel(event, seat)) ? words.ties : undefined,
    };
  });
  const since = events.slice(end + 1);
  const lies =
    since.some((event) => eventBook.is(event, ...DECIDES)) && !since.some((event) => eventBook.is(event, ...LAYS));
  const ties = sentencesOf({ events: round.filter((event) => eventBook.is(event, ...TIES)) }, texts);
  return { number: start, bids, ties, lies };
}

/** The first edition leaves a pool open; the second buries the states, or lets the lowest total go ahead. */
const TIES = ['poolOpened', 'buried', 'levelForFirst'] as const;

/** Whether a fact tells of a tie for first that this seat, or in the ticket election (race 2) its party, is in. */
const isLevel = (event: PlayerEvent, seat: Seat): boolean => {
  if (eventBook.is(event, 'poolOpened'))
    return includes(event.args.contenders, event.args.race === 2 ? partyOf(seat) : seat);
  return eventBook.is(event, 'buried', 'levelForFirst') && includes(event.args.seats, seat);
};

const DECIDES = ['won', 'poolOpened', 'placed', 'carried', 'unscored'] as const;
const LAYS = ['committed', 'declared'] as const;

const SHOWS = ['revealed', 'declared', 'secondShown'] as const;

function shownIn(event: PlayerEvent): number[] {
  if (eventBook.is(event, 'declared', 'secondShown')) return [event.args.card];
  if (!eventBook.is(event, 'revealed')) return [];
  const { first, second } = event.args;
  return [first, second].filter((card) => card >= 0);
}

/** Whether a fact speaks of this seat: by itself, or in the ticket election (race 2) by its party. */
const isSide = (args: PlayerEvent['args'], seat: Seat): boolean =>
  (args['seat'] ?? args['side']) === (args['race'] === 2 ? partyOf(seat) : seat);

/** The pools in dispute. */
export function poolsOf(
  view: State,
  constants: MatchConstants,
  texts: MrPresidentTexts,
  words: TableWords,
): readonly Pool[] {
  return openPools(view).map(({ contest, round, contenders, states }) => {
    const sides = contenders.map((side) => contender(view, side, texts));
    const votes = states.reduce((sum, state) => sum + (constants.votes[state] ?? 0), 0);
    return {
      id: `${contest}-${round}`,
      title: words.pool(round, votes),
      codes: states.map(codeOf),
      states: states.map((state) => texts.states[codeOf(state)]),
      contenders: sides,
      between: words.between(sides.map(({ name }) => name)),
    };
  });
}

/** What everybody sees of the states in one contest, in the order in which the map is walked. */
export function countryIn(
  view: State,
  contest: number,
  { constants, texts, words, up, lit }: Showing,
): readonly FilledState[] {
  const disputed = new Set(openPools(view).flatMap((pool) => (pool.contest === contest ? pool.states : [])));
  return WALKING_ORDER.map((code): FilledState => {
    const state = STATE_CODES.findIndex((one) => one === code);
    const votes = constants.votes[state] ?? 0;
    const side = winnerOf(view, state, contest);
    const owner = side === undefined ? undefined : contender(view, side, texts);
    const fate = owner?.name ?? (disputed.has(state) ? words.disputed : up.has(state) ? words.isUp : words.notPlayed);
    return {
      code,
      label: words.stateLabel(texts.states[codeOf(state)], votes, fate),
      votes,
      ink: owner?.ink,
      disputed: disputed.has(state),
      up: up.has(state),
      lit: lit.has(state),
    };
  });
}

/** What a country is shown with. */
export interface Showing {
  readonly constants: MatchConstants;
  readonly texts: MrPresidentTexts;
  readonly words: TableWords;
  /** The states turned up, and those pointed at in the log. */
  readonly up: ReadonlySet<number>;
  readonly lit: ReadonlySet<number>;
}

/** A party's ticket in words, once it is nominated. */
export function ticketOf(view: State, party: number, texts: MrPresidentTexts, words: TableWords): string | undefined {
  const president = presidentialCandidate(view, party);
  if (president === undefined) return undefined;
  const vice = president === 2 * party ? 2 * party + 1 : 2 * party;
  return words.ticket(texts.seat(president), texts.seat(vice));
}
