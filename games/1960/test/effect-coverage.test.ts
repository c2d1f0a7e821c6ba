import { describe, expect, it } from 'vitest';
import { readFileSync } from 'node:fs';
import { coverageReport, effectCoverage } from './effect-coverage.ts';

describe('the effect table', () => {
  const rows = effectCoverage(2000);
  const name = ({ card, part, name: operation }: (typeof rows)[number]) => `${card}, ${part}: ${operation}`;

  it('is the page that people read', () => {
    const page = new URL('../../../docs/1960-effect-coverage.md', import.meta.url);
    expect(readFileSync(page, 'utf8')).toBe(coverageReport(rows, 2000));
  });

  it('covers all 97 cards', () => {
    expect(new Set(rows.map(({ card }) => card)).size).toBe(97);
  });

  it('has no operation that play never reaches', () => {
    expect(rows.filter(({ yes, no }) => !yes && !no).map(name)).toEqual([]);
  });

  it('has no condition that only ever goes one way', () => {
    expect(rows.filter(({ isCondition, yes, no }) => isCondition && !(yes && no)).map(name)).toEqual([]);
  });
});
