import { describe, expect, test } from 'vitest';
import { offersOf } from '../../table/offers.ts';
import { oddsLine } from '../../table/odds-line.ts';
import { journeysOf } from '../../table/journeys.ts';
import { tableWords } from '../../texts/table.ts';
import { decisionOf } from '@whistlestop/table';
import { kennedyToPlay } from './kennedy-to-play.ts';

/** Kennedy in Massachusetts with a card played to campaign. */
function campaigning(card: string) {
  const { game, state } = kennedyToPlay([card, 'volunteers', 'gaffe'], {
    candidates: { kennedy: 'MA', nixon: 'CA' },
    support: { PA: 'nixon 4' },
  });
  game.apply(state, 0, game.actions.parse(`play ${card} campaign`) ?? -1);
  return { game, state, decision: decisionOf(game, state, 0) };
}

describe('what can be clicked on the map', () => {
  test('is every state of the region at once, those that need checks with a choice of how many', () => {
    const { decision } = campaigning('stump-speech');
    const { states } = offersOf(decision.legal);
    expect(states.get('NY')).toHaveLength(1);
    expect(states.get('PA')).toHaveLength(4);
    expect(states.has('OH')).toBe(false);
  });

  test('is also what lies across boundaries, as long as a CP is left on arrival', () => {
    const { game, decision } = campaigning('stump-speech');
    const journeys = journeysOf(game, decision);
    expect(journeys.get('OH')).toMatchObject({ cost: 1, through: ['Midwest'] });
    expect(journeys.get('CO')).toMatchObject({ cost: 2 });
    expect(journeys.get('HI')).toMatchObject({ cost: 3 });
    expect(journeys.has('NY')).toBe(false);
  });

  test('does not reach further than the CP do', () => {
    const { game, decision } = campaigning('herblock');
    const journeys = journeysOf(game, decision);
    expect(journeys.get('OH')?.cost).toBe(1);
    expect(journeys.has('CO')).toBe(false);
  });

  test('costs nothing to reach while travel is free, and is nothing once the CP are spent', () => {
    const { game, state } = kennedyToPlay(['herblock', 'volunteers', 'gaffe'], {
      candidates: { kennedy: 'MA', nixon: 'CA' },
      inPlay: { turn: ['ken-air'] },
    });
    const play = (text: string) => game.apply(state, 0, game.actions.parse(text) ?? -1);
    play('play herblock campaign');
    expect(journeysOf(game, decisionOf(game, state, 0)).get('HI')).toMatchObject({ cost: 0 });
    for (let cp = 0; cp < 3; cp++) play('support MA');
    const spent = decisionOf(game, state, 0);
    expect(journeysOf(game, spent).size).toBe(0);
    expect([...offersOf(spent.legal).regions.keys()]).toEqual(['Midwest', 'South']);
  });

  test('comes with the odds of its support checks', () => {
    const { state } = campaigning('stump-speech');
    expect(oddsLine(state, 0, 2, tableWords.en)).toMatch(/^at least 1:\u00a0\d+%, 2:\u00a0\d+%$/);
  });
});
