import { LIST_ROOM, playOn, Random, viewOf } from '@whistlestop/kernel';
import { describe, expect, it } from 'vitest';
import { winRate } from '../bots/balance/play.ts';
import { scriptedChoice, type Style } from '../bots/balance/policies.ts';
import { hookOrCrook } from '../rules/index.ts';

const SOAK = process.env['SOAK'] !== undefined;
const styles: readonly Style[] = ['simple', 'holding'];
const tables = [1, 2, 3, 4, 5].flatMap((states) => styles.map((style) => ({ states, style })));
const open = (states: number) => hookOrCrook.open(hookOrCrook.options.parse({ states }));

describe('the plain players that measure the balance', () => {
  it.each(tables)('decide from what they may see alone ($states States, $style)', ({ states, style }) => {
    const game = open(states);
    const list = new Int16Array(LIST_ROOM);
    const random = new Random(`${states}/${style}`);
    const s = game.layout.create();
    for (let n = 0; n < 5; n++) {
      game.init(s);
      playOn(game, s, random, (seat) => {
        const legal = list.slice(0, game.legal(s, seat, list));
        const choice = scriptedChoice(game.constants, s, seat, legal, style);
        expect(legal).toContain(choice);
        expect(scriptedChoice(game.constants, viewOf(game, s, seat).state, seat, legal, style)).toBe(choice);
        return choice;
      });
    }
  });

  // The published table needs 20,000 games an entry; a short run only guards against a slip of the numbers.
  const games = SOAK ? 20_000 : 600;
  const slack = SOAK ? 0 : 0.06;
  it.each(tables)('win about half of their games as the Incumbent ($states States, $style)', ({ states, style }) => {
    const rate = winRate(open(states), style, games, `test/${states}/${style}`);
    expect(rate).toBeGreaterThan(0.45 - slack);
    expect(rate).toBeLessThan(0.55 + slack);
  });
});
