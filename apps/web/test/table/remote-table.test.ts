import type { MatchInfo } from '@whistlestop/client';
import { Match, OVER, only, PlainChance } from '@whistlestop/kernel';
import { sealed } from '@whistlestop/kernel/testing';
import { describe, expect, test } from 'vitest';
import { Line } from '../online/line.ts';
import { ClubLine } from '../../src/online/club-line.ts';
import { RemoteTable } from '../../src/table/remote-table.ts';

const game = sealed.open(sealed.options.parse({ seats: 2 }));

const info = (changes: Partial<MatchInfo>): MatchInfo => ({
  id: 'Match00000',
  game: 'sealed',
  rules: 1,
  options: { seats: 2 },
  settings: { clock: { kind: 'none' }, onTimeout: 'claim', public: true, spectatorDelay: 0, rated: false },
  status: 'running',
  seats: [
    { id: 'ash', player: { kind: 'guest', name: 'Ann' }, plan: null },
    { id: 'birch', player: { kind: 'bot', name: 'random' }, plan: null },
  ],
  commitment: null,
  head: 1,
  waiting: [0, 1],
  clock: null,
  away: [],
  offers: [],
  scores: null,
  createdAt: 0,
  rematch: null,
  ...changes,
});

const nothing = { sequence: 0, view: null, happened: [] };

async function sitDown() {
  const line = new Line();
  const header = { game: 'sealed', rules: 1, options: {}, match: 'm', seats: ['a', 'b'], commitment: null };
  const match = new Match(game, header);
  match.settle(new PlainChance(1));
  const opening = RemoteTable.open({
    match: 'Match00000',
    line: new ClubLine(() => line),
    openGame: () => Promise.resolve(game),
  });
  line.happens('open');
  const view = [...match.view(0).state].map((value) => (value === -0x80000000 ? null : value));
  const first = { sequence: 1, entry: { kind: 'chance', outcome: 0 } as const, events: [] };
  line.says({ kind: 'table', match: info({}), seat: 0, undo: false, sequence: 1, view, happened: [first] });
  return { line, match, table: await opening.table };
}

