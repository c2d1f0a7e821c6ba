import { routes } from '@whistlestop/client';
import type { KyselyPlugin } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { allDatabases, type TestDatabase } from './databases.ts';
import { startNode, type TestNode } from './node.ts';
import { Person } from './person.ts';
import { leaveAll, ME, OPEN, setTable, type SetTable } from './tables.ts';

const NOWHERE = 'Nowhere0000';

/** Counts the queries of a store. */
class Tally implements KyselyPlugin {
  questions = 0;
  transformQuery({ node }: Parameters<KyselyPlugin['transformQuery']>[0]) {
    this.questions++;
    return node;
  }
  transformResult({ result }: Parameters<KyselyPlugin['transformResult']>[0]) {
    return Promise.resolve(result);
  }
}

describe.each(allDatabases)('a stranger to a match, on $name,', ({ create }) => {
  let database: TestDatabase;
  let node: TestNode;
  let table: SetTable;
  const tally = new Tally();
  let loads = 0;

  beforeEach(async () => {
    database = await create();
    const store = await database.open();
    node = await startNode({ ...store, db: store.db.withPlugin(tally) });
    table = await setTable([node.address], 'lantern', { settings: { public: false } });
    leaveAll(table);
    node.club.cache.drop(table.id);
    loads = 0;
    node.club.onLoad = () => loads++;
  });
  afterEach(async () => {
    await node.close();
    await database.remove();
  });

  /** Does something and returns its result and its number of queries. */
  async function costOf(work: () => Promise<unknown>) {
    const before = tally.questions;
    const answer = await work();
    return { answer, questions: tally.questions - before };
  }

  const bodies: Partial<Record<keyof typeof routes, object>> = {
    join: { seat: 1 },
    inviteToSeat: { seat: 1 },
    seatBot: { seat: 1, bot: 'random' },
  };
  const asked = Object.entries(routes).filter(([, { path }]) => path.startsWith('/matches/:id'));

  test.each(asked)(
    'gets the same answer for a private match as for a missing one: %s',
    async (name, { method, path }) => {
      const { cookie } = await Person.guest(node.address, 'Stranger');
      const body = bodies[name as keyof typeof routes];
      for (const invite of path.includes('chat') || 'query' in routes[name as 'match']
        ? ['', '?invite=guessed']
        : ['']) {
        const ask = (id: string) => async () => {
          const address = `${node.address}/api/v1${path.replace(':id', id).replace(':name', 'spectators')}${invite}`;
          const headers = { cookie, ...(body && { 'content-type': 'application/json' }) };
          const response = await fetch(address, { method, headers, ...(body && { body: JSON.stringify(body) }) });
          return [response.status, (await response.json()) as unknown];
        };
        const none = await costOf(ask(NOWHERE));
        expect(await costOf(ask(table.id))).toEqual(none);
        if (name !== 'seen') expect(none.answer).toMatchObject([404, { code: 'not-found' }]);
      }
      expect(loads).toBe(0);
    },
  );

  test.each([
    { kind: 'act', sequence: 3, action: 1 },
    { kind: 'undo', sequence: 3 },
    { kind: 'resign' },
    { kind: 'claim' },
    { kind: 'offer', offer: { kind: 'pause' } },
    { kind: 'answer', sequence: 3, offer: { kind: 'pause' }, accept: true },
    { kind: 'agree', plan: {} },
    { kind: 'chat', room: 'players', text: 'Hello' },
  ] as const)('asks in vain of a private match as of none: $kind', async (request) => {
    const stranger = await Person.guest(node.address, 'Stranger');
    const ask = (match: string) => () =>
      stranger.socket.request({ ...request, match }).catch((error: unknown) => error);
    await stranger.socket.request({ kind: 'chat', match: NOWHERE, room: 'players', text: 'Hello' }).catch(() => null);
    const none = await costOf(ask(NOWHERE));
    expect(none.answer).toMatchObject({ code: 'not-found' });
    expect(await costOf(ask(table.id))).toEqual(none);
    expect(loads).toBe(0);
    // Nor where it is in memory.
    await table.people[0]!.watch(table.id);
    expect((await costOf(ask(table.id))).answer).toMatchObject({ code: 'not-found' });
    for (const person of [stranger, ...table.people]) person.leave();
  });

  test('does not load a public match by a request about it', async () => {
    const open = await setTable([node.address], 'lantern');
    leaveAll(open);
    node.club.cache.drop(open.id);
    loads = 0;
    const stranger = await Person.guest(node.address, 'Stranger');
    const resign = stranger.socket.request({ kind: 'resign', match: open.id });
    await expect(resign).rejects.toMatchObject({ code: 'not-your-seat' });
    expect(loads).toBe(0);
    stranger.leave();
  });

  test('leaves a match without a broadcast', async () => {
    const host = await Person.guest(node.address, 'Host');
    const body = { game: 'lantern', options: {}, seats: [ME, OPEN] };
    const { id } = (await host.client.call('openMatch', { body })).match;
    await host.watch(id);
    host.socket.lobby(true);
    await host.until(() => host.received.some(({ kind }) => kind === 'lobby'));
    const stranger = await Person.guest(node.address, 'Stranger');
    const before = host.received.length;
    await stranger.client.call('leaveMatch', { id });
    stranger.socket.leave(id);
    await expect(
      stranger.socket.request({ kind: 'chat', match: id, room: 'players', text: 'Hello' }),
    ).rejects.toMatchObject({ code: 'not-allowed' });
    await host.socket.request({ kind: 'chat', match: id, room: 'players', text: 'Alone' });
    expect(host.received.slice(before)).toMatchObject([{ kind: 'chat' }, { kind: 'done' }]);
    for (const person of [host, stranger]) person.leave();
  });
});
