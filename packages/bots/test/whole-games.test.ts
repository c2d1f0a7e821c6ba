import { CHANCE, CHANCE_ACTS, drawOutcome, includes, OVER, Random, viewOf } from '@whistlestop/kernel';
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

/** Plays a game with one bot at every seat; answers the decisions it took, or undefined when it has no end. */
function decisionsOf(options: unknown, id: string): number | undefined {
  const game = mrPresident.open(mrPresident.options.parse(options));
  const kind = botsFor(game.id).find((candidate) => candidate.id === id)!;
  const bots = game.seats.map(() => kind.create(game));
  const random = new Random(`${JSON.stringify(options)} ${id}`);
  const s = game.layout.create();
  game.init(s);
  for (let decisions = 0; decisions < DECISIONS; ) {
    const pending = game.pending(s);
    if (pending === OVER) return decisions;
    if (pending === CHANCE_ACTS) {
      game.apply(s, CHANCE, drawOutcome(game, s, random));
      continue;
    }
    const seat = game.seats.findIndex((_, candidate) => includes(pending, candidate));
    game.apply(s, seat, decide(bots[seat]!, { view: viewOf(game, s, seat), evaluations: FEW, random }));
    decisions++;
  }
  return undefined;
}

describe('every bot of Mr. President', () => {
  it.each(TABLES)('plays to the end: %o', (options) => {
    for (const { id } of botsFor(mrPresident.id)) expect.soft(decisionsOf(options, id), id).toBeDefined();
  });
});
