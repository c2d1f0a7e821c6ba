import { type Contest, newContest, noteRound, neighboursOf, standingOf } from '@whistlestop/arena';
import { describe, expect, it } from 'vitest';
import { ladderText } from './ladder.ts';

const cost = { thoughts: 10, milliseconds: 25, slowest: 9 };

function played(scores: readonly number[]): Contest {
  const contest = newContest({
    game: '1960',
    rules: 1,
    options: {},
    bots: ['random', 'greedy'],
    pairings: neighboursOf(2),
    seed: 'x',
    rounds: scores.length,
  });
  for (const [round, score] of scores.entries())
    noteRound(contest, { pairing: 0, round }, { scores: [score, score], costs: [cost, cost], games: [] });
  return contest;
}

describe('The ladder page', () => {
  const contest = played([0, 0.5, 0, 0]);
  const text = ladderText([{ contest, standings: [standingOf(contest, 0)] }]);

  it('lists every bot, the strongest first, the weakest as the anchor', () => {
    expect(text.indexOf('| greedy |')).toBeGreaterThan(0);
    expect(text.indexOf('| greedy |')).toBeLessThan(text.indexOf('| random | 0 | anchor | 8 | 2.50 ms |'));
  });

  it('shows each meeting from the stronger bot, with the command that repeats it', () => {
    expect(text).toContain('| greedy – random | 8 | 87.5 % |');
    expect(text).toContain('`whistlestop arena 1960 --bots random,greedy --games 8 --seed x`');
  });
});
