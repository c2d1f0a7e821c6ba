import { ClubClient } from '@whistlestop/client';
import { afterEach, describe, expect, test } from 'vitest';
import { Accounts } from '../src/people/accounts.ts';
import { Mailbox } from '../src/testing/mailbox.ts';
import { clubForEach } from './club-for-each.ts';
import { allDatabases, type TestDatabase } from './databases.ts';
import { tablesBefore } from './earlier-tables.ts';
import { startNode } from './node.ts';
import { Person } from './person.ts';
import { chooseFirst, leaveAll, setTable } from './tables.ts';

const PASSWORD = 'correct horse battery';
const MAIL = 'reader@mail.example';

const confirmLink = /confirm\/([\w-]+)/;

/** A club with a mailbox for each test of a group. */
function clubWithMail(create: () => Promise<TestDatabase>, limitFactor: number) {
  const post = {} as { mailbox: Mailbox };
  const club = clubForEach(create, async () => {
    post.mailbox = new Mailbox();
    return { smtpUrl: await post.mailbox.open(), limitFactor };
  });
  afterEach(() => post.mailbox.close());
  const jobs = () => club.node.club.store.db.selectFrom('jobs').select('kind').execute();
  return {
    club,
    jobs,
    get letters() {
      return post.mailbox.emails.map((letter) => letter.replaceAll('=\r\n', ''));
    },
    /** Delivers everything that is due. */
    deliver: async () => {
      for (let round = 0; round < 8; round++) await club.node.ticker.tick();
      // The next delivery begins when this one has ended.
      await club.node.ticker.settled();
      expect(await jobs()).toEqual([]);
    },
    register: async (name: string, mail: string) => {
      const person = new Person(club.node.address);
      await person.client.call('register', { body: { name, password: PASSWORD, mail } });
      return person;
    },
    /** The token of the link in an e-mail. */
    token(letter: number) {
      return confirmLink.exec(this.letters[letter]!)![1]!;
    },
    confirm: (token: string, by = new Person(club.node.address)) => by.client.call('confirmMail', { body: { token } }),
  };
}

const isUnconfirmed = async (person: Person) => (await person.client.call('me', {})).unconfirmed;

describe.each(allDatabases)('a mail address at a club on $name', ({ create }) => {
  const at = clubWithMail(create, 1000);
  const { club, jobs, deliver, register, confirm } = at;
  const token = (letter: number) => at.token(letter);

  test('gets one e-mail until its reader confirms, and confirming signs nobody in', async () => {
    const person = await register('Ann Other', MAIL);
    expect(await isUnconfirmed(person)).toBe(true);
    await deliver();
    expect(at.letters).toHaveLength(1);
    expect(at.letters[0]).toContain(`To: ${MAIL}`);
    const askReset = () => person.client.call('askReset', { body: { name: 'Ann Other' } });
    await askReset();
    await deliver();
    expect(at.letters).toHaveLength(1);

    const reader = new Person(club.node.address);
    const secret = token(0);
    // Opened twice, the link has the same effect.
    for (let time = 0; time < 2; time++) await confirm(secret, reader);
    expect(reader.cookie).toBe('');
    expect(await isUnconfirmed(person)).toBe(false);
    await askReset();
    await deliver();
    expect(at.letters).toHaveLength(2);
    expect(at.letters[1]).toContain('reset/');
  });

  test('gets no notice of a move before that', async () => {
    const table = await setTable([club.node.address], 'sealed', { options: { seats: 2 } });
    const [, away] = table.people as [Person, Person];
    await away.client.call('changeMe', { body: { mail: MAIL } });
    await deliver();
    await chooseFirst(table, 1);
    away.leave();
    await expect.poll(() => club.node.club.tables.followers(table.id).length).toBe(1);
    const sequence = await chooseFirst(table, 0);
    // With several nodes a notice waits for signals.
    club.node.club.notices.close();
    const noticed = () => club.node.club.store.db.selectFrom('notices').select('sequence').execute();
    await expect.poll(noticed).toContainEqual({ sequence });
    expect(await jobs()).toEqual([]);
    expect(at.letters).toHaveLength(1);
    leaveAll(table);
  });

  test('has to be confirmed again when it is changed, and the former link confirms nothing', async () => {
    const person = await register('Ann Other', MAIL);
    await deliver();
    const former = token(0);
    await confirm(former);
    await person.client.call('changeMe', { body: { mail: MAIL, private: true } });
    expect(await isUnconfirmed(person)).toBe(false);
    await person.client.call('changeMe', { body: { mail: 'other@mail.example' } });
    await deliver();
    expect(await isUnconfirmed(person)).toBe(true);
    expect(at.letters).toHaveLength(2);
    await expect(confirm(former)).rejects.toMatchObject({ code: 'expired-link' });
    await confirm(token(1));
    expect(await isUnconfirmed(person)).toBe(false);
  });

  test('is no longer confirmed by a link that is older than a week, and gets another on request', async () => {
    const person = await register('Ann Other', MAIL);
    await deliver();
    club.clock += 7 * 24 * 3_600_000;
    await expect(confirm(token(0))).rejects.toMatchObject({ code: 'expired-link' });
    await person.client.call('askConfirmation', {});
    await deliver();
    await confirm(token(1));
    expect(await isUnconfirmed(person)).toBe(false);
    await person.client.call('askConfirmation', {});
    await deliver();
    expect(at.letters).toHaveLength(2);
  });

  test('goes with the account from guest to member', async () => {
    const guest = await Person.guest(club.node.address, 'Guest');
    await guest.client.call('changeMe', { body: { mail: MAIL } });
    await deliver();
    await confirm(token(0));
    const member = await guest.client.call('register', { body: { name: 'Member', password: PASSWORD } });
    expect(member).toMatchObject({ mail: MAIL, unconfirmed: false });
    await deliver();
    expect(at.letters).toHaveLength(1);
  });

  test('from before confirmations counts as confirmed', async () => {
    await club.node.close();
    const store = await club.database.open();
    const user = await new Accounts(store, () => 7).createGuest('Early', 'en');
    await store.db.updateTable('users').set({ mail: MAIL }).where('id', '=', user.id).execute();
    await tablesBefore(store.db, '0011');
    await store.close();
    club.node = await startNode(await club.database.open());
    const { db } = club.node.club.store;
    expect(await db.selectFrom('users').select('mail_confirmed_at').execute()).toEqual([{ mail_confirmed_at: 7 }]);
  });
});

