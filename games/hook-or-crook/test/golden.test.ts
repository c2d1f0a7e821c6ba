import { readFileSync, writeFileSync } from 'node:fs';
import { checkGoldens, formatGoldens, type Golden, playthrough, recordGolden } from '@whistlestop/kernel/testing';
import { describe, expect, it } from 'vitest';
import { hookOrCrook } from '../rules/index.ts';
import { tables } from './tables.ts';

const GAMES = 100;
const file = new URL('golden/games.golden.json', import.meta.url);
const page = new URL('../../../docs/playthroughs/hook-or-crook.txt', import.meta.url);

/** A hundred games, all tables in turn. */
const record = (): Golden[] =>
  Array.from({ length: GAMES }, (_, index) =>
    recordGolden(hookOrCrook, tables[index % tables.length]!.options, `golden-${index}`),
  );

describe('recorded games of Hook or Crook', () => {
  // GOLDEN=write records them anew, after a change of rules that is meant.
  const write = process.env['GOLDEN'] === 'write';
  if (write) writeFileSync(file, formatGoldens(record()));
  const recorded = JSON.parse(readFileSync(file, 'utf8')) as Golden[];

  it('are a hundred', () => {
    expect(recorded).toHaveLength(GAMES);
  });

  it('replay to the same positions, seen by every observer', () => {
    expect(checkGoldens(hookOrCrook, recorded)).toEqual([]);
  });

  it('are told as text in docs/playthroughs, the first of them whole', () => {
    const text = playthrough(hookOrCrook, recorded[0]!);
    if (write) writeFileSync(page, text);
    expect(readFileSync(page, 'utf8')).toBe(text);
  });
});
