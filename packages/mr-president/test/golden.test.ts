import { readFileSync, writeFileSync } from 'node:fs';
import { checkGoldens, formatGoldens, type Golden, playthrough, recordGolden } from '@whistlestop/kernel/testing';
import { describe, expect, it } from 'vitest';
import { mrPresident } from '../src/index.ts';
import { combinations, withLikelyMajority } from './combinations.ts';
import { singlesOnly } from './singles.ts';

const GAMES = 100;

/** A hundred games of an edition, all its combinations in turn; the second time round the second edition plays single cards. */
function record(edition: 'first' | 'second'): Golden[] {
  const ours = combinations.filter((options) => options.edition === edition).map(withLikelyMajority);
  return Array.from({ length: GAMES }, (_, index) => {
    const plays = Math.floor(index / ours.length) === 1 && edition === 'second' ? singlesOnly : mrPresident;
    return recordGolden(plays, ours[index % ours.length]!, `${edition}-${index}`);
  });
}

describe.each(['first', 'second'] as const)('recorded games of the %s edition', (edition) => {
  const file = new URL(`golden/${edition}.golden.json`, import.meta.url);
  const page = new URL(`../../../docs/playthroughs/mr-president-${edition}.txt`, import.meta.url);
  // GOLDEN=write records them anew, after a change of rules that is meant.
  const write = process.env['GOLDEN'] === 'write';
  if (write) writeFileSync(file, formatGoldens(record(edition)));
  const recorded = JSON.parse(readFileSync(file, 'utf8')) as Golden[];

  it('are a hundred', () => {
    expect(recorded).toHaveLength(GAMES);
  });

  it('replay to the same positions, seen by every observer', () => {
    expect(checkGoldens(mrPresident, recorded)).toEqual([]);
  });

  it('are told as text in docs/playthroughs, the first of them whole', () => {
    const text = playthrough(mrPresident, recorded[0]!);
    if (write) writeFileSync(page, text);
    expect(readFileSync(page, 'utf8')).toBe(text);
  });
});
