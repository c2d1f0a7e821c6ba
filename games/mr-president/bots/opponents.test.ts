import { Random, viewOf } from '@whistlestop/kernel';
import { mrPresident } from '../rules/index.ts';
import { describe, expect, test } from 'vitest';
import { decide } from '@whistlestop/kernel/bots';
import { bots } from './index.ts';

/** The last state, and blue is far behind: whatever red bids brings the same. */
const options = { edition: 'second', method: 'electoral' };
const given = {
  round: 51,
  turnedUp: ['CA'],
  deck: [],
  handsLeft: { red: 0, blue: 0 },
  hands: { red: ['billboards', 'tv-debates', 'farm-vote'], blue: ['bus-tours', 'plane-tours'] },
  scores: { red: 400, blue: 50 },
};

describe('Of bids that bring the same', () => {
  test.each(['adaptive', 'equilibrium'])('%s takes now one and now another', (id) => {
    const game = mrPresident.open(mrPresident.options.parse(options));
    const s = game.layout.create();
    game.init(s);
    expect(game.scenario.arrange(s, game.scenario.given.parse(given) as never)).toBeUndefined();
    const level = bots.levels.find((kind) => kind.id === id);
    if (level === undefined) throw new Error('There is no such level.');
    const chosen = Array.from({ length: 20 }, (_, seed) =>
      decide(level.create(game), { view: viewOf(game, s, 0), evaluations: 60, random: new Random(`${seed}`) }),
    );
    expect(new Set(chosen).size).toBeGreaterThan(2);
  });
});
