import { readFileSync, writeFileSync } from 'node:fs';
import { checkGolden, type Golden, recordGolden } from '@whistlestop/kernel/testing';
import { describe, expect, it } from 'vitest';
import { nineteenSixty } from '../src/index.ts';

const GAMES = 250;

/** A few tables hide the bag, and a few give one side a head start; the others play the printed game. */
const tables = [
  {},
  {},
  {},
  { bagVisible: false },
  { handicap: { kennedy: { momentum: 2 }, nixon: { support: { NY: 2, MA: 3 } } } },
];

const record = (deck: '2007' | '2017'): Golden[] =>
  Array.from({ length: GAMES }, (_, index) => {
    const options = nineteenSixty.options.parse({ deck, ...tables[index % tables.length] });
    return recordGolden(nineteenSixty, options, `${deck}-${index}`);
  });

describe.each(['2007', '2017'] as const)('recorded games with the %s deck', (deck) => {
  const file = new URL(`golden/${deck}.golden.json`, import.meta.url);
  // GOLDEN=write records them anew, after a change of rules that is meant.
  if (process.env['GOLDEN'] === 'write')
    writeFileSync(
      file,
      `[\n${record(deck)
        .map((game) => JSON.stringify(game))
        .join(',\n')}\n]\n`,
    );
  const recorded = JSON.parse(readFileSync(file, 'utf8')) as Golden[];

  it('are two hundred and fifty', () => {
    expect(recorded).toHaveLength(GAMES);
  });

  it('replay to the same positions, seen by every observer', () => {
    const found = recorded
      .map((golden) => checkGolden(nineteenSixty, golden))
      .filter((difference) => difference !== undefined);
    expect({ differ: found.length, first: found.slice(0, 3) }).toEqual({ differ: 0, first: [] });
  });
});
