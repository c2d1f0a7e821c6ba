import { afterEach, describe, expect, test } from 'vitest';
import { Mailbox } from '../src/testing/mailbox.ts';
import { clubForEach } from './club-for-each.ts';
import { allDatabases } from './databases.ts';
import { chooseFirst, leaveAll, moveOn, setTable, type SetTable } from './tables.ts';

const MINUTE = 60_000;
const SLOW = { kind: 'slow', perDecision: 24 * 60 * MINUTE } as const;
const LIVE = { kind: 'live', purse: 24 * 60 * MINUTE, increment: 0 } as const;

describe.each(allDatabases)('a notice that a match waits for somebody, at a club on $name,', ({ create }) => {
  let mailbox: Mailbox;
  const club = clubForEach(create, async () => {
    mailbox = new Mailbox();
    return { smtpUrl: await mailbox.open() };
  });
  afterEach(() => mailbox.close());

  const db = () => club.node.club.store.db;
  const jobs = () => db().selectFrom('jobs').select(['kind', 'due_at']).orderBy('kind').execute();
  /** Delivers everything that is due. */
  const deliver = async () => {
    for (let round = 0; round < 8; round++) await club.node.ticker.tick();
    await club.node.ticker.settled();
  };
  /** The second player at a table has a confirmed address. */
  const giveAddress = async ({ people }: SetTable, webhook: string | null = null) => {
    const { name } = await people[1]!.client.call('me', {});
    const address = { mail: 'reader@mail.example', mail_confirmed_at: 1, webhook };
    await db().updateTable('users').set(address).where('name', '=', name).execute();
  };
  /** Stores queued notices at once; returns the jobs that wait then. */
  const waitsAtPost = async (due_at: number, ...kinds: string[]) => {
    club.node.club.notices.close();
    await expect.poll(jobs).toEqual(kinds.map((kind) => ({ kind, due_at })));
  };
  /** The second player makes a sealed bid, and the first passes the next round to them. */
  const handOver = async (table: SetTable, away: boolean) => {
    await chooseFirst(table, 1);
    if (away) table.people[1]!.leave();
    await expect.poll(() => club.node.club.tables.followers(table.id).length).toBe(away ? 1 : 2);
    return chooseFirst(table, 0);
  };

  test.each([
    { who: 'is away', away: true, clock: SLOW, patience: 0, listed: true },
    { who: 'has the table open', away: false, clock: SLOW, patience: 10 * MINUTE, listed: false },
    { who: 'is away from a live match', away: true, clock: LIVE, patience: MINUTE, listed: false },
    { who: 'has a live match open', away: false, clock: LIVE, patience: 10 * MINUTE, listed: false },
  ])('goes out $patience ms later to whoever $who, by mail and webhook', async ({ away, clock, patience, listed }) => {
    const table = await setTable([club.node.address], 'sealed', { options: { seats: 2 }, settings: { clock } });
    await giveAddress(table, 'https://hook.example/');
    const handed = await handOver(table, away);
    await waitsAtPost(club.clock + patience, 'your-move-mail', 'your-move-webhook');
    const noticed = await db().selectFrom('notices').select('sequence').where('sequence', '=', handed).execute();
    expect(noticed).toHaveLength(listed ? 1 : 0);
    await db().updateTable('users').set({ webhook: null }).execute();
    if (patience > 0) {
      club.clock += patience - 1;
      await deliver();
      expect(mailbox.emails).toEqual([]);
      club.clock += 1;
    }
    await deliver();
    expect(mailbox.emails).toHaveLength(1);
    expect(await jobs()).toEqual([]);
    leaveAll(table);
  });

  test('does not go out when they have moved meanwhile', async () => {
    const table = await setTable([club.node.address], 'sealed', { options: { seats: 2 }, settings: { clock: SLOW } });
    await giveAddress(table);
    await handOver(table, false);
    await waitsAtPost(club.clock + 10 * MINUTE, 'your-move-mail');
    await chooseFirst(table, 1);
    club.clock += 10 * MINUTE;
    await deliver();
    expect(await jobs()).toEqual([]);
    expect(mailbox.emails).toEqual([]);
    leaveAll(table);
  });

  test('goes out ten minutes after their last choice, where they left in the middle of their turn', async () => {
    const table = await setTable([club.node.address], 'lantern', { settings: { clock: SLOW } });
    const waits = () => table.matches[0]!.info!.waiting[0]!;
    await giveAddress(table);
    // Until the second has several choices in a row.
    for (;;) {
      const before = waits();
      await moveOn(table);
      if (before === 1 || waits() === 0) continue;
      await waitsAtPost(club.clock + 10 * MINUTE, 'your-move-mail');
      club.clock += 9 * MINUTE;
      await moveOn(table);
      if (waits() === 1) break;
    }
    club.clock += 9 * MINUTE;
    await deliver();
    expect(mailbox.emails).toEqual([]);
    expect(await jobs()).toEqual([{ kind: 'your-move-mail', due_at: club.clock + MINUTE }]);
    club.clock += MINUTE;
    await deliver();
    expect(mailbox.emails).toHaveLength(1);
    leaveAll(table);
  });
});
