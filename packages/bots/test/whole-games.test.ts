import { OVER, playOn, Random, viewOf } from '@whistlestop/kernel';
import { mrPresident } from '@whistlestop/mr-president';
import { describe, expect, it } from 'vitest';
import { botsFor, decide } from '../src/index.ts';

/** Far more than any of these games takes. */
const DECISIONS = 5000;
const FEW = 4;
/** A campaign that nobody wins is not fought again: how a bot plays is seen in one. */
const ONCE = { noMajority: 'plurality' };
const CANDIDATES = [2, 3, 4];
const TABLES = [
  ...['scorerFirst', 'simultaneous'].flatMap((commitOrder) => [
    { version: 'nominee', commitOrder },
    ...CANDIDATES.map((candidates) => ({ version: 'national', candidates, commitOrder, ...ONCE })),
  ]),
  ...CANDIDATES.flatMap((candidates) => [
    { edition: 'second', length: 'short', method: 'popular', candidates },
    { edition: 'second', length: 'short', method: 'electoral', candidates, ...ONCE },
  ]),
];

/** Plays a game with one bot at every seat; answers whether it came to its end. */
function ends(options: unknown, id: string): boolean {
  const game = mrPresident.open(mrPresident.options.parse(options));
  const kind = botsFor(game.id).find((candidate) => candidate.id === id)!;
  const bots = game.seats.map(() => kind.create(game));
  const random = new Random(`${JSON.stringify(options)} ${id}`);
  const s = game.layout.create();
  game.init(s);
  const choose = (seat: number) => decide(bots[seat]!, { view: viewOf(game, s, seat), evaluations: FEW, random });
  playOn(game, s, random, choose, DECISIONS);
  return game.pending(s) === OVER;
}

describe('every bot of Mr. President', () => {
  it.each(TABLES)('plays to the end: %o', (options) => {
    for (const { id } of botsFor(mrPresident.id)) expect.soft(ends(options, id), id).toBe(true);
  });
});
