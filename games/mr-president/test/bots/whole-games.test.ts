import { OVER, playOn, Random, viewOf } from '@whistlestop/kernel';
import { longestMatch, mrPresident, MatchConstants } from '../../rules/index.ts';
import { describe, expect, it } from 'vitest';
import { type BotKind, botsOf, decide } from '@whistlestop/kernel/bots';
import { bots as opponents } from '../../bots/index.ts';

const isSoak = process.env['SOAK'] !== undefined;
const FEW = 4;
const CANDIDATES = [2, 3, 4];
const ENDS = ['replay', 'plurality'];
const SHORT = { first: 'short', second: 'short' };
/** In a soak the full games too: there every choice is weighed against four times as many rounds to come. */
const LENGTHS = isSoak ? [SHORT, { first: 'long', second: 'regular' }] : [SHORT];
const TABLES = LENGTHS.flatMap(({ first, second }) => [
  ...['scorerFirst', 'simultaneous'].flatMap((commitOrder) => [
    { version: 'nominee', commitOrder, length: first },
    ...CANDIDATES.flatMap((candidates) =>
      ENDS.map((noMajority) => ({ version: 'national', candidates, commitOrder, noMajority, length: first })),
    ),
  ]),
  ...CANDIDATES.flatMap((candidates) => [
    { edition: 'second', method: 'popular', candidates, length: second },
    ...ENDS.map((noMajority) => ({ edition: 'second', method: 'electoral', candidates, noMajority, length: second })),
  ]),
]);

const bots = botsOf({ ...mrPresident, bots: opponents });
const PAIRS = bots.flatMap((one, index) => bots.slice(index).map((other) => [one, other] as const));
const STRIDE = 7;

/**
 * Outside a soak every variant meets a few of the pairs; where campaigns are replayed, those who do not think them through
 * three times over.
 */
function meets(options: object, index: number, [one, other]: readonly [BotKind, BotKind], number: number): boolean {
  if (isSoak) return true;
  if ('noMajority' in options && options.noMajority === 'replay') return one.evaluations + other.evaluations === 0;
  return (number + index) % STRIDE === 0;
}

/** Plays a game with two bots at alternate seats; answers whether it came to its end. */
function ends(options: unknown, pair: readonly [BotKind, BotKind]): boolean {
  const agreed = mrPresident.options.parse(options);
  const game = mrPresident.open(agreed);
  const seated = game.seats.map((_, seat) => pair[seat % 2 === 0 ? 0 : 1].create(game));
  const random = new Random(`${JSON.stringify(options)} ${pair.map(({ id }) => id).join()}`);
  const s = game.layout.create();
  game.init(s);
  const choose = (seat: number) => decide(seated[seat]!, { view: viewOf(game, s, seat), evaluations: FEW, random });
  playOn(game, s, random, choose, longestMatch(new MatchConstants(agreed)));
  return game.pending(s) === OVER;
}

describe('every pair of bots of Mr. President', () => {
  it.each(TABLES.map((options, index) => [options, index] as const))('plays to the end: %o', (options, index) => {
    for (const pair of PAIRS.filter((one, number) => meets(options, index, one, number)))
      expect.soft(ends(options, pair), pair.map(({ id }) => id).join(' and ')).toBe(true);
  });
});
