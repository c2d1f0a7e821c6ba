import type { State } from '@whistlestop/kernel';
import { z } from 'zod';
import { STATE_CARDS } from '../cards/state-cards.ts';
import { IN_DECK, round, where } from './layout.ts';

/** `free` leaves it to whoever plays. */
const third = z.enum(['free', 'first', 'middle', 'last']);

/** What a person agrees on with a computer partner instead of talking (ruling 32). */
export const planSchema = z.strictObject({
  /** When the partner plays high: where much is at stake, early in the game or late. */
  high: z.enum(['free', 'rich', 'early', 'late']),
  /** In which third of the game each member of the party doubles. */
  doubles: z.tuple([third, third]),
});
export type Plan = z.infer<typeof planSchema>;

/** Which third of the game the present round belongs to, from 0, and whether it is the last round of that third. */
export function thirdNow(s: State): { readonly third: number; readonly last: boolean } {
  const now = round.get(s);
  let before = 0;
  let up = 0;
  for (let state = 0; state < STATE_CARDS.length; state++) {
    const place = where.at(s, state);
    if (place === now) up++;
    else if (place !== IN_DECK) before++;
  }
  const thirdAfter = (cards: number): number => Math.floor((3 * cards) / STATE_CARDS.length);
  return { third: thirdAfter(before), last: thirdAfter(before + up) > thirdAfter(before) };
}
