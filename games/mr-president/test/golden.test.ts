import { readFileSync, writeFileSync } from 'node:fs';
import { checkGoldens, formatGoldens, type Golden, playthrough, recordGolden } from '@whistlestop/kernel/testing';
import { describe, expect, it } from 'vitest';
import { mrPresident } from '../rules/index.ts';
import { combinations } from './combinations.ts';
import { singlesOnly } from './singles.ts';

/** The games of version 1 stay as they were recorded. */
const GAMES_OF_VERSION_1 = 100;

/** Games of an edition by today's rules, one of each combination; of the second edition another with single cards. */
function record(edition: 'first' | 'second'): Golden[] {
  const ours = combinations.filter((options) => options.edition === edition);
  const kinds = edition === 'second' ? [mrPresident, singlesOnly] : [mrPresident];
  return kinds.flatMap((kind, round) =>
    ours.map((options, index) => recordGolden(kind, options, `${edition}-${round * ours.length + index}`)),
  );
}

describe.each(['first', 'second'] as const)('recorded games of the %s edition', (edition) => {
  const file = new URL(`golden/${edition}.golden.json`, import.meta.url);
  const page = new URL(`../../../docs/playthroughs/mr-president-${edition}.txt`, import.meta.url);
  // GOLDEN=write records them anew, after a change of rules that is meant.
  const write = process.env['GOLDEN'] === 'write';
  const read = () => JSON.parse(readFileSync(file, 'utf8')) as Golden[];
  const older = read().filter(({ rules }) => rules < mrPresident.version);
  if (write) writeFileSync(file, formatGoldens([...older, ...record(edition)]));
  const recorded = read();
  const ofToday = recorded.slice(older.length);

  it('are of version 1 and of today', () => {
    expect(older).toHaveLength(GAMES_OF_VERSION_1);
    expect(ofToday.length).toBeGreaterThan(0);
    expect(ofToday.every(({ rules }) => rules === mrPresident.version)).toBe(true);
  });

  it('replay to the same positions, seen by every observer', () => {
    expect(checkGoldens(mrPresident, recorded)).toEqual([]);
  });

  it('are told as text in docs/playthroughs, the first of today’s whole', () => {
    const text = playthrough(mrPresident, ofToday[0]!);
    if (write) writeFileSync(page, text);
    expect(readFileSync(page, 'utf8')).toBe(text);
  });
});
