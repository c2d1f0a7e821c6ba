/** The Political Capital Bag: draws, reseeding, support checks. */
import { EVERYONE, type EventSink, type Seat, type State } from '@whistlestop/kernel';
import { kinds } from './events.ts';
import type { GameOperation } from './frames.ts';
import { bag, bagClosed } from './layout.ts';
import { DRAW_OUTCOME } from './notation.ts';
import { KENNEDY, NIXON } from './seats.ts';

/** Cubes of each colour the bag is seeded and reseeded with (ruling 9). */
export const SEED = 10;

export const bagTotal = (s: State): number => bag.at(s, KENNEDY) + bag.at(s, NIXON);

export function seedBag(s: State): void {
  bag.fill(s, SEED);
}

/** What the bag may bring: the two colours, weighted by their cubes. */
export const fromBag: Required<Pick<GameOperation, 'chance' | 'draw'>> = {
  chance(s, _f, outcomes, weights) {
    let count = 0;
    for (let colour = KENNEDY; colour <= NIXON; colour++) {
      const cubes = bag.at(s, colour);
      if (cubes === 0) continue;
      outcomes[count] = DRAW_OUTCOME + colour;
      weights[count++] = cubes;
    }
    return count;
  },
  draw: (s, _f, random) => DRAW_OUTCOME + (random.below(bagTotal(s)) < bag.at(s, KENNEDY) ? KENNEDY : NIXON),
};

/**
 * Takes the drawn cube out of the bag; it never goes back in (ruling 14). A bag that is wholly empty is reseeded at
 * once, even in the middle of a set of draws (rulings 10, 11), until Election Day closes it (ruling 12).
 */
export function takeCube(s: State, outcome: number, sink?: EventSink): Seat {
  const colour = outcome - DRAW_OUTCOME;
  bag.add(s, colour, -1);
  if (bagTotal(s) === 0 && bagClosed.get(s) === 0) {
    seedBag(s);
    sink?.emit(kinds.bagReseeded, EVERYONE, SEED);
  }
  return colour;
}

export const depositCubes = (s: State, seat: Seat, count: number): void => bag.add(s, seat, count);
