import { describe, expect, test } from 'vitest';
import { clubForEach } from './club-for-each.ts';
import { allDatabases } from './databases.ts';
import { Person } from './person.ts';
import { leaveAll, ME, OPEN, RATED, setTable } from './tables.ts';

describe.each(allDatabases)('a rated match on $name', ({ create }) => {
  const club = clubForEach(create);

  test('has a clock: otherwise whoever walks away would lose nothing', async () => {
    const host = await Person.guest(club.node.address, 'Host');
    const open = (settings: object) =>
      host.client.call('openMatch', { body: { game: 'lantern', options: {}, settings, seats: [ME, OPEN] } });
    await expect(open({ rated: true })).rejects.toMatchObject({
      code: 'rated-without-clock',
      message: 'A rated match needs a clock: without one, whoever walks away loses nothing.',
    });
    await expect(open({ rated: true, clock: { kind: 'none' } })).rejects.toMatchObject({ code: 'rated-without-clock' });
    expect((await open(RATED)).match.settings).toMatchObject(RATED);
    expect((await open({})).match.settings).toMatchObject({ rated: false, clock: { kind: 'none' } });
  });

  test('without a clock, from before that, is rated to its end, and its rematch is a casual one', async () => {
    const table = await setTable([club.node.address], 'lantern');
    const { db } = club.node.club.store;
    const old = { clock: { kind: 'none' }, onTimeout: 'claim', public: true, spectatorDelay: 0, rated: true };
    await db
      .updateTable('matches')
      .set({ settings: JSON.stringify(old) })
      .execute();
    await table.people[0]!.socket.request({ kind: 'resign', match: table.id });
    await expect.poll(async () => (await db.selectFrom('ratings').selectAll().execute()).length).toBe(2);
    const { match } = await table.people[0]!.client.call('rematch', { id: table.id });
    expect(match.settings).toEqual({ ...old, rated: false });
    leaveAll(table);
  });
});
