/** The cards as tables: what rules read about a card by its number (its printed number less one). */
import { type Card, type CardId, CARDS, type Category } from './cards.ts';
import { ISSUES } from '../rules/map.ts';
import { stateNumber } from '../rules/states.ts';

export const CARD_IDS = Object.keys(CARDS) as readonly CardId[];
const cards: readonly Card<CardId>[] = Object.values(CARDS);
export const CARD_COUNT = cards.length;
/** Stands for the candidate card where a rule speaks of the card played: the number after the last. */
export const CANDIDATE_CARD = cards.length;

export const cardNumber = (id: CardId): number => CARD_IDS.indexOf(id);
export const cardOf = (card: number): Card<CardId> => cards[card] as Card<CardId>;

export const CP_OF = Int32Array.from(cards, ({ printed }) => printed.cp);
export const REST_OF = Int32Array.from(cards, ({ printed }) => printed.rest);
/** -1 for the Gathering Momentum cards. */
export const ISSUE_OF = Int32Array.from(cards, ({ printed }) =>
  printed.issue === null ? -1 : ISSUES.indexOf(printed.issue),
);
export const STATE_OF = Int32Array.from(cards, ({ printed }) =>
  printed.state === null ? -1 : stateNumber(printed.state),
);

/** A set of seats: whose icons the card carries. */
const iconSets = { kennedy: 1, nixon: 2, both: 3 } as const;
export const BOTH_ICONS = iconSets.both;
export const ICONS_OF = Int32Array.from(cards, ({ printed }) => iconSets[printed.icon]);

const categories: readonly Category[] = ['normal', 'turn', 'debate', 'electionDay', 'prevention'];
export const [NORMAL, TURN_EVENT, DEBATE_EVENT, ELECTION_DAY_EVENT, PREVENTION_EVENT] = [0, 1, 2, 3, 4];
export const CATEGORY_OF = Int32Array.from(cards, ({ category }) => categories.indexOf(category ?? 'normal'));

/** The card whose presence on the board makes this one's event unplayable, or -1. No card has two such. */
export const PREVENTED_BY = Int32Array.from(CARD_IDS, (id) =>
  cards.findIndex(({ prevents }) => prevents?.includes(id) ?? false),
);

/** The cards whose events last. */
export type LastingId = {
  [Id in CardId]: (typeof CARDS)[Id] extends { readonly whileInForce: object } ? Id : never;
}[CardId];
export const LASTING_IDS: readonly LastingId[] = CARD_IDS.filter((id): id is LastingId => 'whileInForce' in CARDS[id]);

/** The cards whose events wait for Election Day. */
export type ElectionDayId = {
  [Id in CardId]: (typeof CARDS)[Id] extends { readonly category: 'electionDay' } ? Id : never;
}[CardId];
export const ELECTION_DAY_IDS: readonly ElectionDayId[] = CARD_IDS.filter(
  (id): id is ElectionDayId => CATEGORY_OF[cardNumber(id)] === ELECTION_DAY_EVENT,
);

/** Whether a card may be put into a strategy stack: every card but the Gathering Momentum ones. */
export const isStrategyCard = (card: number): boolean => (ISSUE_OF[card] ?? -1) >= 0;
