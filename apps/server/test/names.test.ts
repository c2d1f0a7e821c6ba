import { describe, expect, test, vi } from 'vitest';
import { Accounts } from '../src/accounts/accounts.ts';
import { clubForEach } from './club-for-each.ts';
import { allDatabases } from './databases.ts';
import { Person } from './person.ts';

const PASSWORD = 'correct horse battery';

describe.each(allDatabases)('names of people at a club on $name', ({ create }) => {
  const club = clubForEach(create);

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
    ['looks like the name of somebody else', 'Аnn'],
    ['ends in a letter nobody sees', 'Ann\u3164'],
    ['nobody sees', '\u3164\u3164'],
  ])('are not given any more where one %s, and whoever has it keeps it', async (_, name) => {
    await Person.guest(club.node.address, 'Ann');
    await expect(Person.guest(club.node.address, name)).rejects.toMatchObject({ code: 'bad-name' });
    // From before the club looked so closely.
    await new Accounts(club.node.club.store, () => club.clock).register(undefined, {
      name,
      password: PASSWORD,
      language: 'en',
    });
    const owner = new Person(club.node.address);
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
