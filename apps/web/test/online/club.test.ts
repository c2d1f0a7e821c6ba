// @vitest-environment happy-dom
import { setImmediate as nextTask } from 'node:timers/promises';
import type { MatchInfo } from '@whistlestop/client';
import { matchInfoSchema, meSchema } from '@whistlestop/client';
import { FakeWebSocket } from '@whistlestop/client/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clubSocket } from '../../src/online/club.ts';
import { cachedMatches } from '../../src/online/my-matches.ts';
import { useClubStatus } from '../../src/online/club-status.ts';

const me = meSchema.parse({
  name: 'Ann',
  kind: 'guest',
  language: 'en',
  mail: null,
  webhook: null,
  notices: { page: true, mail: false, webhook: false },
  private: false,
  vacation: null,
  vacationDaysLeft: 30,
  admin: false,
});

/** Three play it, and Ann has the first seat. */
const matchThat = (waiting: readonly number[], head: number): MatchInfo =>
  matchInfoSchema.parse({
    id: 'Match00001',
    game: '1960',
    rules: 1,
    options: {},
    settings: {},
    status: 'running',
    seats: ['a', 'b', 'c'].map((id) => ({ id, player: { kind: 'guest', name: id }, plan: null })),
    commitment: null,
    head,
    waiting,
    clock: null,
    away: [],
    offers: [],
    scores: null,
    createdAt: 0,
    rematch: null,
  });

/** The club's answers about Ann and her match. */
const answers = { me, match: matchThat([0], 5) };
const requests: string[] = [];
const shownNotices: unknown[][] = [];
/** The page's one connection to the club, for all tests. */
const webSocket = new FakeWebSocket();
class Notice extends EventTarget {
  static readonly permission = 'granted';
  constructor(...shown: unknown[]) {
    super();
    shownNotices.push(shown);
  }
}
const answerTo = (address: string): unknown => {
  if (address.endsWith('/me')) return answers.me;
  return { matches: [{ match: answers.match, seat: 0, unseen: false }], news: [], next: null };
};

beforeEach(() => {
  requests.length = 0;
  shownNotices.length = 0;
  localStorage.setItem('whistlestop-notify', 'on');
  vi.stubGlobal('WebSocket', function open() {
    return webSocket;
  });
  vi.stubGlobal('Notification', Notice);
  vi.stubGlobal('fetch', (address: string) => {
    requests.push(address);
    return Promise.resolve(Response.json(answerTo(address)));
  });
  answers.me = me;
  answers.match = matchThat([0], 5);
  clubSocket();
  webSocket.deliver({ kind: 'hello', protocol: 1, name: null, now: Date.now() });
});
afterEach(() => vi.unstubAllGlobals());

/** Waits until a condition is true. */
async function until(holds: () => boolean): Promise<void> {
  for (let tasks = 0; !holds(); tasks++) {
    expect(tasks).toBeLessThan(1000);
    await nextTask();
  }
}

/** Signs Ann in and waits for her matches. */
async function signIn(): Promise<void> {
  webSocket.deliver({ kind: 'hello', protocol: 1, name: 'Ann', now: Date.now() });
  await until(() => cachedMatches().length === 1);
  requests.length = 0;
}

test('a page away from the table shows whom the match waits for, without asking the club anew', async () => {
  await signIn();
  expect(useClubStatus.getState().waiting).toBe(1);
  webSocket.deliver({ kind: 'waiting', match: 'Match00001', sequence: 6, waiting: [1, 2] });
  expect(cachedMatches()[0]?.match).toMatchObject({ head: 6, waiting: [1, 2] });
  expect(useClubStatus.getState().waiting).toBe(0);
  webSocket.deliver({ kind: 'waiting', match: 'Match00001', sequence: 7, waiting: [2] });
  // A message of another node may come late.
  webSocket.deliver({ kind: 'waiting', match: 'Match00001', sequence: 6, waiting: [1, 2] });
  webSocket.deliver({ kind: 'waiting', match: 'Match00002', sequence: 1, waiting: [0] });
  expect(cachedMatches()[0]?.match).toMatchObject({ head: 7, waiting: [2] });
  expect(requests).toEqual([]);
});

test('a page away from the table reads its matches again when one waits for nobody any more', async () => {
  await signIn();
  answers.match = { ...matchThat([], 6), status: 'over', scores: [1, 0, 0] };
  webSocket.deliver({ kind: 'waiting', match: 'Match00001', sequence: 6, waiting: [] });
  await until(() => cachedMatches()[0]?.match.status === 'over');
});

test.each([true, false])('a notice of the browser comes whether the page says it too or not (%s)', async (page) => {
  answers.me = { ...me, notices: { ...me.notices, page } };
  answers.match = matchThat([1], 5);
  await signIn();
  webSocket.deliver({ kind: 'your-move', match: 'Match00001', sequence: 6 });
  await until(() => shownNotices.length > 0);
  expect(shownNotices).toHaveLength(1);
  expect(useClubStatus.getState().waiting).toBe(page ? 1 : 0);
});
