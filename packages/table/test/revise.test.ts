import { mrPresident } from '@whistlestop/mr-president/rules';
import { Random } from '@whistlestop/kernel';
import { describe, expect, test } from 'vitest';
import { decisionOf } from '../src/decision.ts';
import type { LocalTable } from '../src/local-table.ts';
import type { Thinker } from '../src/thinker.ts';
import { BOT, openTable, PERSON, settle, playStep } from '../src/testing/index.ts';

const now = (table: LocalTable) => table.snapshot().now;
const legalOf = (table: LocalTable, seat: number) => decisionOf(table.game, table.snapshot().view, seat).legal;

/** A bot that never comes to a decision, and how often it was told to stop. */
function slowThinker(): { readonly thinker: Thinker; readonly stopped: () => number } {
  let stopped = 0;
  const never = new Promise<number>(() => {});
  return { thinker: { think: () => ({ action: never, cancel: () => stopped++ }) }, stopped: () => stopped };
}

describe('a sealed choice', () => {
  test('can be changed while another person chooses; the screen then shows who changes it', async () => {
    const { table, match } = openTable(mrPresident, [PERSON, PERSON]);
    await playStep(table, new Random(1));
    expect(now(table)).toEqual({ kind: 'asks', seat: 0, unasked: false });
    expect(table.snapshot().revisable).toEqual([]);
    await table.act(0, legalOf(table, 0)[0]!);
    expect(table.snapshot()).toMatchObject({ now: { kind: 'curtain', seat: 1 }, revisable: [0] });

    table.revise(1);
    expect(now(table)).toMatchObject({ kind: 'curtain', seat: 1 });
    table.revise(0);
    expect(table.snapshot()).toMatchObject({
      now: { kind: 'asks', seat: 0, unasked: true },
      observer: 0,
      revisable: [],
    });
    table.revise(undefined);
    expect(now(table)).toEqual({ kind: 'curtain', seat: 1 });

    table.revise(0);
    const other = legalOf(table, 0)[1]!;
    await table.act(0, other);
    expect(match.log.at(-1)).toEqual({ kind: 'action', seat: 0, action: other });
    expect(now(table)).toEqual({ kind: 'curtain', seat: 1 });
  });

  test('can be changed while a bot thinks, which then begins anew', async () => {
    const { thinker, stopped } = slowThinker();
    const { table } = openTable(mrPresident, [PERSON, BOT], { thinker });
    await table.act(0, legalOf(table, 0)[0]!);
    expect(table.snapshot()).toMatchObject({ now: { kind: 'thinks', seat: 1 }, revisable: [0] });
    table.revise(0);
    expect([now(table), stopped()]).toEqual([{ kind: 'asks', seat: 0, unasked: true }, 0]);
    await table.act(0, legalOf(table, 0)[1]!);
    expect([now(table).kind, stopped()]).toEqual(['thinks', 1]);
  });

  test('is no longer changed once the bot has answered', async () => {
    const { table } = openTable(mrPresident, [PERSON, BOT]);
    await table.act(0, legalOf(table, 0)[0]!);
    table.revise(0);
    expect(now(table)).toMatchObject({ unasked: true });
    await settle();
    expect(now(table)).toEqual({ kind: 'asks', seat: 0, unasked: false });
  });

  test('keeps the bots waiting where nobody could change it while they think', async () => {
    const { table, match } = openTable(mrPresident, [PERSON, BOT, BOT, BOT], {
      options: { version: 'nominee' },
      pausesForChoices: true,
    });
    const random = new Random(1);
    while (now(table).kind !== 'confirms') if (!(await playStep(table, random))) await settle();
    expect(table.snapshot()).toMatchObject({ now: { seat: 0 }, revisable: [0] });
    const before = match.log.length;
    await settle();
    expect(match.log).toHaveLength(before);
    // Once is enough for all bots of the same decision.
    table.confirm();
    await settle();
    expect(match.log.slice(before).filter(({ kind }) => kind === 'action').length).toBeGreaterThan(1);
  });
});