describe.each(allDatabases)('a mail address at a club on $name with the usual limits', ({ create }) => {
  const at = clubWithMail(create, 1);

  test('gets only so many confirmation e-mails, however many accounts enter it', async () => {
    for (const name of ['Number One', 'Number Two', 'Number Three', 'Number Four']) await at.register(name, MAIL);
    const last = await at.register('Number Five', MAIL.toUpperCase());
    await at.deliver();
    expect(at.letters).toHaveLength(3);
    await expect(last.client.call('askConfirmation', {})).rejects.toMatchObject({ code: 'too-many' });
    at.club.clock += 3_600_000;
    await last.client.call('askConfirmation', {});
  });

  test('is one of few that an account can enter, and its owner can still reset a password', async () => {
    const owner = await at.register('Owner', MAIL);
    await at.deliver();
    await at.confirm(at.token(0));
    const nosy = await Person.guest(at.club.node.address, 'Nosy');
    const addresses = [MAIL, ...Array.from({ length: 5 }, (_, n) => `n${n}.${MAIL}`)];
    for (const mail of addresses) {
      await nosy.client.call('changeMe', { body: { mail } });
      await at.deliver();
    }
    expect(at.letters).toHaveLength(4);
    await owner.client.call('askReset', { body: { name: 'Owner' } });
    await at.deliver();
    expect(at.letters.at(-1)).toContain('reset/');
  });

  test('gets only so many reset links, and requests for more get the same answer', async () => {
    const person = await at.register('Forgetful', MAIL);
    await at.deliver();
    await at.confirm(at.token(0));
    const { secret } = await person.client.call('newToken', { body: { label: 'my bot' } });
    for (let times = 0; times < 5; times++)
      expect(await person.client.call('askReset', { body: { name: 'Forgetful' } })).toEqual({});
    await at.deliver();
    expect(at.letters.filter((letter) => letter.includes('reset/'))).toHaveLength(3);
    const token = /reset\/([\w-]+)/.exec(at.letters.at(-1)!)![1]!;
    await person.client.call('reset', { body: { token, password: 'a completely new one' } });
    const program = new ClubClient({ address: at.club.node.address, token: secret });
    await expect(program.call('me', {})).rejects.toMatchObject({ code: 'not-signed-in' });
  });
});

describe.each(allDatabases)('a mail address at a club on $name that sends no mail', ({ create }) => {
  const club = clubForEach(create);

  test('is stored, and no confirmation is sent', async () => {
    const person = await Person.guest(club.node.address, 'Ann');
    const me = await person.client.call('changeMe', { body: { mail: MAIL } });
    expect(me).toMatchObject({ mail: MAIL, unconfirmed: false });
    await expect(person.client.call('askConfirmation', {})).rejects.toMatchObject({ code: 'no-mail' });
    expect(await club.node.club.store.db.selectFrom('jobs').selectAll().execute()).toEqual([]);
  });

  test('is not asked for: hello says that the club sends no mail', async () => {
    const person = await Person.guest(club.node.address, 'Ann');
    person.socket.lobby(true);
    await person.until(() => person.received.some((message) => message.kind === 'hello'));
    expect(person.received.find((message) => message.kind === 'hello')).toMatchObject({ mails: false });
    person.leave();
  });
});
