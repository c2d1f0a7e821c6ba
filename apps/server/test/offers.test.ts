import { once } from 'node:events';
import { type Offer, serverMessageSchema, socketAddress } from '@whistlestop/client';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { allDatabases, type TestDatabase } from './databases.ts';
import { clubForEach } from './club-for-each.ts';
import { startNode, type TestNode } from './node.ts';
import { Person } from './person.ts';
import { BOT, chooseFirst, gameOf, leaveAll, ME, moveOn, OPEN, setTable, type SetTable } from './tables.ts';

describe.each(allDatabases)('an answer to an offer, on $name,', ({ create }) => {
  let database: TestDatabase;
  let node: TestNode;
  let table: SetTable;

  beforeEach(async () => {
    database = await create();
    node = await startNode(await database.open());
    table = await setTable([node.address], 'lantern');
  });
  afterEach(async () => {
    leaveAll(table);
    await node.close();
    await database.remove();
  });

  const offer = (to: number) =>
    table.people[0]!.socket.request({ kind: 'offer', match: table.id, offer: { kind: 'takeback', to } });
  const answer = (to: number, sequence: number, accept: boolean) => {
    const takeback: Offer = { kind: 'takeback', to };
    return table.people[1]!.socket.request({ kind: 'answer', match: table.id, sequence, offer: takeback, accept });
  };

  test('is refused when another offer has taken the place of the one that was seen', async () => {
    const start = table.matches[0]!.sequence;
    const first = await moveOn(table);
    const head = await moveOn(table);
    await offer(first);
    await offer(start);
    for (const accept of [true, false])
      await expect(answer(first, head, accept)).rejects.toMatchObject({
        code: 'another-offer',
        message: 'Another offer stands now; look at it before you answer.',
      });
    expect(await answer(start, head, true)).toBeGreaterThan(head);
    await table.people[0]!.until(() => table.matches[0]!.sequence > head);
    expect(table.matches[0]!.history.at(-1)!.entry).toMatchObject({ kind: 'takeback', to: start });
  });

  test('is refused when the same was offered again after a move that it would take back as well', async () => {
    const start = table.matches[0]!.sequence;
    const seen = await moveOn(table);
    await offer(start);
    const head = await moveOn(table);
    await expect(answer(start, seen, true)).rejects.toMatchObject({ code: 'no-offer' });
    await offer(start);
    await expect(answer(start, seen, true)).rejects.toMatchObject({ code: 'another-offer' });
    expect(await answer(start, head, true)).toBeGreaterThan(head);
  });

  test('that names only the kind of offer is refused with the message’s id', async () => {
    const socket = new WebSocket(socketAddress(node.address), { headers: { cookie: table.people[1]!.cookie } });
    await once(socket, 'message');
    const answer = once(socket, 'message') as Promise<[Buffer]>;
    socket.send(JSON.stringify({ kind: 'answer', match: table.id, offer: 'takeback', accept: true, id: 'old-page' }));
    const message = serverMessageSchema.parse(JSON.parse((await answer)[0].toString()));
    expect(message).toMatchObject({ kind: 'refused', id: 'old-page', code: 'malformed' });
    socket.close();
  });
});

describe.each(allDatabases)('a bot, on $name,', ({ create }) => {
  const club = clubForEach(create);

  const SLOW = { clock: { kind: 'slow', perDecision: 3_600_000 }, onTimeout: 'forfeit' } as const;

  test('agrees at once to what the only person offers: a takeback, a pause and its end', async () => {
    const person = await Person.guest(club.node.address, 'Solo');
    const body = { game: 'lantern', options: {}, settings: SLOW, seats: [ME, BOT] };
    const { id } = (await person.client.call('openMatch', { body })).match;
    const match = await person.watch(id);
    const table = { id, people: [person], matches: [match], game: gameOf('lantern') };
    const mine = () => person.until(() => match.info!.waiting.includes(0));
    await mine();
    const to = match.sequence;
    await chooseFirst(table, 0);
    await person.until(() => match.sequence > to);
    await mine();
    const taken = await person.socket.request({ kind: 'offer', match: id, offer: { kind: 'takeback', to } });
    await person.until(() => match.sequence >= taken);
    expect(match.history.at(-1)!.entry).toEqual({ kind: 'takeback', seat: 0, to });
    expect(match.info!.waiting).toEqual([0]);
    await person.socket.request({ kind: 'offer', match: id, offer: { kind: 'pause' } });
    await person.until(() => match.info!.clock!.paused);
    club.clock += 7_200_000;
    await club.node.ticker.tick();
    await person.socket.request({ kind: 'offer', match: id, offer: { kind: 'resume' } });
    await person.until(() => !match.info!.clock!.paused);
    expect(match.info).toMatchObject({ status: 'running', offers: [], clock: { left: [3_600_000, 3_600_000] } });
    person.leave();
  });

  test('does not speak for the other people', async () => {
    const [one, two] = [await Person.guest(club.node.address, 'One'), await Person.guest(club.node.address, 'Two')];
    const body = { game: 'sealed', options: {}, settings: SLOW, seats: [ME, OPEN, BOT] };
    const { id } = (await one.client.call('openMatch', { body })).match;
    await two.client.call('join', { id, body: { seat: 1 } });
    const match = await one.watch(id);
    // The bot has played, so the offer is over.
    await one.until(() => match.info!.waiting.length === 2);
    await one.socket.request({ kind: 'offer', match: id, offer: { kind: 'pause' } });
    await one.until(() => match.info!.offers.length === 1);
    expect(match.info!.offers).toEqual([{ seat: 0, offer: { kind: 'pause' }, consents: [0, 2] }]);
    expect(match.info!.clock!.paused).toBe(false);
    const { sequence } = match;
    const pause = { match: id, sequence, offer: { kind: 'pause' } } as const;
    await two.socket.request({ kind: 'answer', ...pause, accept: true });
    await one.until(() => match.info!.clock!.paused);
    for (const person of [one, two]) person.leave();
  });
});
