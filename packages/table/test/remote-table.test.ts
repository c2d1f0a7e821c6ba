import { ClubSocket, type MatchInfo, type Refused } from '@whistlestop/client';
import { FakeWebSocket } from '@whistlestop/client/testing';
import { Match, PlainChance, UNKNOWN } from '@whistlestop/kernel';
import { sealed } from '@whistlestop/kernel/testing';
import { describe, expect, test } from 'vitest';
import { PastTable } from '../src/past-table.ts';
import { RemoteTable, type RemoteTableParts } from '../src/remote-table.ts';
import { settle } from '../src/testing/index.ts';

const game = sealed.open(sealed.options.parse({ seats: 2 }));

const info = (changes: Partial<MatchInfo>): MatchInfo => ({
  id: 'Match00000',
  game: 'sealed',
  rules: 1,
  options: { seats: 2 },
  settings: { clock: { kind: 'none' }, onTimeout: 'claim', public: true, spectatorDelay: 0, rated: false },
  yours: false,
  status: 'running',
  seats: [
    { id: 'ash', player: { kind: 'guest', name: 'Ann' }, left: false, plan: null },
    { id: 'birch', player: { kind: 'bot', name: 'random' }, left: false, plan: null },
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
  kept: false,
  ...changes,
});

const nothing = { sequence: 0, view: null, happened: [] };

const noPast = () => Promise.resolve({ moments: [], next: null });

async function sitDown(
  past: RemoteTableParts['past'] = noPast,
  onGone?: (refusal: Refused) => void,
  meanwhile: (webSocket: FakeWebSocket) => void = () => undefined,
) {
  const webSocket = new FakeWebSocket();
  const header = { game: 'sealed', rules: 1, options: {}, match: 'm', seats: ['a', 'b'], commitment: null };
  const match = new Match(game, header);
  match.settle(new PlainChance(1));
  const opening = RemoteTable.open({
    match: 'Match00000',
    socket: new ClubSocket({ open: () => webSocket, wait: () => Promise.resolve() }),
    refusalSentence: ({ message }) => message,
    openGame: () => Promise.resolve(game),
    past,
    ...(onGone === undefined ? {} : { onGone }),
  });
  webSocket.emit('open');
  const view = [...match.view(0).state].map((value) => (value === -0x80000000 ? null : value));
  const first = { sequence: 1, entry: { kind: 'chance', outcome: 0 } as const, events: [] };
  webSocket.deliver({ kind: 'table', match: info({}), seat: 0, undo: false, sequence: 1, view, happened: [first] });
  meanwhile(webSocket);
  return { webSocket, match, table: await opening.table };
}

describe('a remote table', () => {
  test('shows what the club shows and asks from the first entry of the log', async () => {
    const { webSocket, match, table } = await sitDown();
    expect(webSocket.sent).toEqual([{ kind: 'watch', match: 'Match00000', since: 0 }]);
    const snapshot = table.snapshot();
    expect(snapshot.view).toEqual(match.view(0).state);
    expect(snapshot).toMatchObject({ mySeats: [0], now: { kind: 'asks', seat: 0, unasked: false }, sequence: 1 });
    expect(snapshot.players[1]).toEqual({ kind: 'bot', level: 'random' });
    expect(snapshot.steps.map(({ sequence }) => sequence)).toEqual([1]);
    table.close();
  });

  test('drops the steps an undo took back, and says when undo is possible', async () => {
    const { webSocket, table } = await sitDown();
    let changes = 0;
    table.subscribe(() => changes++);
    const turn = { kind: 'happened' as const, match: 'Match00000', changes: [], clock: null, scores: null };
    const act = { sequence: 2, entry: { kind: 'action', seat: 0, action: 1 } as const, events: [] };
    webSocket.deliver({ ...turn, from: 1, to: 2, happened: [act], undo: true, waiting: [1] });
    expect(table.snapshot()).toMatchObject({ undo: 0, now: { kind: 'waits', seats: [1] } });
    expect(table.viewAfter(2)).toEqual(table.snapshot().view);
    const back = { sequence: 3, entry: { kind: 'undo', seat: 0, to: 1 } as const, events: [] };
    webSocket.deliver({ ...turn, from: 2, to: 3, happened: [back], undo: false, waiting: [0, 1] });
    expect(table.snapshot().steps.map(({ sequence }) => sequence)).toEqual([1]);
    expect(changes).toBe(2);
    table.close();
  });

  test("passes a refusal of the club's own on with its sentence", async () => {
    const { table, webSocket } = await sitDown();
    const answer = table.undo(0);
    const { id } = webSocket.sent.at(-1)!;
    webSocket.deliver({ kind: 'refused', id: id!, code: 'no-time-to-undo', sentence: 'Too late.' });
    expect(await answer).toEqual({ ok: false, refusal: { code: 'club', sentence: 'Too late.' } });
    table.close();
  });

  test('passes a refusal of the gate on, and ends with the scores', async () => {
    const { webSocket, table } = await sitDown();
    const answer = table.act(0, 99);
    const { id } = webSocket.sent.at(-1)!;
    webSocket.deliver({ kind: 'refused', id: id!, code: 'illegal-action', sentence: 'No.' });
    expect(await answer).toEqual({ ok: false, refusal: { code: 'illegal-action', sentence: 'No.' } });
    webSocket.deliver({ kind: 'info', match: info({ status: 'over', waiting: [], scores: [1, 0] }) });
    expect(table.snapshot()).toMatchObject({ now: { kind: 'over', scores: [1, 0] }, undo: undefined, revisable: [] });
    table.close();
  });

  test('asks for the log it was not told, and opens only with all of it', async () => {
    const webSocket = new FakeWebSocket();
    const { table } = RemoteTable.open({
      match: 'Match00000',
      socket: new ClubSocket({ open: () => webSocket }),
      refusalSentence: ({ message }) => message,
      openGame: () => Promise.resolve(game),
      past: noPast,
    });
    webSocket.emit('open');
    webSocket.deliver({ kind: 'table', match: info({ status: 'open' }), seat: null, undo: false, ...nothing });
    const view = [...game.layout.create()];
    webSocket.deliver({ kind: 'table', match: info({}), seat: 0, undo: false, sequence: 1, view, happened: [] });
    expect(webSocket.sent.at(-1)).toEqual({ kind: 'watch', match: 'Match00000', since: 0 });
    const first = { sequence: 1, entry: { kind: 'chance', outcome: 0 } as const, events: [] };
    webSocket.deliver({ kind: 'table', match: info({}), seat: 0, undo: false, sequence: 1, view, happened: [first] });
    expect((await table).snapshot().steps).toHaveLength(1);
  });

  test('knows what happened while its connection was broken', async () => {
    const { webSocket, match, table } = await sitDown();
    expect(table.missed).toEqual({ from: 1, to: 1 });
    const view = [...match.view(0).state].map((value) => (value === -0x80000000 ? null : value));
    const entry = { kind: 'action', seat: 1 } as const;
    const happened = [{ sequence: 2, entry, events: [] }];
    webSocket.deliver({
      kind: 'table',
      match: info({ waiting: [0] }),
      seat: 0,
      undo: false,
      sequence: 2,
      view,
      happened,
    });
    expect(table.missed).toEqual({ from: 1, to: 2 });
    table.close();
  });

  test('forgets what was missed when it is taken back, read, or answered by a move', async () => {
    const { webSocket, table } = await sitDown();
    const view = [...table.snapshot().view].map((value) => (value === UNKNOWN ? null : value));
    const step = (sequence: number, seat: number) => ({
      sequence,
      entry: { kind: 'action', seat } as const,
      events: [],
    });
    const show = (sequence: number, ...happened: ReturnType<typeof step>[]) =>
      webSocket.deliver({ kind: 'table', match: info({}), seat: 0, undo: false, sequence, view, happened });
    const turn = { kind: 'happened' as const, match: 'Match00000', changes: [], clock: null, scores: null };
    const on = { ...turn, undo: false, waiting: [0] };
    const back = (sequence: number, to: number) => ({
      sequence,
      entry: { kind: 'takeback', seat: 1, to } as const,
      events: [],
    });
    show(3, step(2, 1), step(3, 1));
    expect(table.missed).toEqual({ from: 1, to: 3 });
    webSocket.deliver({ ...on, from: 3, to: 4, happened: [back(4, 2)] });
    expect(table.missed).toEqual({ from: 1, to: 2 });
    webSocket.deliver({ ...on, from: 4, to: 5, happened: [step(5, 1)] });
    expect(table.missed).toEqual({ from: 1, to: 2 });
    // The person's own move, and its takeback: what they have seen is not shown again.
    webSocket.deliver({ ...on, from: 5, to: 6, happened: [step(6, 0)] });
    webSocket.deliver({ ...on, from: 6, to: 7, happened: [back(7, 5)] });
    expect(table.missed).toEqual({ from: 0, to: 0 });
    show(8, step(8, 1));
    expect(table.missed).toEqual({ from: 3, to: 4 });
    table.dismissMissed();
    expect(table.missed).toEqual({ from: 0, to: 0 });
    // What the person chose themselves on a broken connection was not missed.
    show(11, step(9, 1), step(10, 0), step(11, 1));
    expect(table.missed).toEqual({ from: 6, to: 7 });
    table.close();
  });

  test('shows what was chosen on a broken connection, and lets nothing else be chosen until that is answered', async () => {
    const { webSocket, table } = await sitDown();
    webSocket.emit('close');
    expect(table.snapshot().now).toMatchObject({ kind: 'asks', seat: 0 });
    expect(table.sending).toBe(false);
    const answer = table.act(0, 2);
    expect(table.sending).toBe(true);
    expect(table.snapshot()).toMatchObject({
      now: { kind: 'held', seat: 0, action: 2 },
      undo: undefined,
      revisable: [],
    });
    await settle();
    webSocket.emit('open');
    expect(table.snapshot().now.kind).toBe('held');
    const { id } = webSocket.sent.findLast(({ kind }) => kind === 'act')!;
    webSocket.deliver({ kind: 'refused', id: id!, code: 'illegal-action', sentence: 'No.' });
    await answer;
    expect(table.snapshot().now).toMatchObject({ kind: 'asks', seat: 0 });
    table.close();
  });

  test('remembers the seat that is no longer the person’s', async () => {
    const { webSocket, table } = await sitDown();
    expect(table.lost).toBe(false);
    const view = [...table.snapshot().view].map((value) => (value === UNKNOWN ? null : value));
    const again = { kind: 'table' as const, match: info({}), undo: false, sequence: 1, view, happened: [] };
    webSocket.deliver({ ...again, seat: null });
    expect([table.lost, table.handedOver]).toEqual([true, false]);
    webSocket.deliver({ ...again, seat: 0 });
    expect(table.lost).toBe(false);
    const seats = info({}).seats.map((seat) => ({ ...seat, player: { kind: 'bot' as const, name: 'random' } }));
    webSocket.deliver({ kind: 'info', match: info({ seats }) });
    expect(table.handedOver).toBe(true);
    table.close();
  });

  test('knows whether the person began in the seat that went to a bot, or had taken it over', async () => {
    const left = (kind: 'guest' | 'bot') =>
      info({ seats: info({}).seats.map((seat) => ({ ...seat, left: true, player: { kind, name: 'Ann' } })) });
    const { webSocket, table } = await sitDown();
    webSocket.deliver({ kind: 'info', match: left('bot') });
    expect([table.handedOver, table.substitute]).toEqual([true, false]);
    webSocket.deliver({ kind: 'info', match: left('guest') });
    webSocket.deliver({ kind: 'info', match: left('bot') });
    expect([table.handedOver, table.substitute]).toEqual([true, true]);
    table.close();
  });

  test('says that it was taken away, and passes over refusals that speak of others', async () => {
    const gone: string[] = [];
    const { webSocket, table } = await sitDown(undefined, ({ code }) => gone.push(code));
    webSocket.deliver({ kind: 'refused', id: null, match: 'Match99999', code: 'not-found', sentence: 'No.' });
    webSocket.deliver({ kind: 'refused', id: null, match: 'Match00000', code: 'unavailable', sentence: 'Later.' });
    expect(gone).toEqual([]);
    webSocket.deliver({ kind: 'refused', id: null, match: 'Match00000', code: 'not-found', sentence: 'No.' });
    expect(gone).toEqual(['not-found']);
    table.close();
  });

  test('is refused when it is closed to the person before its game has been loaded', async () => {
    const closed = { kind: 'refused', id: null, match: 'Match00000', code: 'not-found', sentence: 'No.' } as const;
    const sitting = sitDown(undefined, undefined, (webSocket) => webSocket.deliver(closed));
    await expect(sitting).rejects.toMatchObject({ code: 'not-found' });
  });

  test('keeps each view as it was when it is shown', async () => {
    const { webSocket, table } = await sitDown();
    const before = table.snapshot().view;
    const slot = 0;
    const value = (before[slot] ?? 0) + 1;
    const turn = { kind: 'happened' as const, match: 'Match00000', clock: null, scores: null, undo: false };
    webSocket.deliver({ ...turn, from: 1, to: 2, happened: [], changes: [slot, value], waiting: [1] });
    expect(before[slot]).toBe(value - 1);
    table.close();
  });

  test('shows the same view while nothing on the table changes, so that a choice made half-way stays', async () => {
    const { webSocket, table } = await sitDown();
    const { view } = table.snapshot();
    webSocket.deliver({ kind: 'info', match: info({ away: [1] }) });
    expect(table.info.away).toEqual([1]);
    expect(table.snapshot().view).toBe(view);
    table.close();
  });

  test('is turned away when its match is withdrawn before it began', async () => {
    const webSocket = new FakeWebSocket();
    const { table } = RemoteTable.open({
      match: 'Match00000',
      socket: new ClubSocket({ open: () => webSocket }),
      refusalSentence: ({ message }) => message,
      openGame: () => Promise.resolve(game),
      past: noPast,
    });
    webSocket.emit('open');
    webSocket.deliver({ kind: 'table', match: info({ status: 'open' }), seat: null, undo: false, ...nothing });
    webSocket.deliver({ kind: 'refused', id: null, code: 'not-found', sentence: 'No.' });
    await expect(table).rejects.toMatchObject({ code: 'not-found' });
  });

  test('is refused when the club has no such match for this person', async () => {
    const webSocket = new FakeWebSocket();
    const opening = RemoteTable.open({
      match: 'Match00000',
      socket: new ClubSocket({ open: () => webSocket }),
      refusalSentence: ({ message }) => message,
      openGame: () => Promise.resolve(game),
      past: noPast,
    });
    webSocket.emit('open');
    webSocket.deliver({ kind: 'refused', id: null, code: 'not-found', sentence: 'No.' });
    await expect(opening.table).rejects.toMatchObject({ code: 'not-found' });
  });
});

describe('a match at the club that is looked back at', () => {
  const entry = (seat: number) => ({ kind: 'action', seat, action: 1 }) as const;
  const turn = { kind: 'happened' as const, match: 'Match00000', clock: null, scores: null, undo: false, waiting: [0] };

  /** A table of five steps, of which the last two came after the person sat down. */
  async function lookBack() {
    const webSocket = new FakeWebSocket();
    const earlier = [
      { sequence: 1, changes: [0, 10] },
      { sequence: 3, changes: [0, 30, 1, 31] },
    ];
    const later = [{ sequence: 4, changes: [0, null] }];
    const past = { moments: earlier, next: '3' };
    const opening = RemoteTable.open({
      match: 'Match00000',
      socket: new ClubSocket({ open: () => webSocket }),
      refusalSentence: ({ message }) => message,
      openGame: () => Promise.resolve(game),
      past: (page) => Promise.resolve(page === undefined ? past : { moments: later, next: null }),
    });
    webSocket.emit('open');
    const happened = [1, 2, 3].map((sequence) => ({ sequence, entry: entry(1), events: [] }));
    const view = [...game.layout.create()].map((_, slot) => (slot === 0 ? 33 : null));
    webSocket.deliver({ kind: 'table', match: info({}), seat: 0, undo: false, sequence: 3, view, happened });
    const present = await opening.table;
    const goOn = (sequence: number) =>
      webSocket.deliver({
        ...turn,
        from: sequence - 1,
        to: sequence,
        happened: [{ sequence, entry: entry(0), events: [] }],
        changes: [0, sequence * 11],
      });
    goOn(4);
    await present.recall();
    return { webSocket, present, goOn, table: new PastTable(present) };
  }
  const shown = (table: PastTable) => table.snapshot().view[0];

  test('shows each moment as it was shown, and passes over those that were not', async () => {
    const { table, present } = await lookBack();
    expect([table.position, table.length, shown(table)]).toEqual([4, 4, 44]);
    table.goTo(3);
    // What this page was shown itself stays as it was.
    expect(shown(table)).toBe(33);
    table.goTo(2);
    expect([table.position, shown(table)]).toEqual([1, 10]);
    expect(table.snapshot().view[1]).toBe(UNKNOWN);
    table.goTo(2);
    expect(table.position).toBe(3);
    table.goTo(0);
    expect(table.position).toBe(1);
    expect(table.snapshot()).toMatchObject({
      mySeats: [],
      observer: 0,
      now: { kind: 'shown', waitedFor: [] },
      sequence: 1,
    });
    expect(await table.act()).toMatchObject({ ok: false });
    present.close();
  });

  test('loses nothing of what happens meanwhile, and stays where it is', async () => {
    const { table, present, goOn } = await lookBack();
    table.goTo(1);
    const before = table.snapshot();
    let changes = 0;
    const stop = table.subscribe(() => changes++);
    goOn(5);
    expect([changes, table.position, table.length, shown(table)]).toEqual([1, 1, 5, 10]);
    expect(table.snapshot()).not.toBe(before);
    expect(table.snapshot()).toBe(table.snapshot());
    expect(present.snapshot()).toMatchObject({ sequence: 5, now: { kind: 'asks', seat: 0 } });
    table.goTo(5);
    expect(shown(table)).toBe(55);
    stop();
    present.close();
  });

  test('goes back when the step on which it stands is taken back', async () => {
    const { webSocket, table, present } = await lookBack();
    const back = { sequence: 5, entry: { kind: 'undo', seat: 0, to: 3 } as const, events: [] };
    webSocket.deliver({ ...turn, from: 4, to: 5, happened: [back], changes: [0, 33] });
    expect([table.position, table.length, shown(table)]).toEqual([3, 3, 33]);
    present.close();
  });
});
