import { EVERYTHING, Random, SPECTATOR, UNKNOWN } from '@whistlestop/kernel';
import { actions, nineteenSixty } from '@whistlestop/1960/rules';
import { describe, expect, test } from 'vitest';
import { decisionOf } from '../src/decision.ts';
import type { LocalTable } from '../src/local-table.ts';
import type { Thinker } from '../src/thinker.ts';
import { BOT, openTable, PERSON, plainThinker, settle, playStep } from '../src/testing/index.ts';

/** What a table is at, and the seat that is asked, as a test that knows who it is expects them. */
const kindOf = (table: LocalTable) => table.snapshot().now.kind;
const askedAt = (table: LocalTable) => {
  const { now } = table.snapshot();
  return now.kind === 'asks' ? now.seat : undefined;
};

/** Plays until the person has to place cubes one after the other. */
async function toCampaign(seed: string, parts: Parameters<typeof openTable>[2] = {}) {
  const opened = openTable(nineteenSixty, [PERSON, BOT], { seed, ...parts });
  const { table } = opened;
  const campaign = table.game.actions.verbs['play'];
  for (let tries = 0; tries < 50; tries++) {
    await settle();
    const deciding = askedAt(table);
    const { view } = table.snapshot();
    if (deciding === undefined) continue;
    const decision = decisionOf(table.game, view, deciding);
    const action = decision.legal.find((code) => table.game.actions.format(code)?.endsWith(' campaign'));
    if (action !== undefined && campaign?.has(action)) {
      await table.act(deciding, action);
      return opened;
    }
    await table.act(deciding, decision.legal[0] ?? -1);
  }
  throw new Error('nobody could campaign');
}

describe('a local match', () => {
  test('is played to the end by a person and a bot, and every entry is saved', async () => {
    const { table, match, saved } = openTable(nineteenSixty, [PERSON, BOT]);
    const random = new Random('person');
    for (let turns = 0; turns < 5000 && kindOf(table) !== 'over'; turns++) {
      if (!(await playStep(table, random))) await settle();
    }
    const { now } = table.snapshot();
    expect(now.kind === 'over' && [now.scores.length, now.early]).toEqual([2, undefined]);
    expect(saved.at(-1)).toBe(match.log.length);
  });

  test('goes on by itself when bots play both sides, with everything open to the viewer', async () => {
    const { table } = openTable(nineteenSixty, [BOT, BOT]);
    expect(table.snapshot().observer).toBe(EVERYTHING);
    for (let turns = 0; turns < 3000 && kindOf(table) !== 'over'; turns++) await settle();
    expect(kindOf(table)).toBe('over');
  });

  test('keeps what was agreed on with a bot, and tells the bot when it is asked', async () => {
    const asked: unknown[] = [];
    const thinker: Thinker = {
      think(question, onProgress) {
        asked.push(question.plan);
        return plainThinker(nineteenSixty).think(question, onProgress);
      },
    };
    const { table, saved } = openTable(nineteenSixty, [PERSON, BOT], { thinker });
    await settle();
    const [savesBefore, plan] = [saved.length, { high: 'early' }];
    expect(await table.agreements.agree(1, plan)).toEqual({ ok: true });
    expect(table.agreements.with(1)).toBe(plan);
    expect(saved).toHaveLength(savesBefore + 1);
    asked.length = 0;
    const random = new Random('person');
    for (let turns = 0; turns < 500 && asked.length === 0; turns++)
      if (!(await playStep(table, random))) await settle();
    expect(asked[0]).toBe(plan);
  });

  test('never hands out what the person may not see', async () => {
    const { table } = openTable(nineteenSixty, [PERSON, BOT]);
    await settle();
    expect(table.snapshot().observer).toBe(0);
    expect(table.snapshot().view.includes(UNKNOWN)).toBe(true);
  });

  test('offers exactly what the rules allow, although it knows the view alone', async () => {
    const { table, match } = openTable(nineteenSixty, [PERSON, PERSON]);
    const random = new Random('pairs');
    const list = new Int16Array(2048);
    for (let turns = 0; turns < 400 && kindOf(table) !== 'over'; turns++) {
      const deciding = askedAt(table);
      const { view } = table.snapshot();
      if (deciding !== undefined) {
        const count = match.game.legal(match.state, deciding, list);
        expect(decisionOf(table.game, view, deciding).legal).toEqual([...list.subarray(0, count)]);
      }
      await playStep(table, random);
    }
  });
});

describe('several people at one device', () => {
  test('see the spectator’s view until the next one says who is there', () => {
    const { table } = openTable(nineteenSixty, [PERSON, PERSON]);
    const { now, observer } = table.snapshot();
    if (now.kind !== 'curtain') throw new Error('nobody was called to the screen');
    expect(observer).toBe(SPECTATOR);
    table.takeDevice(now.seat);
    expect(table.snapshot()).toMatchObject({ now: { kind: 'asks', seat: now.seat }, observer: now.seat });
  });
});

