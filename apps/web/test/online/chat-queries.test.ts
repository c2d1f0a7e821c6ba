// @vitest-environment happy-dom
import type { ChatLine } from '@whistlestop/client';
import { beforeEach, expect, test, vi } from 'vitest';
import { clearPersonal } from '../../src/online/club-cache.ts';
import { addLine, chatQuery, linesOf, muteIn } from '../../src/online/club-queries.ts';

const line = (at: number, from = 'Ann'): ChatLine => ({
  id: `line-${at}`,
  match: 'Match00001',
  room: 'players',
  from,
  text: String(at),
  at,
});

/** Sets the club's answer for the room: its latest lines and the token of the page before them. */
let says: { lines: ChatLine[]; next: string | null; muted: string[] };
const asked: string[] = [];
const room = chatQuery('Match00001', 'players', undefined);
const times = () => linesOf(room.store.getState().pages).map(({ at }) => at);

beforeEach(() => {
  clearPersonal();
  asked.length = 0;
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address);
    return Promise.resolve(Response.json(says));
  });
});

test('a room shows its latest lines, and those before page by page', async () => {
  says = { lines: [line(3), line(4)], next: 'before-3', muted: [] };
  await room.refresh();
  says = { lines: [line(1), line(2)], next: null, muted: [] };
  await room.readNext();
  await room.readNext();
  expect(times()).toEqual([1, 2, 3, 4]);
  expect(asked).toHaveLength(2);
  expect(asked[1]).toContain('page=before-3');
});

test('a line that is said while the room is read is not lost, and shows once', async () => {
  says = { lines: [line(3)], next: null, muted: [] };
  const reading = room.refresh();
  addLine('Match00001', line(4), undefined);
  addLine('Match00001', line(4), undefined);
  await reading;
  expect(times()).toEqual([3, 4]);
  expect(room.first?.readUntil).toBe(3);
});

test('what was said during a break joins what was read before', async () => {
  says = { lines: [line(3)], next: 'before-3', muted: [] };
  await room.refresh();
  says = { lines: [line(1)], next: null, muted: [] };
  await room.readNext();
  says = { lines: [line(3), line(4)], next: 'before-3', muted: [] };
  await room.refresh();
  await room.readNext();
  expect(times()).toEqual([1, 3, 4]);
  expect(room.first?.readUntil).toBe(3);
});

test('more than a page said during a break is read back from the latest page', async () => {
  says = { lines: [line(1)], next: null, muted: [] };
  await room.refresh();
  says = { lines: [line(8), line(9)], next: 'before-8', muted: [] };
  await room.refresh();
  expect(times()).toEqual([1, 8, 9]);
  says = { lines: [line(1), line(5)], next: null, muted: [] };
  await room.readNext();
  expect(asked.at(-1)).toContain('page=before-8');
  expect(times()).toEqual([1, 5, 8, 9]);
});

test('what a person said is read again from the end when they are heard again', async () => {
  says = { lines: [line(2)], next: null, muted: [] };
  await room.refresh();
  await muteIn(room, 'Ben', true);
  expect(room.first?.muted).toEqual(['Ben']);
  expect(asked).toHaveLength(1);
  says = { lines: [line(2), line(3, 'Ben')], next: 'before-2', muted: [] };
  await muteIn(room, 'Ben', false);
  expect(room.first).toMatchObject({ muted: [], next: 'before-2' });
  expect(times()).toEqual([2, 3]);
});
