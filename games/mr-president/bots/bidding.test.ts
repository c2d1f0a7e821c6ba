import { CHANCE, type Game } from '@whistlestop/kernel';
import { mrPresident, STATE_CODES, type StateCode } from '../rules/index.ts';
import { describe, expect, test } from 'vitest';
import { richness } from './bidding.ts';

const open = (options: object): Game => mrPresident.open(mrPresident.options.parse(options));
/** Every round one card. */
const firstEdition = { edition: 'first', length: 'long' };
const secondEdition = { edition: 'second' };

/** How rich the first round is when this card is turned up. */
function richnessOf(game: Game, code: StateCode): number {
  const s = game.layout.create();
  game.init(s);
  game.apply(s, CHANCE, STATE_CODES.indexOf(code));
  return richness(game, s);
}

describe('How rich a round is', () => {
  test('is reckoned with the electoral votes of the match', () => {
    expect(richnessOf(open(firstEdition), 'WY')).toBeLessThan(0.5);
    const own = { ...firstEdition, data: { electoralVotes: { WY: 60 } } };
    expect(richnessOf(open(own), 'WY')).toBeGreaterThan(0.9);
  });

  test('is reckoned against the electoral votes still in the deck', () => {
    const own = { ...firstEdition, data: { electoralVotes: { CA: 1000, NY: 1000, PA: 1000 } } };
    expect(richnessOf(open(own), 'TX')).toBeLessThan(richnessOf(open(firstEdition), 'TX'));
  });

  test('is reckoned with the popular vote where that decides, whatever the electors', () => {
    const crowded = { 2: [9000, 8000], 3: [9000, 8000, 0], 4: [9000, 8000, 0, 0] };
    const data = { popularVote: { WY: { regular: crowded, close: crowded } } };
    expect(richnessOf(open({ ...secondEdition, method: 'popular', data }), 'WY')).toBeGreaterThan(0.9);
    expect(richnessOf(open({ ...secondEdition, method: 'electoral', data }), 'WY')).toBeLessThan(0.5);
  });
});
