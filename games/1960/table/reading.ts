import { type Seat, type State, UNKNOWN } from '@whistlestop/kernel';
import { CARD_COUNT, CARD_IDS, cardOf, EDGE_OF, isCommitted, KENNEDY, zone } from '../rules/parts.ts';
import type { NineteenSixtyTexts } from '../texts/index.ts';
import type { CardContent } from './pieces/cards/card-content.ts';
import type { Candidate, Holding, PerCandidate } from './pieces/pieces.ts';
import type { CardId } from './offers.ts';

/** The candidate of a seat. */
export const candidateOf = (seat: Seat): Candidate => (seat === KENNEDY ? 'kennedy' : 'nixon');

/** A signed count as pieces of one owner: positive Kennedy, negative Nixon. */
export const holdingOf = (signed: number): Holding => ({
  owner: signed > 0 ? 'kennedy' : signed < 0 ? 'nixon' : null,
  count: Math.abs(signed),
});

/** Something of each candidate. */
export const perCandidate = <T>(of: (seat: Seat) => T): PerCandidate<T> => ({ kennedy: of(0), nixon: of(1) });

/** Whom an empty state's edge favours. */
export const edgeOf = (state: number): Candidate => candidateOf(EDGE_OF[state] ?? KENNEDY);

/** The cards of a zone that the view shows, in the order of their numbers. */
export function cardsIn(view: State, where: number): CardId[] {
  const found: CardId[] = [];
  for (let card = 0; card < CARD_COUNT; card++) {
    const id = CARD_IDS[card];
    if (id !== undefined && zone.at(view, card) === where) found.push(id);
  }
  return found;
}

/** A count that may be hidden; undefined when it is. */
export const known = (value: number): number | undefined => (value === UNKNOWN ? undefined : value);

/** A card as it is printed, in the reader's language. */
export function cardContent(id: CardId, texts: NineteenSixtyTexts): CardContent {
  const { printed, category = 'normal' } = cardOf(CARD_IDS.indexOf(id));
  const { title, effect } = texts.cards[id];
  const { cp, rest, icon, issue, state } = printed;
  return { id, title, effect, cp, rest, icon, issue, state, category };
}

/** Whether a card of the hand has been chosen for the strategy stack. */
export const isSetAside = (view: State, seat: Seat, id: CardId): boolean =>
  isCommitted(view, seat, CARD_IDS.indexOf(id));

/** Whether a text names a card. */
export const isCardId = (id: string): id is CardId => (CARD_IDS as readonly string[]).includes(id);
