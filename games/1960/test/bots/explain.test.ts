import { openScenario, Random, viewOf } from '@whistlestop/kernel';
import { nineteenSixty } from '../../rules/index.ts';
import { describe, expect, it } from 'vitest';
import { explain1960, majorityChance, stateChances, toldToPeople } from '../../bots/explain.ts';

function position(given: Record<string, unknown>) {
  const opened = openScenario(
    {
      name: 'explain',
      game: '1960',
      given: { turn: 4, phase: 'activity', activity: 2, first: 'kennedy', toAct: 'kennedy', ...given },
    },
    [nineteenSixty],
  );
  if (!opened.ok) throw new Error(opened.sentence);
  return opened;
}

describe('An explanation', () => {
  it('names the states whose odds a plan moves, and what each part of the account gains', () => {
    const { game, state } = position({
      hands: { kennedy: ['suburban-voters', 'volunteers', 'gaffe'], nixon: ['whistlestop'] },
    });
    const action = game.actions.parse('play suburban-voters event')!;
    const { before, after, terms, states } = explain1960(game, viewOf(game, state, 0), action, new Random('why'));
    expect(after).toBeGreaterThan(before);
    expect(terms.find(({ term }) => term === 'states')!.votes).toBeGreaterThan(0);
    expect(states.length).toBeGreaterThan(0);
    for (const entry of states) expect(entry.after).toBeGreaterThan(entry.before);
  });

  it('is told from the side of the seat that asks', () => {
    const { game, state } = position({
      toAct: 'nixon',
      first: 'nixon',
      hands: { nixon: ['dwight-d-eisenhower', 'volunteers', 'gaffe'], kennedy: ['whistlestop'] },
    });
    const action = game.actions.parse('play dwight-d-eisenhower event')!;
    const { before, after, terms } = explain1960(game, viewOf(game, state, 1), action, new Random('why'));
    expect(after).toBeGreaterThan(before);
    expect(terms.find(({ term }) => term === 'states')!.votes).toBeGreaterThan(0);
  });
});

describe('The chance people are told', () => {
  it('is surer than the account, and as sure of one side as of the other', () => {
    expect(toldToPeople(0.7)).toBeGreaterThan(0.7);
    for (const chance of [0, 0.2, 0.5, 0.9, 1]) expect(toldToPeople(1 - chance)).toBeCloseTo(1 - toldToPeople(chance));
    expect([toldToPeople(0), toldToPeople(0.5), toldToPeople(1)]).toEqual([0, 0.5, 1]);
  });
});

describe('The odds', () => {
  it('of the two sides add up in every state', () => {
    const { state } = position({});
    const kennedy = stateChances(state, 0);
    const nixon = stateChances(state, 1);
    for (const [index, chance] of kennedy.entries()) expect(chance + nixon[index]!).toBeCloseTo(1);
  });

  it('of a majority rise with support in a large state', () => {
    const even = position({ support: { NY: 'none' } });
    const ahead = position({ support: { NY: 'kennedy 6' } });
    expect(majorityChance(ahead.state, 0)).toBeGreaterThan(majorityChance(even.state, 0) + 0.02);
    expect(majorityChance(even.state, 0) + majorityChance(even.state, 1)).toBeCloseTo(1);
  });
});
