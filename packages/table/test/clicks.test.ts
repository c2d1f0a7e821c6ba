import { nineteenSixty } from '@whistlestop/1960/rules';
import { type Action, only, type Seat } from '@whistlestop/kernel';
import { expect, test } from 'vitest';
import { Clicks } from '../src/clicks.ts';
import { decisionOf } from '../src/decision.ts';
import type { LocalTable } from '../src/local-table.ts';
import { openTable, PERSON } from '../src/testing/index.ts';

/** An action of this seat, and another one it may play right after it; undefined where there are no such two. */
function twoActions(table: LocalTable, seat: Seat): readonly [Action, Action] | undefined {
  const { game } = table;
  const decision = decisionOf(game, table.snapshot().view, seat);
  for (const first of decision.legal) {
    const after = decision.preview(first);
    if (game.pending(after) !== only(seat)) continue;
    const [second] = decisionOf(game, after, seat).legal;
    if (second !== undefined) return [first, second];
  }
  return undefined;
}

/** The seat that is asked, with the device in hand. */
function takeTurn(table: LocalTable): Seat {
  const { now } = table.snapshot();
  if (now.kind === 'curtain') table.takeDevice(now.seat);
  const asking = table.snapshot().now;
  if (asking.kind !== 'asks') throw new Error(`Nobody is asked: ${asking.kind}`);
  return asking.seat;
}

test('one undo takes back all steps of one click, and the next one the step before it', async () => {
  const { table } = openTable(nineteenSixty, [PERSON, PERSON]);
  const clicks = new Clicks();
  const length = () => table.snapshot().steps.length;
  const campaign = () => {
    const seat = takeTurn(table);
    const { legal } = decisionOf(table.game, table.snapshot().view, seat);
    return legal.find((action) => table.game.actions.format(action)?.endsWith(' campaign'));
  };
  while (campaign() === undefined) {
    const seat = takeTurn(table);
    const [first] = decisionOf(table.game, table.snapshot().view, seat).legal;
    await clicks.act(table, seat, [first!]);
  }
  const seat = takeTurn(table);
  await clicks.act(table, seat, [campaign()!]);
  const before = length();
  expect(await clicks.act(table, seat, twoActions(table, seat)!)).toEqual({ ok: true });
  expect(length()).toBe(before + 2);
  expect(await clicks.undo(table, seat)).toEqual({ ok: true });
  expect(length()).toBe(before);
  expect(await clicks.undo(table, seat)).toEqual({ ok: true });
  expect(length()).toBe(before - 1);
});
