import { tortureGame } from '@whistlestop/kernel/testing';
import { describe, expect, it } from 'vitest';
import { nineteenSixty } from '../rules/index.ts';

const soak = process.env['SOAK'] !== undefined;

// Ten thousand games with invariants only are played by marathon.test.ts; these keep all promises of the contract.
describe('random complete games keep every promise of the contract', () => {
  const kinds = [
    { deck: '2007', bagVisible: true },
    { deck: '2017', bagVisible: true },
    { deck: '2007', bagVisible: false },
  ] as const;
  it.each(kinds)('with the $deck deck, bag visible: $bagVisible', ({ deck, bagVisible }) => {
    const options = nineteenSixty.options.parse({ deck, bagVisible });
    const spec = soak ? { games: 4000, deep: 300 } : { games: 40, deep: 2 };
    const report = tortureGame(nineteenSixty, options, { ...spec, seed: deck });
    expect(report.decisions).toBeGreaterThan(report.games * 300);
  });
});
