import { describe, expect, test } from 'vitest';
import { clubForEach } from './club-for-each.ts';
import { allDatabases } from './databases.ts';
import { Person } from './person.ts';
import { leaveAll, setTable } from './tables.ts';

describe.each(allDatabases)('a rematch, at a club on $name,', ({ create }) => {
  const club = clubForEach(create);

  /** Three people who have finished a public match. */
  const played = async () => {
    const table = await setTable([club.node.address], 'sealed', { settings: { onTimeout: 'forfeit' } });
    const { people, matches, id } = table;
    await people[0]!.socket.request({ kind: 'resign', match: id });
    await people[2]!.until(() => matches[2]!.info?.status === 'over');
    const [one, two, three] = people as [Person, Person, Person];
    return { table, one, two, three };
  };

  test('reserves its seats for the former players and for people invited to one', async () => {
    const { table, one, two, three } = await played();
    const stranger = await Person.guest(club.node.address, 'Stranger');
    const { match, invite } = await one.client.call('rematch', { id: table.id });
    expect(match.kept).toBe(true);
    expect((await stranger.client.call('lobby', {})).matches).toEqual([]);
    const { id } = match;
    const sit = (person: Person, seat: number, secret?: string) =>
      person.client.call('join', { id, body: { seat, ...(secret === undefined ? {} : { invite: secret }) } });
    await expect(sit(stranger, 2)).rejects.toMatchObject({ code: 'seats-kept' });
    const link = await one.client.call('inviteToSeat', { id, body: { seat: 2 } });
    await expect(sit(stranger, 0, link.invite)).rejects.toMatchObject({ code: 'seats-kept' });
    await expect(sit(stranger, 0, 'no such secret')).rejects.toMatchObject({ code: 'seats-kept' });

    // The former players join from the old table or by themselves.
    await two.client.call('rematch', { id: table.id });
    await two.client.call('leaveMatch', { id });
    await sit(two, 2);
    expect(await sit(three, 0)).toMatchObject({ status: 'running', kept: false });
    expect((await stranger.client.call('lobby', {})).matches.map((listed) => listed.id)).toEqual([id]);
    expect(invite).not.toBeNull();
    leaveAll(table);
  });

  test('is offered to the former players until they join or it begins', async () => {
    const { table, one, two, three } = await played();
    const offered = async (person: Person) =>
      (await person.client.call('myMatches', {})).matches.filter(({ again }) => again).map(({ match }) => match.id);
    expect(await Promise.all([one, two, three].map(offered))).toEqual([[], [], []]);
    await one.client.call('rematch', { id: table.id });
    expect(await Promise.all([one, two, three].map(offered))).toEqual([[], [table.id], [table.id]]);
    await two.client.call('rematch', { id: table.id });
    expect(await Promise.all([one, two, three].map(offered))).toEqual([[], [], [table.id]]);
    await three.client.call('rematch', { id: table.id });
    expect(await Promise.all([one, two, three].map(offered))).toEqual([[], [], []]);
    leaveAll(table);
  });

  test('lets somebody else join who was invited to the seat', async () => {
    const { table, one } = await played();
    const friend = await Person.guest(club.node.address, 'Friend');
    const { id } = (await one.client.call('rematch', { id: table.id })).match;
    const { invite } = await one.client.call('inviteToSeat', { id, body: { seat: 2 } });
    const { seats } = await friend.client.call('join', { id, body: { seat: 2, invite } });
    expect(seats[2]!.player).toEqual({ kind: 'guest', name: 'Friend' });
    leaveAll(table);
  });

  test('is refused when a former player’s account is deleted', async () => {
    const { table, one, three } = await played();
    await three.client.call('deleteMe', { body: {} });
    await expect(one.client.call('rematch', { id: table.id })).rejects.toMatchObject({ code: 'player-gone' });
    expect((await one.client.call('match', { id: table.id })).rematch).toBeNull();
    leaveAll(table);
  });
});
