import { actions, nineteenSixty } from '../../rules/index.ts';
import { expect, test } from 'vitest';
import { plansOf } from '../../table/plans.ts';
import { Clicks, decisionOf } from '@whistlestop/table';
import { openTable, PERSON, settle } from '@whistlestop/table/testing';

test('what one click did in several steps is taken back at once, and the step before it alone', async () => {
  const { table } = openTable(nineteenSixty, [PERSON, PERSON]);
  const clicks = new Clicks();
  const asked = () => {
    const { now, view } = table.snapshot();
    return decisionOf(table.game, view, now.kind === 'asks' ? now.seat : 0);
  };
  const length = () => table.snapshot().steps.length;
  for (let answers = 0; !asked().legal.some((action) => actions.verbs.travel.has(action)); answers++) {
    expect(answers).toBeLessThan(20);
    const { now } = table.snapshot();
    if (now.kind === 'curtain') table.takeDevice(now.seat);
    const { legal, seat } = asked();
    const campaign = legal.find((action) => table.game.actions.format(action)?.endsWith(' campaign'));
    await clicks.act(table, seat, [campaign ?? legal[0] ?? -1]);
    await settle();
  }
  const { seat } = asked();
  const played = length();
  const far = [...plansOf(table.game, asked()).values()].find(
    ({ journey, there }) => journey.length === 1 && there.some((action) => actions.verbs.support.has(action)),
  )!;
  const support = far.there.find((action) => actions.verbs.support.has(action))!;
  expect(await clicks.act(table, seat, [...far.journey, support])).toEqual({ ok: true });
  expect(length()).toBe(played + 2);
  expect(await clicks.undo(table, seat)).toEqual({ ok: true });
  expect(length()).toBe(played);
  expect(await clicks.undo(table, seat)).toEqual({ ok: true });
  expect(length()).toBe(played - 1);
});
