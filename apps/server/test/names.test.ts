import { describe, expect, test, vi } from 'vitest';
import { nameKey } from '../src/store/name-keys.ts';
import { clubForEach } from './club-for-each.ts';
import { allDatabases } from './databases.ts';
import { tablesBefore } from './earlier-tables.ts';
import { startNode } from './node.ts';
import { Person } from './person.ts';

const PASSWORD = 'correct horse battery';

describe.each(allDatabases)('names of people at a club on $name', ({ create }) => {
  const club = clubForEach(create);

  /** Gives somebody a name that the club would refuse. */
  const rename = (name: string, wanted: string) =>
    club.node.club.store.db
      .updateTable('users')
      .set({ name: wanted, name_key: nameKey(wanted), look_key: null })
      .where('name', '=', name)
      .execute();

  test.each([
    ['in capitals', 'José', 'JOSÉ'],
    ['with its accent written apart', 'José', 'Jose\u0301'],
    ['in capitals that have no letter of their own for the accent', 'A\u01F0', 'AJ\u030C'],
    ['in wide letters', 'Ann', 'Ａｎｎ'],
    ['with more space', 'Mary Ann', 'mary  ann'],
  ])('are the same %s', async (_, name, alike) => {
    await Person.guest(club.node.address, name);
    await expect(Person.guest(club.node.address, alike)).rejects.toMatchObject({ code: 'name-taken' });
  });

  test.each([
    ['all of it Cyrillic', 'Cope', 'Соре'],
    ['all of it Cyrillic capitals', 'Bob', 'ВОВ'],
    ['all of it Greek', 'NIKO', 'ΝΙΚΟ'],
    ['with a letter of Armenian', 'Anna', 'Anոa'],
    ['with a letter of Cherokee', 'Ann', 'Ꭺnn'],
    ['with a capital i for an l', 'Bill', 'BiIl'],
    ['with zeros for letters', 'Agent OO7', 'Agent 007'],
  ])('are not given twice where they only look the same: %s', async (_, name, alike) => {
    await Person.guest(club.node.address, name);
    await expect(Person.guest(club.node.address, alike)).rejects.toMatchObject({ code: 'name-taken' });
    const other = await Person.guest(club.node.address, 'Somebody');
    const taken = other.client.call('register', { body: { name: alike, password: PASSWORD } });
    await expect(taken).rejects.toMatchObject({ code: 'name-taken' });
    await other.client.call('register', { body: { name: 'Somebody', password: PASSWORD } });
  });

  test('that look the same go to one person, however many ask at once', async () => {
    const asked = await Promise.allSettled(
      ['Cope', 'Соре', 'СОРЕ', 'COPE'].map((name) => Person.guest(club.node.address, name)),
    );
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('that looked the same before look-alikes were refused stay, and block new ones', async () => {
    await Person.guest(club.node.address, 'Cope');
    club.clock += 1000;
    const second = await Person.guest(club.node.address, 'Second');
    await Person.guest(club.node.address, 'Third');
    await rename('Second', 'Соре');
    const { db } = club.node.club.store;
    await tablesBefore(db, '0016');
    await club.node.close();
    club.node = await startNode(await club.database.open(), { now: () => club.clock });
    const rows = await club.node.club.store.db.selectFrom('users').select(['name', 'look_key']).execute();
    expect(Object.fromEntries(rows.map(({ name, look_key }) => [name, look_key]))).toEqual({
      Cope: 'cope',
      Соре: null,
      Third: 'third',
    });
    second.address = club.node.address;
    expect(await second.client.call('me', {})).toMatchObject({ name: 'Соре' });
    await expect(Person.guest(club.node.address, 'COPE')).rejects.toMatchObject({ code: 'name-taken' });
    await expect(Person.guest(club.node.address, 'Th1rd')).resolves.toBeDefined();
    await expect(Person.guest(club.node.address, 'ThIrd')).rejects.toMatchObject({ code: 'name-taken' });
  });

  test.each([
    ['looks like the name of somebody else', 'Аnn'],
    ['ends in a letter nobody sees', 'Ann\u3164'],
    ['nobody sees', '\u3164\u3164'],
  ])('are not given any more where one %s, and whoever has it keeps it', async (_, name) => {
    await Person.guest(club.node.address, 'Ann');
    await expect(Person.guest(club.node.address, name)).rejects.toMatchObject({ code: 'bad-name' });
    // From before such names were refused.
    const owner = new Person(club.node.address);
    await owner.client.call('register', { body: { name: 'Somebody', password: PASSWORD } });
    await rename('Somebody', name);
    expect(await owner.client.call('signIn', { body: { name, password: PASSWORD } })).toMatchObject({ name });
    expect(await owner.client.call('profile', { name })).toMatchObject({ name });
  });

  test.each([
    ['guest', {}],
    ['register', { password: PASSWORD }],
    ['signIn', { password: PASSWORD }],
    ['askReset', {}],
  ] as const)('of 60 kB are refused by %s before anybody normalises them', async (route, rest) => {
    const normalized = vi.spyOn(String.prototype, 'normalize');
    const name = 'e\u0323\u0302'.repeat(12_000);
    const person = new Person(club.node.address);
    const asked = person.client.call(route, { body: { name, ...rest } as never });
    await expect(asked).rejects.toMatchObject({ code: 'bad-name' });
    const longest = Math.max(0, ...normalized.mock.contexts.map((text) => String(text).length));
    normalized.mockRestore();
    expect(longest).toBeLessThan(500);
  });
});
