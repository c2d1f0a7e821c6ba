import { ClubClient } from '@whistlestop/client';
import { describe, expect, test } from 'vitest';
import { clubForEach, type TestClub } from './club-for-each.ts';
import { allDatabases } from './databases.ts';

const PASSWORD = 'correct horse battery';

/** Requests to an account from different addresses. */
function asking(club: TestClub, name: string) {
  const at = (address: string) =>
    new ClubClient({
      fetch: (path, { headers, ...init } = {}) =>
        fetch(`${club.node.address}${path as string}`, {
          ...init,
          headers: { ...(headers as Record<string, string>), 'x-forwarded-for': address },
        }),
    });
  const codeOf = (asked: Promise<unknown>): Promise<string> =>
    asked.then(
      () => 'welcome',
      (error: unknown) => (error as { code: string }).code,
    );
  return {
    register: (mail?: string) =>
      at('192.0.2.1').call('register', { body: { name, password: PASSWORD, ...(mail === undefined ? {} : { mail }) } }),
    signIn: (address: string, password: string) => codeOf(at(address).call('signIn', { body: { name, password } })),
    asksReset: (address: string) => codeOf(at(address).call('askReset', { body: { name } })),
  };
}

describe.each(allDatabases)('somebody who guesses passwords at a club on $name', ({ create }) => {
  const club = clubForEach(create, () => ({ trustProxy: true, limitFactor: 1 }));

  test('from one address locks nobody out of their account, however long it goes on', async () => {
    const { register, signIn } = asking(club, 'Victim');
    await register();
    const codes: string[] = [];
    const guess = async () => codes.push(await signIn('198.51.100.7', 'not the password'));
    for (let at = 0; at < 12; at++) await guess();
    expect(codes).toEqual([...Array.from({ length: 10 }, () => 'wrong-password'), 'too-many', 'too-many']);
    expect(await signIn('203.0.113.9', PASSWORD)).toBe('welcome');
    for (let second = 0; second < 120; second++) {
      club.clock += 1000;
      await guess();
    }
    expect(codes.filter((code) => code === 'wrong-password').length).toBeGreaterThan(20);
    expect(await signIn('203.0.113.9', PASSWORD)).toBe('welcome');
  });
});

describe.each(allDatabases)('somebody with many addresses at a club on $name', ({ create }) => {
  const club = clubForEach(create, () => ({ trustProxy: true, limitFactor: 0.5 }));

  test('guesses one password no faster than ten addresses could, and right passwords do not count', async () => {
    const { register, signIn } = asking(club, 'Victim');
    await register();
    let addresses = 0;
    const guess = (password: string) => signIn(`10.1.0.${++addresses}`, password);
    for (let at = 0; at < 49; at++) expect(await guess('not the password')).toBe('wrong-password');
    for (let at = 0; at < 3; at++) expect(await guess(PASSWORD)).toBe('welcome');
    expect(await guess('not the password')).toBe('wrong-password');
    expect(await guess('not the password')).toBe('too-many');
    expect(await asking(club, 'Somebody Else').signIn('10.1.0.1', 'not the password')).toBe('wrong-password');
    club.clock += 2000;
    expect(await guess(PASSWORD)).toBe('welcome');
  });
});

describe.each(allDatabases)('somebody who asks for reset e-mails at a club on $name', ({ create }) => {
  // E-mails are only queued: the ticker does not run here.
  const club = clubForEach(create, () => ({ trustProxy: true, limitFactor: 1, smtpUrl: 'smtp://127.0.0.1:9' }));

  test('neither locks the owner out nor sends more than a few e-mails, from however many addresses', async () => {
    const { register, signIn, asksReset } = asking(club, 'Forgetful');
    await register('reader@mail.example');
    const { db } = club.node.club.store;
    await db.updateTable('users').set({ mail_confirmed_at: club.clock }).execute();
    for (let address = 0; address < 120; address++) expect(await asksReset(`10.1.0.${address}`)).toBe('welcome');
    expect(await db.selectFrom('jobs').select('kind').where('kind', '=', 'reset-mail').execute()).toHaveLength(3);
    expect(await signIn('203.0.113.9', PASSWORD)).toBe('welcome');
  });
});
