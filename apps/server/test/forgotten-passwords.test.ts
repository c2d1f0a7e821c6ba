import { ClubClient } from '@whistlestop/client';
import { describe, expect, test } from 'vitest';
import { administer } from '../src/admin/admin.ts';
import { AdminError } from '../src/admin/admin-error.ts';
import { runCommand } from '../src/admin/commands.ts';
import { readSettings } from '../src/settings.ts';
import { operatorTexts } from '../src/texts/index.ts';
import { clubForEach } from './club-for-each.ts';
import { allDatabases, postgresDatabase } from './databases.ts';
import { kinds } from './node.ts';
import { PASSWORD, Person } from './person.ts';

const HOUR = 3_600_000;
const NEXT = 'another long one';

describe.each(allDatabases)('somebody who has forgotten a password at a club without mail on $name', ({ create }) => {
  const club = clubForEach(create);

  const register = async (name: string) => {
    const person = new Person(club.node.address);
    const { recoveryCode } = await person.client.call('register', { body: { name, password: PASSWORD } });
    return { person, code: recoveryCode! };
  };
  const stranger = () => new Person(club.node.address);
  const recover = (name: string, code: string, password = NEXT) =>
    stranger().client.call('recover', { body: { name, code, password } });
  const signIn = (name: string, password: string) => stranger().client.call('signIn', { body: { name, password } });

  test('chooses another with the recovery code, which is then replaced', async () => {
    const { person, code } = await register('Forgetful');
    expect(code).toMatch(/^(?:[0-9A-HJKMNP-TV-Z]{5}-){3}[0-9A-HJKMNP-TV-Z]{5}$/);
    expect(await person.client.call('me', {})).toMatchObject({ recoverable: true });
    const { secret } = await person.client.call('newToken', { body: { label: 'my bot' } });
    // As somebody types it from paper.
    const { recoveryCode } = await recover(
      'forgetful',
      ` ${code.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o')}`,
    );
    expect(await signIn('Forgetful', NEXT)).toMatchObject({ name: 'Forgetful' });
    await expect(signIn('Forgetful', PASSWORD)).rejects.toMatchObject({ code: 'wrong-password' });
    // Other sessions have ended.
    await expect(person.client.call('me', {})).rejects.toMatchObject({ code: 'not-signed-in' });
    const program = new ClubClient({ address: club.node.address, token: secret });
    await expect(program.call('me', {})).rejects.toMatchObject({ code: 'not-signed-in' });
    await expect(recover('Forgetful', code)).rejects.toMatchObject({ code: 'wrong-recovery-code' });
    await recover('Forgetful', recoveryCode!, 'yet another one');
    await signIn('Forgetful', 'yet another one');
  });

  test('uses a code once, however many pages ask at once, and a weak password does not use it up', async () => {
    const { code } = await register('Forgetful');
    await expect(recover('Forgetful', code, 'password123')).rejects.toMatchObject({ code: 'weak-password' });
    const asked = await Promise.allSettled([recover('Forgetful', code), recover('Forgetful', code)]);
    expect(asked.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  test('creates another code with the password, and the former one is invalid', async () => {
    const { person, code } = await register('Careful');
    const make = (password: string) => person.client.call('newRecoveryCode', { body: { password } });
    await expect(make('not the password')).rejects.toMatchObject({ code: 'wrong-own-password' });
    const { recoveryCode } = await make(PASSWORD);
    await expect(recover('Careful', code)).rejects.toMatchObject({ code: 'wrong-recovery-code' });
    const { recoveryCode: changed } = await person.client.call('changePassword', {
      body: { old: PASSWORD, new: NEXT },
    });
    // Whoever knew the old password may have made that code.
    await expect(recover('Careful', recoveryCode!)).rejects.toMatchObject({ code: 'wrong-recovery-code' });
    await recover('Careful', changed!);
  });

  test('finds no code where there is none: no account, a guest, an account from before codes, a closed one', async () => {
    const { code } = await register('Early');
    await Person.guest(club.node.address, 'Guest');
    const { db } = club.node.club.store;
    for (const name of ['Nobody', 'Guest'])
      await expect(recover(name, code)).rejects.toMatchObject({ code: 'wrong-recovery-code' });
    await db.updateTable('users').set({ banned_at: club.clock }).where('name', '=', 'Early').execute();
    await expect(recover('Early', code)).rejects.toMatchObject({ code: 'banned' });
    await db.updateTable('users').set({ banned_at: null, recovery_hash: null }).execute();
    await expect(recover('Early', code)).rejects.toMatchObject({ code: 'wrong-recovery-code' });
    expect(JSON.stringify(await db.selectFrom('users').selectAll().execute())).not.toContain(code);
  });

  test('gets a reset link from an admin, valid for a day and one use', async () => {
    const { person } = await register('Forgetful');
    await Person.guest(club.node.address, 'Guest');
    const { store } = club.node.club;
    const admin = async (argument: string) => {
      const output: string[] = [];
      const act = { name: 'reset-password', argument, rest: '', language: 'pl' } as const;
      try {
        await runCommand(act, { store, kinds, address: 'https://club.example', print: (text) => output.push(text) });
      } catch (error) {
        return error instanceof AdminError ? error.sentence(operatorTexts.pl) : String(error);
      }
      return output.join('\n');
    };
    expect(await admin('Nobody')).toBe('Nikt nie nosi nazwy Nobody.');
    expect(await admin('Guest')).toBe('Guest to gość i nie ma hasła.');
    const tokens: string[] = [];
    for (let link = 0; link < 2; link++)
      tokens.push(/^Przekaż .+:\nhttps:\/\/club\.example\/#\/reset\/([\w-]+)$/.exec(await admin('forgetful'))![1]!);
    const reset = (token: string) => stranger().client.call('reset', { body: { token, password: NEXT } });
    club.clock = Date.now() + 23 * HOUR;
    await reset(tokens[0]!);
    await expect(person.client.call('me', {})).rejects.toMatchObject({ code: 'not-signed-in' });
    await signIn('Forgetful', NEXT);
    // A new password ends the other links.
    for (const token of tokens) await expect(reset(token)).rejects.toMatchObject({ code: 'expired-link' });
    const late = /reset\/([\w-]+)/.exec(await admin('Forgetful'))![1]!;
    club.clock = Date.now() + 25 * HOUR;
    await expect(reset(late)).rejects.toMatchObject({ code: 'expired-link' });
    const rows = await store.db.selectFrom('audit').selectAll().orderBy('id').execute();
    expect(rows.map(({ who, act, detail }) => [who, act, detail])).toEqual([
      ['command line', 'reset-password', 'forgetful'],
      ['command line', 'reset-password', 'forgetful'],
      ['command line', 'reset-password', 'Forgetful'],
    ]);
    for (const secret of [...tokens, late]) expect(JSON.stringify(rows)).not.toContain(secret);
  });
});

describe.each(allDatabases)('somebody who guesses recovery codes at a club on $name', ({ create }) => {
  const club = clubForEach(create, () => ({ trustProxy: true, limitFactor: 1 }));

  test('shares the limits of wrong passwords', async () => {
    const { client } = new Person(club.node.address);
    await client.call('register', { body: { name: 'Victim', password: PASSWORD } });
    const from = (address: string) =>
      new ClubClient({
        fetch: (path, { headers, ...init } = {}) =>
          fetch(`${club.node.address}${path as string}`, {
            ...init,
            headers: { ...(headers as Record<string, string>), 'x-forwarded-for': address },
          }),
      });
    const guess = (address: string) =>
      from(address)
        .call('recover', { body: { name: 'Victim', code: 'AAAAA-AAAAA-AAAAA-AAAAA', password: NEXT } })
        .catch((error: unknown) => (error as { code: string }).code);
    for (let at = 0; at < 10; at++) expect(await guess('198.51.100.7')).toBe('wrong-recovery-code');
    expect(await guess('198.51.100.7')).toBe('too-many');
    for (let address = 0; address < 90; address++) expect(await guess(`10.1.0.${address}`)).toBe('wrong-recovery-code');
    // The account's limit is used up, for passwords too.
    expect(await guess('10.1.1.1')).toBe('too-many');
    const body = { name: 'Victim', password: 'not the password' };
    await expect(from('10.1.1.2').call('signIn', { body })).rejects.toMatchObject({ code: 'too-many' });
  });
});

test('a reset link is created beside a club on PostgreSQL, for its PUBLIC_URL', async () => {
  const database = await postgresDatabase();
  const store = await database.open();
  await store.close();
  const output: string[] = [];
  const settings = readSettings([], { ...database.environment, PUBLIC_URL: 'https://club.example/' })!;
  const admin = (...words: string[]) => administer(words, settings, kinds, (text) => output.push(text), PASSWORD);
  await admin('create-admin', 'Warden');
  await admin('reset-password', 'Warden');
  expect(output[1]).toMatch(/^Hand this link to Warden; .+:\nhttps:\/\/club\.example\/#\/reset\/[\w-]{43}$/);
  await database.remove();
});
