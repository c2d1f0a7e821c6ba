import { nineteenSixty } from '@whistlestop/1960/rules';
import { EVERYTHING, Match, Random, SPECTATOR, UNKNOWN } from '@whistlestop/kernel';
import { describe, expect, test } from 'vitest';
import { RecordedTable } from '../src/recorded-table.ts';
import { BOT, openTable, PERSON, settle, playStep } from '../src/testing/index.ts';

async function recorded(over: boolean) {
  const { table, match } = openTable(nineteenSixty, [PERSON, BOT]);
  const random = new Random('recorded');
  for (let turns = 0; turns < (over ? 5000 : 80) && table.snapshot().now.kind !== 'over'; turns++)
    if (!(await playStep(table, random))) await settle();
  table.close();
  return new RecordedTable(Match.replay(match.game, match.header, match.log), [PERSON, BOT], [0]);
}

describe('a recorded match', () => {
  test('shows every moment, forwards and backwards', async () => {
    const table = await recorded(true);
    table.goTo(99_999);
    expect(table.position).toBe(table.length);
    expect(table.snapshot().now.kind).toBe('over');
    table.goTo(10);
    expect(table.snapshot().steps).toHaveLength(10);
    table.goTo(-1);
    expect(table.snapshot()).toMatchObject({ now: { kind: 'shown' }, steps: [] });
  });

  test('opens at its beginning when it is finished, and where it stands while it runs', async () => {
    const finished = await recorded(true);
    expect(finished.position).toBe(0);
    const running = await recorded(false);
    expect(running.position).toBe(running.length);
  });

  test('of a finished match can be seen by anybody, and with everything open', async () => {
    const table = await recorded(true);
    expect(table.observers).toEqual([EVERYTHING, 0, 1, SPECTATOR]);
    table.goTo(20);
    expect(table.snapshot().view.includes(UNKNOWN)).toBe(false);
    table.lookAs(1);
    expect(table.snapshot().view.includes(UNKNOWN)).toBe(true);
  });

  test('of a running match keeps the other side’s secrets', async () => {
    const table = await recorded(false);
    expect(table.observers).toEqual([0, SPECTATOR]);
    table.lookAs(EVERYTHING);
    expect(table.snapshot().observer).toBe(0);
  });

  test('only shows', async () => {
    const table = await recorded(false);
    expect(await table.act()).toMatchObject({ ok: false });
  });
});
