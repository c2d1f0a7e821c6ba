import { tortureGame, unplayedOptions } from '@whistlestop/kernel/testing';
import { describe, expect, it } from 'vitest';
import { nineteenSixty } from '../rules/index.ts';

const soak = process.env['SOAK'] !== undefined;

// Ten thousand games with invariants only are played by marathon.test.ts; these keep all promises of the contract.
describe('random complete games keep every promise of the contract', () => {
  const matches = [
    { deck: '2007', bagVisible: true, handicap: {} },
    { deck: '2017', bagVisible: true, handicap: { nixon: { momentum: 2, support: { OH: 3 } } } },
    { deck: '2007', bagVisible: false, handicap: {} },
  ];
  it('with every option and every answer to it', () => {
    expect(unplayedOptions(nineteenSixty.options, matches)).toEqual([]);
  });
  it.each(matches)('with the $deck deck, bag visible: $bagVisible', (match) => {
    const options = nineteenSixty.options.parse(match);
    const spec = soak ? { games: 4000, deep: 300 } : { games: 40, deep: 2 };
    const report = tortureGame(nineteenSixty, options, { ...spec, seed: match.deck });
    expect(report.decisions).toBeGreaterThan(report.games * 300);
  });
});
