import { describe, expect, test } from 'vitest';
import { clubForEach } from './club-for-each.ts';
import { allDatabases, postgresDatabase } from './databases.ts';
import { startNode } from './node.ts';
import { Person } from './person.ts';
import { chooseFirst, leaveAll, setTable, type SetTable } from './tables.ts';

/** Another page of the first at a table, which shows the lobby. */
async function lobbyPage({ people }: SetTable, address: string): Promise<Person> {
  const page = new Person(address);
  page.cookie = people[0]!.cookie;
  page.socket.lobby(true);
  await page.until(() => page.received.some(({ kind }) => kind === 'lobby'));
  return page;
}

/** Waits until a page was sent whom the match waits for at this length of the log; returns those seats. */
async function waitingSentTo(page: Person, sequence: number): Promise<readonly number[]> {
  const find = () => page.received.find((message) => message.kind === 'waiting' && message.sequence === sequence);
  await page.until(() => find() !== undefined);
  const message = find();
  return message?.kind === 'waiting' ? message.waiting : [];
}

describe.each(allDatabases)('a page that does not watch its person’s match, at a club on $name,', ({ create }) => {
  const club = clubForEach(create);

  test('is sent whom the match waits for after every change, and that it is over', async () => {
    const table = await setTable([club.node.address], 'sealed', { settings: { onTimeout: 'forfeit' } });
    const { people, matches, id } = table;
    const page = await lobbyPage(table, club.node.address);
    expect(await waitingSentTo(page, await chooseFirst(table, 0))).toEqual([1, 2]);
    expect(await waitingSentTo(page, await chooseFirst(table, 1))).toEqual([2]);
    expect(await waitingSentTo(page, await chooseFirst(table, 2))).toEqual([0, 1, 2]);
    const over = await people[1]!.socket.request({ kind: 'resign', match: id });
    expect(await waitingSentTo(page, over)).toEqual([]);
    // Sockets at the table see it there, and strangers are sent nothing.
    await people[0]!.until(() => matches[0]!.info?.status === 'over');
    expect(people[0]!.received.filter(({ kind }) => kind === 'waiting')).toEqual([]);
    page.leave();
    leaveAll(table);
  });

  test('is sent nothing about matches of others', async () => {
    const table = await setTable([club.node.address], 'sealed', { options: { seats: 2 } });
    const stranger = await Person.guest(club.node.address, 'Stranger');
    stranger.socket.lobby(true);
    await stranger.next('lobby');
    const page = await lobbyPage(table, club.node.address);
    await waitingSentTo(page, await chooseFirst(table, 0));
    await stranger.client.call('me', {});
    expect(stranger.received.filter(({ kind }) => kind === 'waiting')).toEqual([]);
    for (const person of [page, stranger]) person.leave();
    leaveAll(table);
  });
});

test('a page at another node than its person’s table is sent whom the match waits for', async () => {
  const database = await postgresDatabase();
  const nodes = await Promise.all([0, 1].map(async () => startNode(await database.open())));
  const table = await setTable([nodes[0]!.address], 'sealed');
  const page = await lobbyPage(table, nodes[1]!.address);
  expect(await waitingSentTo(page, await chooseFirst(table, 0))).toEqual([1, 2]);
  expect(await waitingSentTo(page, await chooseFirst(table, 1))).toEqual([2]);
  page.leave();
  leaveAll(table);
  await Promise.all(nodes.map((node) => node.close()));
});
