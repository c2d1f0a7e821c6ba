import { defineLayout, scalar, slots } from '../../layout.ts';
import { FRAME_WIDTH } from '../../machine.ts';
import { EVERYONE, NOBODY, only, type Seat } from '../../seats.ts';
import type { State } from '../../state.ts';
import { cards, posts, seats } from './words.ts';

/** Where a card is; a hand is `HAND` plus its seat. */
export const DECK = 0;
export const HAND = 1;
export const OUT = 3;
export const NO_CARD = -1;

export const layout = defineLayout(
  {
    turn: scalar({ values: seats }),
    card: slots(cards.length, {
      visible: { masks: [NOBODY, only(0), only(1), EVERYONE] },
      slots: cards,
      values: ['deck', 'amber', 'violet', 'out'],
    }),
    deckSize: scalar(),
    handSize: slots(2, { slots: seats }),
    /** The card being played, and the one played before it. */
    current: scalar({ values: cards }),
    last: scalar({ values: cards }),
    oil: slots(2, { slots: seats }),
    lit: slots(2 * posts.length, { slots: seats.flatMap((seat) => posts.map((post) => `${seat}/${post}`)) }),
    inForce: slots(1, { slots: ['fog'] }),
    picked: slots(posts.length),
    depth: scalar(),
    frames: slots(3 * FRAME_WIDTH),
  },
  seats.length,
);
export const at = layout.fields;

export const rivalOf = (seat: Seat): Seat => 1 - seat;

/** The slot of `lit` that counts a seat's lanterns on a post. */
export const litSlot = (seat: Seat, post: number): number => seat * posts.length + post;

/** Who has most lanterns on a post: 1 for amber, -1 for violet, 0 for nobody. */
export const leadOn = (s: State, post: number): number =>
  Math.sign(at.lit.at(s, litSlot(0, post)) - at.lit.at(s, litSlot(1, post)));

/** Amber's points less violet's: 2 for every post, 1 for every oil. */
export function lead(s: State): number {
  let difference = at.oil.at(s, 0) - at.oil.at(s, 1);
  for (let post = 0; post < posts.length; post++) difference += 2 * leadOn(s, post);
  return difference;
}

/** The cards that lie in a zone. */
export const cardsIn = (s: State, zone: number): number[] =>
  [...cards.keys()].filter((card) => at.card.at(s, card) === zone);

/** Moves a card from the deck into a hand. */
export function dealCard(s: State, seat: Seat, card: number): void {
  at.card.put(s, card, HAND + seat);
  at.handSize.add(s, seat, 1);
  at.deckSize.add(s, -1);
}
