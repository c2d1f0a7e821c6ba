import { tortureGame } from '@whistlestop/kernel/testing';
import { describe, expect, it } from 'vitest';
import { nineteenSixty } from '../src/index.ts';

const soak = process.env['SOAK'] !== undefined;

describe('random complete games keep every promise of the contract', () => {
  const kinds = [
    { deck: '2007', bagVisible: true, games: 5000 },
    { deck: '2017', bagVisible: true, games: 4500 },
    { deck: '2007', bagVisible: false, games: 500 },
  ] as const;
  it.each(kinds)('with the $deck deck, bag visible: $bagVisible', ({ deck, bagVisible, games }) => {
    const options = nineteenSixty.options.parse({ deck, bagVisible });
    const report = tortureGame(nineteenSixty, options, {
      games: soak ? games * 10 : 3,
      deep: soak ? 200 : 3,
      seed: deck,
    });
    expect(report.decisions).toBeGreaterThan(report.games * 300);
  });
});
