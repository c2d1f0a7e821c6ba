import { nineteenSixty, ACTIVITY, actions } from '@whistlestop/1960/rules';
import { texts as textsIn } from '@whistlestop/1960/texts';
import { describe, expect, test } from 'vitest';
import { moveAfter, moveAt } from '../../src/screens/club/move-name.ts';
import type { TableStep } from '@whistlestop/table';

const game = nineteenSixty.open(nineteenSixty.options.parse({}));
const { done, travel } = actions.verbs;

/** Kennedy travels, is done, and Nixon travels; what Nixon chose is not shown. */
const STEPS: readonly TableStep[] = [
  { sequence: 1, seat: undefined, entry: { kind: 'chance', outcome: 0 }, events: [] },
  {
    sequence: 2,
    seat: 0,
    entry: { kind: 'action', seat: 0, action: travel.base },
    events: [{ name: 'travelled', args: { seat: 0, region: 2, cost: 1 } }],
  },
  {
    sequence: 3,
    seat: 0,
    entry: { kind: 'action', seat: 0, action: done.base },
    events: [{ name: 'phaseBegan', args: { phase: ACTIVITY, activity: 2 } }],
  },
  { sequence: 4, seat: undefined, entry: { kind: 'chance', outcome: 0 }, events: [] },
  {
    sequence: 5,
    seat: 1,
    entry: { kind: 'action', seat: 1 },
    events: [{ name: 'travelled', args: { seat: 1, region: 1, cost: 1 } }],
  },
];

async function sitting() {
  const texts = await textsIn.en();
  const table = { game, viewAfter: () => game.layout.create() };
  return { texts, table, snapshot: { steps: STEPS } } as unknown as Parameters<typeof moveAt>[0];
}

describe('a move that might be taken back', () => {
  test('goes by what its player did, and says how many steps would go with it', async () => {
    expect(moveAt(await sitting(), 1)).toEqual({ name: 'Kennedy travels to the South', later: 2 });
    expect(moveAt(await sitting(), 4)).toEqual({ name: 'Nixon travels to the Midwest', later: 0 });
  });

  test('goes by the choice where only what came of it has a sentence', async () => {
    expect(moveAt(await sitting(), 2)).toEqual({ name: 'Done', later: 1 });
  });

  test('goes by what came of it where nobody knows what was on the table', async () => {
    const { table, ...rest } = await sitting();
    const blind = { ...rest, table: { ...table, viewAfter: () => undefined } };
    expect(moveAt(blind, 2)).toEqual({ name: 'Activity phase 2', later: 1 });
  });

  test('is the first after the point that would stay', async () => {
    expect(moveAfter(await sitting(), 1)).toMatchObject({ later: 2 });
    expect(moveAfter(await sitting(), 3)).toMatchObject({ name: 'Nixon travels to the Midwest' });
    expect(moveAfter(await sitting(), 9)).toEqual({ name: '', later: 0 });
  });
});