describe('a remote table', () => {
  test('shows what the club shows and asks from the first line of the log', async () => {
    const { line, match, table } = await sitDown();
    expect(line.sent).toEqual([{ kind: 'watch', match: 'Match00000', since: 0 }]);
    const snapshot = table.snapshot();
    expect(snapshot.view).toEqual(match.view(0).state);
    expect(snapshot).toMatchObject({ mySeats: [0], deciding: 0, pending: only(0) | only(1), sequence: 1, over: false });
    expect(snapshot.players[1]).toEqual({ kind: 'bot', level: 'random' });
    expect(snapshot.steps.map(({ sequence }) => sequence)).toEqual([1]);
    table.close();
  });

  test('drops the steps an undo took back, and says when undo is possible', async () => {
    const { line, table } = await sitDown();
    let changes = 0;
    table.subscribe(() => changes++);
    const turn = { kind: 'happened' as const, match: 'Match00000', changes: [], clock: null, scores: null };
    const act = { sequence: 2, entry: { kind: 'action', seat: 0, action: 1 } as const, events: [] };
    line.says({ ...turn, from: 1, to: 2, happened: [act], undo: true, waiting: [1] });
    expect(table.snapshot()).toMatchObject({ undo: 0, deciding: undefined });
    expect(table.viewAfter(2)).toEqual(table.snapshot().view);
    const back = { sequence: 3, entry: { kind: 'undo', seat: 0, to: 1 } as const, events: [] };
    line.says({ ...turn, from: 2, to: 3, happened: [back], undo: false, waiting: [0, 1] });
    expect(table.snapshot().steps.map(({ sequence }) => sequence)).toEqual([1]);
    expect(changes).toBe(2);
    table.close();
  });

  test("passes a refusal of the club's own on with its sentence", async () => {
    const { table, line } = await sitDown();
    const answer = table.undo(0);
    const { id } = line.sent.at(-1)!;
    line.says({ kind: 'refused', id: id!, code: 'no-time-to-undo', sentence: 'Too late.' });
    expect(await answer).toEqual({ ok: false, refusal: { code: 'club', sentence: 'Too late.' } });
    table.close();
  });

  test('passes a refusal of the gate on, and ends with the scores', async () => {
    const { line, table } = await sitDown();
    const answer = table.act(0, 99);
    const { id } = line.sent.at(-1)!;
    line.says({ kind: 'refused', id: id!, code: 'illegal-action', sentence: 'No.' });
    expect(await answer).toEqual({ ok: false, refusal: { code: 'illegal-action', sentence: 'No.' } });
    line.says({ kind: 'info', match: info({ status: 'over', waiting: [], scores: [1, 0] }) });
    expect(table.snapshot()).toMatchObject({ over: true, pending: OVER, scores: [1, 0], deciding: undefined });
    table.close();
  });

  test('asks for the log it was not told, and opens only with all of it', async () => {
    const line = new Line();
    const { table } = RemoteTable.open({
      match: 'Match00000',
      line: new ClubLine(() => line),
      openGame: () => Promise.resolve(game),
    });
    line.happens('open');
    line.says({ kind: 'table', match: info({ status: 'open' }), seat: null, undo: false, ...nothing });
    const view = [...game.layout.create()];
    line.says({ kind: 'table', match: info({}), seat: 0, undo: false, sequence: 1, view, happened: [] });
    expect(line.sent.at(-1)).toEqual({ kind: 'watch', match: 'Match00000', since: 0 });
    const first = { sequence: 1, entry: { kind: 'chance', outcome: 0 } as const, events: [] };
    line.says({ kind: 'table', match: info({}), seat: 0, undo: false, sequence: 1, view, happened: [first] });
    expect((await table).snapshot().steps).toHaveLength(1);
  });

  test('knows what happened while its line was broken', async () => {
    const { line, match, table } = await sitDown();
    expect(table.missed).toEqual({ from: 1, to: 1 });
    const view = [...match.view(0).state].map((value) => (value === -0x80000000 ? null : value));
    const entry = { kind: 'action', seat: 1 } as const;
    const happened = [{ sequence: 2, entry, events: [] }];
    line.says({ kind: 'table', match: info({ waiting: [0] }), seat: 0, undo: false, sequence: 2, view, happened });
    expect(table.missed).toEqual({ from: 1, to: 2 });
    table.close();
  });

  test('keeps each view as it was when it is shown', async () => {
    const { line, table } = await sitDown();
    const before = table.snapshot().view;
    const slot = 0;
    const value = (before[slot] ?? 0) + 1;
    const turn = { kind: 'happened' as const, match: 'Match00000', clock: null, scores: null, undo: false };
    line.says({ ...turn, from: 1, to: 2, happened: [], changes: [slot, value], waiting: [1] });
    expect(before[slot]).toBe(value - 1);
    table.close();
  });

  test('is turned away when its match is withdrawn before it began', async () => {
    const line = new Line();
    const { table } = RemoteTable.open({
      match: 'Match00000',
      line: new ClubLine(() => line),
      openGame: () => Promise.resolve(game),
    });
    line.happens('open');
    line.says({ kind: 'table', match: info({ status: 'open' }), seat: null, undo: false, ...nothing });
    line.says({ kind: 'refused', id: null, code: 'not-found', sentence: 'No.' });
    await expect(table).rejects.toMatchObject({ code: 'not-found' });
  });

  test('is refused when the club has no such match for this person', async () => {
    const line = new Line();
    const opening = RemoteTable.open({
      match: 'Match00000',
      line: new ClubLine(() => line),
      openGame: () => Promise.resolve(game),
    });
    line.happens('open');
    line.says({ kind: 'refused', id: null, code: 'not-found', sentence: 'No.' });
    await expect(opening.table).rejects.toMatchObject({ code: 'not-found' });
  });
});
