import { CHANCE, SPECTATOR, viewOf } from '@whistlestop/kernel';
import { mrPresident, STATE_CODES } from '../rules/index.ts';
import { texts } from '../texts/index.ts';
import { describe, expect, it } from 'vitest';
import { tableWords } from '../texts/table.ts';
import { bidsNow } from './reading.ts';

const game = mrPresident.open(mrPresident.options.parse({ edition: 'second', candidates: 3 }));

/** What an observer sees lie on the table when red has laid a pair and blue has answered. */
async function bidsAfter(answer: string, observer: number) {
  const s = game.layout.create();
  game.init(s);
  game.apply(s, CHANCE, STATE_CODES.indexOf('CA'));
  const lines = ['play tv-debates billboards', 'play womens-vote', 'play campaign-promises'];
  for (const [seat, line] of lines.entries()) game.apply(s, seat, game.actions.parse(line) ?? -1);
  game.apply(s, 1, game.actions.parse(answer) ?? -1);
  return bidsNow(viewOf(game, s, observer).state, await texts.en(), tableWords.en);
}

describe('What lies on the table while a pair is answered (ruling 69)', () => {
  it('tells others that somebody has answered, and not what', async () => {
    for (const observer of [SPECTATOR, 0, 2]) {
      const passed = await bidsAfter('pass', observer);
      expect(passed).toEqual(await bidsAfter('answer newspaper-ads', observer));
      expect(passed.map(({ answered }) => answered)).toEqual([undefined, 'has answered', undefined]);
    }
  });

  it('shows its owner the card added', async () => {
    const [, mine] = await bidsAfter('answer newspaper-ads', 1);
    expect(mine?.cards.map(({ points, faceDown }) => [points, faceDown])).toEqual([
      [70, false],
      [30, true],
    ]);
    expect((await bidsAfter('pass', 1))[1]?.cards).toHaveLength(1);
  });
});
