import { describe, expect, it } from 'vitest';
import {
  CHANCE_ACTS,
  EVERYONE,
  EVERYTHING,
  firstSeats,
  includes,
  NOBODY,
  only,
  SPECTATOR,
  seatList,
  sees,
} from './seats.ts';

describe('a set of seats', () => {
  it('holds the seats put into it and no other', () => {
    expect([0, 1, 2].map((seat) => includes(only(1), seat))).toEqual([false, true, false]);
    expect([0, 1, 2, 3].map((seat) => includes(firstSeats(3), seat))).toEqual([true, true, true, false]);
  });

  it('lists them in their order, as far as the game has seats', () => {
    expect(seatList(only(3) | only(0), 4)).toEqual([0, 3]);
    expect(seatList(EVERYONE, 2)).toEqual([0, 1]);
    expect(seatList(CHANCE_ACTS, 6)).toEqual([]);
  });
});

describe('what is shown to a set of seats', () => {
  it('reaches its members', () => {
    expect(sees(only(1), 1)).toBe(true);
    expect(sees(only(1), 0)).toBe(false);
  });

  it('reaches a spectator only when it is shown to everyone', () => {
    expect(sees(EVERYONE, SPECTATOR)).toBe(true);
    expect(sees(firstSeats(4), SPECTATOR)).toBe(false);
  });

  it('always reaches the keeper of a finished match', () => {
    expect(sees(NOBODY, EVERYTHING)).toBe(true);
  });
});
