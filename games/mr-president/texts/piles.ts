import type { ReadableCard, ReadablePile, State } from '@whistlestop/kernel';
import { CARD_IDS } from '../cards/cards.ts';
import { candidates, points } from '../rules/layout.ts';
import { handOf, playedOf } from '../rules/reading.ts';
import type { Words } from './words.ts';

/** A card (from 0) with what it is worth in this match. */
export function cardName(words: Words, s: State, card: number): string {
  const id = CARD_IDS[card];
  return id === undefined ? '' : `${words.cards[id].name} (${points.at(s, card)})`;
}

/** What everybody holds and has played: that is open to all, and a card face down counts as held. */
export function pilesOf(words: Words, s: State): ReadablePile[] {
  const { piles } = words;
  return [...Array(candidates.get(s)).keys()]
    .flatMap((seat) => [
      { name: piles.hand(words.seat(seat)), cards: handOf(s, seat) },
      { name: piles.played(words.seat(seat)), cards: playedOf(s, seat) },
    ])
    .filter(({ cards }) => cards.length > 0)
    .map(({ name, cards }) => ({ name, cards: cards.map((card) => wholeCard(words, s, card)) }));
}

function wholeCard(words: Words, s: State, card: number): ReadableCard {
  const title = cardName(words, s, card);
  return { title, text: `${title}: ${words.cards[CARD_IDS[card] ?? 'billboards'].flavour}` };
}
