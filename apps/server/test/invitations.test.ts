import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { allDatabases, type TestDatabase } from './databases.ts';
import { startNode, type TestNode } from './node.ts';
import { Person } from './person.ts';
import { BOT, ME, OPEN } from './tables.ts';

describe.each(allDatabases)('an invitation to one seat, on $name', ({ create }) => {
  let database: TestDatabase;
  let node: TestNode;
  let host: Person;

  beforeEach(async () => {
    database = await create();
    node = await startNode(await database.open());
    host = await Person.guest(node.address, 'Host');
  });
  afterEach(async () => {
    await node.close();
    await database.remove();
  });

  const guest = (name: string) => Person.guest(node.address, name);
  const open = async (settings: { public: boolean }) => {
    const body = { game: 'sealed', options: { seats: 4 }, settings, seats: [ME, OPEN, OPEN, BOT] };
    const { match, invite } = await host.client.call('openMatch', { body });
    return { id: match.id, invite: invite! };
  };
  const inviteTo = async (id: string, seat: number) =>
    (await host.client.call('inviteToSeat', { id, body: { seat } })).invite;

  test('opens a private match and gives that seat, and no other', async () => {
    const { id } = await open({ public: false });
    const invite = await inviteTo(id, 1);
    const friend = await guest('Friend');
    expect((await friend.client.call('match', { id, query: { invite } })).status).toBe('open');
    const sit = (seat: number) => friend.client.call('join', { id, body: { seat, invite } });
    for (const seat of [0, 2, 3, 9]) await expect(sit(seat)).rejects.toMatchObject({ code: 'not-your-seat' });
    const joined = await sit(1);
    expect(joined.seats[1]!.player).toMatchObject({ name: 'Friend' });
    // A repeated request changes nothing, and another seat stays closed.
    expect(await sit(1)).toEqual(joined);
    await expect(sit(2)).rejects.toMatchObject({ code: 'seat-taken' });

    const late = await guest('Latecomer');
    const lateJoin = (seat: number) => late.client.call('join', { id, body: { seat, invite } });
    await expect(lateJoin(1)).rejects.toMatchObject({ code: 'seat-taken' });
    await expect(lateJoin(2)).rejects.toMatchObject({ code: 'not-your-seat' });
    const watched = await late.watch(id, undefined, invite);
    expect(watched.info?.seats[1]!.player).toMatchObject({ name: 'Friend' });
    late.leave();
  });

  test('leaves the invitation to the match as it was: good for every empty seat', async () => {
    const { id, invite } = await open({ public: false });
    const forSeat = await inviteTo(id, 1);
    expect(forSeat).not.toBe(invite);
    const [first, second] = [await guest('First'), await guest('Second')];
    await first.client.call('join', { id, body: { seat: 1, invite } });
    const joined = await second.client.call('join', { id, body: { seat: 2, invite } });
    expect(joined.status).toBe('running');
  });

  test('is created by the opener or with the invitation to the match, for an empty seat of an open match', async () => {
    const { id, invite } = await open({ public: false });
    const forSeat = await inviteTo(id, 1);
    const friend = await guest('Friend');
    const ask = (seat: number, shown?: string) =>
      friend.client.call('inviteToSeat', { id, body: { seat, ...(shown === undefined ? {} : { invite: shown }) } });
    await expect(ask(2)).rejects.toMatchObject({ code: 'not-found' });
    await expect(ask(2, forSeat)).rejects.toMatchObject({ code: 'not-allowed' });
    const second = (await ask(2, invite)).invite;
    await expect(ask(0, invite)).rejects.toMatchObject({ code: 'seat-taken' });
    await expect(ask(3, invite)).rejects.toMatchObject({ code: 'seat-taken' });
    await expect(ask(4, invite)).rejects.toMatchObject({ code: 'unknown-seat' });
    await friend.client.call('join', { id, body: { seat: 1, invite: forSeat } });
    const other = await guest('Other');
    await other.client.call('join', { id, body: { seat: 2, invite: second } });
    await expect(ask(2, invite)).rejects.toMatchObject({ code: 'match-not-open' });
  });

  test('cannot be created by a stranger, not even at a public match', async () => {
    const { id } = await open({ public: true });
    const stranger = await guest('Stranger');
    const asked = stranger.client.call('inviteToSeat', { id, body: { seat: 1 } });
    await expect(asked).rejects.toMatchObject({ code: 'not-allowed' });
  });

  test('is stored as a hash, stays valid beside a second one, and is deleted with its match', async () => {
    const { id } = await open({ public: false });
    const both = [await inviteTo(id, 1), await inviteTo(id, 1)];
    const { db } = node.club.store;
    const kept = await db.selectFrom('seat_invitations').selectAll().execute();
    expect(kept).toHaveLength(2);
    for (const secret of both) expect(JSON.stringify(kept)).not.toContain(secret);
    const friend = await guest('Friend');
    for (const invite of both) await friend.client.call('match', { id, query: { invite } });
    const wrong = [both[0]!.slice(1), `${both[0]}A`, kept[0]!.secret_hash, '', 'ż'.repeat(22), 'ż'.repeat(43)];
    for (const invite of wrong)
      await expect(friend.client.call('join', { id, body: { seat: 1, invite } })).rejects.toMatchObject({
        code: 'not-found',
      });
    await host.client.call('leaveMatch', { id });
    expect(await db.selectFrom('seat_invitations').selectAll().execute()).toEqual([]);
  });

  test('of another match opens nothing', async () => {
    const [one, other] = [await open({ public: false }), await open({ public: false })];
    const invite = await inviteTo(one.id, 1);
    const friend = await guest('Friend');
    await expect(friend.client.call('join', { id: other.id, body: { seat: 1, invite } })).rejects.toMatchObject({
      code: 'not-found',
    });
  });

  test('to a public match reserves nothing: every empty seat is open to all', async () => {
    const { id } = await open({ public: true });
    const invite = await inviteTo(id, 1);
    const friend = await guest('Friend');
    const joined = await friend.client.call('join', { id, body: { seat: 2, invite } });
    expect(joined.seats[2]!.player).toMatchObject({ name: 'Friend' });
  });
});