describe('undo', () => {
  test('reaches the last placement of a play before a bot answers it', async () => {
    const { support, stay } = actions.verbs;
    const isPlacing = (action: number) => support.has(action) || stay.has(action);
    const { table, match } = await toCampaign('undo');
    const place = async () => {
      const placing = decisionOf(table.game, table.snapshot().view, 0).legal.find((code) => isPlacing(code));
      await table.act(0, placing!);
      await settle();
    };
    while (kindOf(table) !== 'confirms') await place();
    const placed = match.log.length;
    expect(table.snapshot()).toMatchObject({ now: { kind: 'confirms', seat: 0 }, undo: 0 });
    await table.undo(0);
    expect(table.snapshot().now).toEqual({ kind: 'asks', seat: 0, unasked: false });
    await place();
    expect(match.log).toHaveLength(placed + 2);
    table.confirm();
    expect(kindOf(table)).toBe('thinks');
    await settle();
    expect(match.log.length).toBeGreaterThan(placed + 2);
  });

  test('takes a placement back, and the steps follow', async () => {
    const { table } = await toCampaign('undo');
    const deciding = askedAt(table);
    const { view, steps } = table.snapshot();
    const support = decisionOf(table.game, view, deciding!).legal.find((code) =>
      table.game.actions.format(code)?.startsWith('support'),
    );
    await table.act(deciding!, support!);
    expect(table.snapshot().undo).toBe(deciding);
    await table.undo(deciding!);
    expect(table.snapshot().view).toEqual(view);
    expect(table.snapshot().steps).toHaveLength(steps.length);
  });

  test('shows the position anew although it is as old as before, and keeps it while nothing happens', async () => {
    const { table } = await toCampaign('undo');
    const deciding = askedAt(table);
    const { view } = table.snapshot();
    const [choice] = decisionOf(table.game, view, deciding!).legal;
    await table.act(deciding!, choice!);
    const after = table.snapshot().view;
    expect(after).not.toEqual(view);
    table.takeDevice(0);
    expect(table.snapshot().view).toBe(after);
    await table.undo(deciding!);
    expect(table.snapshot()).toMatchObject({ now: { seat: deciding }, view });
  });

  test('is refused with a reason once a cube was drawn', async () => {
    const { table } = openTable(nineteenSixty, [PERSON, BOT], { seed: 'draw' });
    const random = new Random('draw');
    for (let turns = 0; turns < 500; turns++) {
      const before = table.snapshot().steps.length;
      if (!(await playStep(table, random))) await settle();
      const { steps, undo } = table.snapshot();
      if (steps.length > before && steps.at(-1)?.seat === undefined) {
        expect(undo).toBeUndefined();
        expect(await table.undo(0)).toMatchObject({ ok: false, refusal: { code: 'nothing-to-undo' } });
        return;
      }
    }
    throw new Error('no cube was ever drawn');
  });

  test('stops a bot that had begun to think about the next move', async () => {
    let cancelled = 0;
    const never = new Promise<number>(() => {});
    const sleepy: Thinker = { think: () => ({ action: never, cancel: () => cancelled++ }) };
    const { table } = openTable(nineteenSixty, [PERSON, BOT], { thinker: sleepy, seed: 'undo' });
    for (let tries = 0; tries < 50 && kindOf(table) !== 'thinks'; tries++) await playStep(table, new Random(tries));
    const { undo, now } = table.snapshot();
    expect(now).toEqual({ kind: 'thinks', seat: 1, progress: 0 });
    if (undo === undefined) return;
    await table.undo(undo);
    expect(cancelled).toBe(1);
    expect(kindOf(table)).not.toBe('thinks');
  });
});

describe('trouble', () => {
  test('a bot that cannot answer is reported, and asked again on request', async () => {
    let broken = true;
    const fragile: Thinker = {
      think: (question, onProgress) =>
        broken
          ? { action: Promise.reject(new Error('out of memory')), cancel: () => undefined }
          : plainThinker(nineteenSixty).think(question, onProgress),
    };
    const { table } = openTable(nineteenSixty, [BOT, BOT], { thinker: fragile });
    await settle();
    expect(table.snapshot().trouble).toBe('bot-failed');
    broken = false;
    table.retry();
    await settle();
    expect(table.snapshot()).toMatchObject({ trouble: undefined });
    expect(table.snapshot().steps.length).toBeGreaterThan(0);
    table.close();
  });

  test('a match that could not be saved says so until it could', async () => {
    let full = true;
    const save = () => Promise.resolve(full ? ('storage-full' as const) : undefined);
    const { table } = openTable(nineteenSixty, [PERSON, PERSON], { save });
    await playStep(table, new Random(1));
    await playStep(table, new Random(1));
    await settle();
    expect(table.snapshot().trouble).toBe('storage-full');
    full = false;
    table.retry();
    await settle();
    expect(table.snapshot().trouble).toBeUndefined();
  });
});
