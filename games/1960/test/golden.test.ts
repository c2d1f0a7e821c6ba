import { readFileSync, writeFileSync } from 'node:fs';
import { checkGoldens, formatGoldens, type Golden, playthrough, recordGolden } from '@whistlestop/kernel/testing';
import { describe, expect, it } from 'vitest';
import { nineteenSixty } from '../rules/index.ts';

const MINUTE = 60_000;
const GAMES = 50;
const GAMES_OF_2 = 250;
/** The first turn, and what the second begins with. */
const FIRST_TURN = 90;

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

const read = (name: string): Golden[] =>
  JSON.parse(readFileSync(new URL(`golden/${name}.golden.json`, import.meta.url), 'utf8')) as Golden[];

function replays(recorded: readonly Golden[]): void {
  const found = checkGoldens(nineteenSixty, recorded);
  expect({ differ: found.length, first: found.slice(0, 3) }).toEqual({ differ: 0, first: [] });
}

describe.each(['2007', '2017'] as const)('recorded games with the %s deck', (deck) => {
  const file = new URL(`golden/${deck}.golden.json`, import.meta.url);
  const page = new URL(`../../../docs/playthroughs/1960-${deck}.txt`, import.meta.url);
  // GOLDEN=write records them anew, after a change of rules that is meant.
  const write = process.env['GOLDEN'] === 'write';
  if (write) writeFileSync(file, formatGoldens(record(deck)));
  const recorded = read(deck);
  const ofVersion2 = read(`${deck}-version-2`);

  it('are fifty of this version of the rules, and two hundred and fifty of version 2, which never change', () => {
    expect(recorded.map(({ rules }) => rules)).toEqual(Array<number>(GAMES).fill(nineteenSixty.version));
    expect(ofVersion2.map(({ rules }) => rules)).toEqual(Array<number>(GAMES_OF_2).fill(2));
  });

  it('replay to the same positions, seen by every observer', { timeout: MINUTE }, () => replays(recorded));
  // A hundred thousand decisions, each seen by four: half a minute on a machine that is busy elsewhere.
  it('replay by version 2 where they were played by it', { timeout: 4 * MINUTE }, () => replays(ofVersion2));

  it('are told as text in docs/playthroughs, the first turn of the first of them', () => {
    const text = playthrough(nineteenSixty, recorded[0]!, FIRST_TURN);
    if (write) writeFileSync(page, text);
    expect(readFileSync(page, 'utf8')).toBe(text);
  });
});
