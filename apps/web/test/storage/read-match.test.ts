import { formatRecord, Random } from '@whistlestop/kernel';
import { describe, expect, test } from 'vitest';
import { packText, unpackText } from '../../src/storage/link.ts';
import { readMatch } from '../../src/storage/read-match.ts';
import { openTable, PERSON, step } from '../table/fresh-table.ts';

async function someRecord(steps: number): Promise<string> {
  const { table, match } = openTable([PERSON, PERSON]);
  const random = new Random('record');
  for (let turn = 0; turn < steps; turn++) await step(table, random);
  return formatRecord(match.game, match.header, match.log);
}

describe('a record', () => {
  test('is read back to the same position, step by step', async () => {
    const text = await someRecord(60);
    const read = await readMatch(text);
    if (!read.ok) throw new Error(read.detail);
    expect(formatRecord(read.match.game, read.match.header, read.match.log)).toBe(text);
    expect(read.timeline.stateAfter(read.timeline.length)).toEqual(read.match.state);
  });

  test('that is damaged is refused with what is wrong', async () => {
    const text = await someRecord(20);
    expect(await readMatch('hello')).toMatchObject({ ok: false, code: 'not-a-record' });
    expect(await readMatch(text.replace('record 1', 'record 99'))).toMatchObject({ ok: false, code: 'newer-format' });
    expect(await readMatch(text.replace('game: 1960', 'game: 1961'))).toMatchObject({
      ok: false,
      code: 'unknown-game',
    });
    expect(await readMatch(`${text}kennedy: conjure NY\n`)).toMatchObject({ ok: false, code: 'bad-line' });
    expect(await readMatch(`${text}chance: deal gaffe\n`)).toMatchObject({ ok: false, code: 'bad-replay' });
  });

  test('fits into an address and comes out of it unchanged', async () => {
    const text = await someRecord(80);
    expect(unpackText(packText(text))).toBe(text);
    expect(unpackText('%%%')).toBeUndefined();
  });
});

describe('a scenario', () => {
  const scenario = {
    name: 'A carried state',
    game: '1960',
    given: { turn: 3, phase: 'activity', activity: 2, first: 'kennedy', toAct: 'nixon', support: { NY: 'kennedy 4' } },
    script: [],
  };

  test('is laid out as a match that can be continued', async () => {
    const read = await readMatch(JSON.stringify(scenario));
    if (!read.ok) throw new Error(read.detail);
    expect(read.match.header.given).toEqual(scenario.given);
    expect(read.match.over).toBe(false);
  });

  test('that is malformed is refused', async () => {
    expect(await readMatch(JSON.stringify({ ...scenario, given: { turns: 3 } }))).toMatchObject({
      ok: false,
      code: 'bad-scenario',
    });
    expect(await readMatch('{')).toMatchObject({ ok: false, code: 'bad-scenario' });
  });
});
