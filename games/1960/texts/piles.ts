/** The cards an observer may read, pile by pile. */
import type { Observer, ReadableCard, ReadablePile, State } from '@whistlestop/kernel';
import { CARD_COUNT } from '../cards/card-tables.ts';
import {
  DEBATE_SPACE,
  DISCARD,
  ELECTION_DAY_SPACE,
  HAND,
  LIMBO,
  PREVENTION_SPACE,
  REMOVED,
  REVEALED,
  SIDE,
  STACK,
  TURN_SPACE,
  zone,
} from '../rules/layout.ts';
import { KENNEDY, NIXON } from '../rules/seats.ts';
import type { Words } from './words.ts';

/** Where the cards of lasting events lie. */
export const LASTING_SPACES: readonly number[] = [TURN_SPACE, DEBATE_SPACE, ELECTION_DAY_SPACE, PREVENTION_SPACE];

/** The cards of a zone that the position or view shows, by number. */
export const cardsIn = (s: State, where: number): number[] =>
  [...Array(CARD_COUNT).keys()].filter((card) => zone.at(s, card) === where);

/** The own cards first, then what lies open, then what left the game. */
export function pilesOf(words: Words, s: State, observer: Observer): ReadablePile[] {
  const { piles: named } = words;
  const pile = (name: string, zones: readonly number[]): ReadablePile => ({
    name,
    cards: zones.flatMap((where) => cardsIn(s, where)).map((card) => readable(words, card)),
  });
  const own =
    observer < 0
      ? []
      : [pile(named.hand, [HAND + observer]), pile(named.stack, [STACK + observer, REVEALED + observer])];
  const others = [KENNEDY, NIXON].filter((seat) => seat !== observer);
  return [
    ...own,
    { name: named.candidates, cards: [KENNEDY, NIXON].map((seat) => candidateCard(words, seat)) },
    pile(named.onTable, [LIMBO]),
    pile(named.lasting, LASTING_SPACES),
    pile(named.debate, [SIDE + KENNEDY, SIDE + NIXON]),
    ...others.map((seat) => pile(named.seen(seat), [HAND + seat, STACK + seat, REVEALED + seat])),
    pile(named.discard, [DISCARD]),
    pile(named.removed, [REMOVED]),
  ].filter(({ cards }) => cards.length > 0);
}

const readable = ({ cardTitle, board }: Words, card: number): ReadableCard => ({
  title: cardTitle(card),
  text: board.print(card),
});

function candidateCard(words: Words, seat: number): ReadableCard {
  const { title, effect } = words.candidateCard(seat);
  return { title, text: `${title}: ${effect}` };
}
