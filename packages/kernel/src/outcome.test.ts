import { describe, expect, it } from 'vitest';
import type { Game } from './game.ts';
import { forfeitScores, forfeitWinners, winnersOf } from './outcome.ts';
import { firstSeats, only } from './seats.ts';
import { sealed } from './testing/index.ts';

const eachForItself = sealed.open({ seats: 4, rounds: 1 });
const changed = (more: Partial<Game>): Game => ({ ...eachForItself, ...more });
const oneAgainstAll = changed({ sideOf: (seat) => (seat === 0 ? only(0) : firstSeats(4) & ~only(0)) });
const pairs = changed({ sideOf: (seat) => (seat < 2 ? 0b0011 : 0b1100) });

describe('a seat that gives up', () => {
  it('leaves the win to the others where they are one side against it', () => {
    expect(forfeitWinners(oneAgainstAll, 0)).toEqual([1, 2, 3]);
    expect(forfeitScores(oneAgainstAll, 0)).toEqual([0, 1 / 3, 1 / 3, 1 / 3]);
  });

  it.each([
    ['each plays for itself', eachForItself, 1],
    ['both sides are left', oneAgainstAll, 2],
    ['its own partner is left', pairs, 3],
  ])('leaves nobody as the winner where %s', (_, game, leaver) => {
    expect(forfeitWinners(game, leaver)).toEqual([]);
    expect(winnersOf(forfeitScores(game, leaver))).toEqual([]);
  });
});

describe('the winners', () => {
  it.each([
    [[0, 1], [1]],
    [
      [0.5, 0.5],
      [0, 1],
    ],
    [[...Float32Array.of(1 / 3, 1 / 3, 1 / 3, 0)], [0, 1, 2]],
    // A ticket, and States that win in order of their votes.
    [[0, 0, 0.25, 0.75], [3]],
    [[0, 1, 0.5], [1]],
    [
      [0, 0.5, 0.5],
      [1, 2],
    ],
    [[0, 0, 0], []],
  ])('of %j are %j', (scores, winners) => {
    expect(winnersOf(scores)).toEqual(winners);
  });
});
