import { describe, expect, test } from 'vitest';
import { allDatabases } from './databases.ts';
import { tablesBefore } from './earlier-tables.ts';
import { migrate } from '../src/store/migrations.ts';
import { clubForEach } from './club-for-each.ts';
import { Person } from './person.ts';
import { leaveAll, setTable } from './tables.ts';

const DAY = 24 * 3600 * 1000;

describe.each(allDatabases)('the time of people of a club on $name', ({ create }) => {
  const club = clubForEach(create);

  test('lose on time by the rule the match was opened with', async () => {
    const clockSettings = { kind: 'live', purse: 60_000, increment: 1000 } as const;
    const table = await setTable([club.node.address], 'lantern', {
      settings: { clock: clockSettings, onTimeout: 'forfeit' },
    });
    const seat = table.matches[0]!.info!.waiting[0]!;
    club.clock += 61_000;
    await club.node.ticker.tick();
    await table.people[0]!.until(() => table.matches[0]!.info?.status === 'over');
    expect(table.matches[0]!.history.at(-2)!.entry).toEqual({ kind: 'forfeit', seat, reason: 'clock' });
    leaveAll(table);
  });

  test('claim a win, or see the seat go to a bot, after the clock', async () => {
    const slow = { kind: 'slow', perDecision: 3_600_000 } as const;
    const claimed = await setTable([club.node.address], 'lantern', { settings: { clock: slow, onTimeout: 'claim' } });
    const handed = await setTable([club.node.address], 'lantern', { settings: { clock: slow, onTimeout: 'bot' } });
    const patient = 1 - claimed.matches[0]!.info!.waiting[0]!;
    // Follows before the bot moves.
    const seat = handed.matches[0]!.info!.waiting[0]!;
    const claim = () => claimed.people[patient]!.socket.request({ kind: 'claim', match: claimed.id });
    await expect(claim()).rejects.toMatchObject({ code: 'nothing-to-claim' });
    club.clock += 3_700_000;
    await club.node.ticker.tick();
    await claim();
    await handed.people[1 - seat]!.until(() => handed.matches[1 - seat]!.info!.seats[seat]!.player?.kind === 'bot');
    leaveAll(claimed);
    leaveAll(handed);
  });

  test('who are on vacation do not lose slow matches', async () => {
    const slow = { kind: 'slow', perDecision: 3_600_000 } as const;
    const table = await setTable([club.node.address], 'lantern', { settings: { clock: slow, onTimeout: 'forfeit' } });
    const seat = table.matches[0]!.info!.waiting[0]!;
    const vacation = { from: club.clock, until: club.clock + 10_000_000 };
    await table.people[seat]!.client.call('changeMe', { body: { vacation } });
    club.clock += 5_000_000;
    await club.node.ticker.tick();
    expect((await table.people[0]!.client.call('match', { id: table.id })).status).toBe('running');
    club.clock += 10_000_000;
    await club.node.ticker.tick();
    expect((await table.people[0]!.client.call('match', { id: table.id })).status).toBe('over');
    leaveAll(table);
  });

  test('who request two vacations at once have one of them', async () => {
    const person = await Person.guest(club.node.address, 'Wishful');
    const wish = (n: number) => ({ from: club.clock + 2 * DAY + n, until: club.clock + 9 * DAY });
    await Promise.all(
      Array.from({ length: 8 }, (_, n) => person.client.call('changeMe', { body: { vacation: wish(n) } })),
    );
    expect(await club.node.club.store.db.selectFrom('vacations').select('user_id').execute()).toHaveLength(1);
  });

  test('get the time of a vacation that they end early, and the others see it', async () => {
    const slow = { kind: 'slow', perDecision: DAY } as const;
    const table = await setTable([club.node.address], 'lantern', { settings: { clock: slow, onTimeout: 'forfeit' } });
    const seat = table.matches[0]!.info!.waiting[0]!;
    const [away, other] = [table.people[seat]!, table.people[1 - seat]!];
    const seen = table.matches[1 - seat]!;
    await away.client.call('changeMe', { body: { vacation: { from: club.clock - DAY, until: club.clock + 9 * DAY } } });
    await other.until(() => seen.info?.away.includes(seat) === true);
    club.clock += 5 * DAY;
    await club.node.ticker.tick();
    await away.client.call('changeMe', { body: { vacation: null } });
    await other.until(() => seen.info?.away.length === 0);
    expect(seen.info!.clock!.left[seat]! - (club.clock - seen.info!.clock!.since)).toBe(DAY);
    club.clock += DAY - 1;
    await club.node.ticker.tick();
    expect((await other.client.call('match', { id: table.id })).status).toBe('running');
    club.clock += 1;
    await club.node.ticker.tick();
    expect((await other.client.call('match', { id: table.id })).status).toBe('over');
    leaveAll(table);
  });

  test('get the time of a vacation before a pause, and none for the pause', async () => {
    const slow = { kind: 'slow', perDecision: 3 * DAY } as const;
    const table = await setTable([club.node.address], 'lantern', { settings: { clock: slow, onTimeout: 'forfeit' } });
    const { people, id } = table;
    const seat = table.matches[0]!.info!.waiting[0]!;
    const [away, other] = [people[seat]!, people[1 - seat]!];
    const agree = async (kind: 'pause' | 'resume') => {
      await away.socket.request({ kind: 'offer', match: id, offer: { kind } });
      const { sequence } = table.matches[0]!;
      await other.socket.request({ kind: 'answer', match: id, sequence, offer: { kind }, accept: true });
    };
    const left = async () => {
      const { clock: times } = await other.client.call('match', { id });
      return (times!.left[seat]! - (times!.paused ? 0 : club.clock - times!.since)) / DAY;
    };
    club.clock += DAY;
    await away.client.call('changeMe', { body: { vacation: { from: club.clock, until: club.clock + 4 * DAY } } });
    club.clock += DAY;
    await agree('pause');
    expect(await left()).toBe(2);
    club.clock += 10 * DAY;
    expect(await left()).toBe(2);
    await agree('resume');
    expect(await left()).toBe(2);
    club.clock += 2 * DAY - 1;
    await club.node.ticker.tick();
    expect((await other.client.call('match', { id })).status).toBe('running');
    club.clock += 1;
    await club.node.ticker.tick();
    expect((await other.client.call('match', { id })).status).toBe('over');
    leaveAll(table);
  });

  test.each([
    { kind: 'live', purse: 3_600_000, increment: 0 },
    { kind: 'slow', perDecision: 3_600_000 },
  ] as const)('have their clocks go on a week after they agreed on a pause (clock: $kind)', async (clock) => {
    const table = await setTable([club.node.address], 'lantern', { settings: { clock, onTimeout: 'forfeit' } });
    const { people, matches, id } = table;
    const [one, two] = people as [Person, Person];
    const agree = async (kind: 'pause' | 'resume') => {
      await one.socket.request({ kind: 'offer', match: id, offer: { kind } });
      const { sequence } = matches[1]!;
      await two.socket.request({ kind: 'answer', match: id, sequence, offer: { kind }, accept: true });
    };
    const pauses = (paused: boolean) =>
      Promise.all(people.map((person, seat) => person.until(() => matches[seat]!.info!.clock!.paused === paused)));
    const left = () => matches[0]!.info!.clock!.left[matches[0]!.info!.waiting[0]!];
    await agree('pause');
    await pauses(true);
    expect(matches.map(({ info }) => info!.clock!.until)).toEqual(people.map(() => club.clock + 7 * DAY));
    club.clock += 2 * DAY;
    // Consent still ends it, and the next begins its own week.
    await agree('resume');
    await pauses(false);
    await agree('pause');
    await pauses(true);
    club.clock += 7 * DAY - 1;
    await club.node.ticker.tick();
    expect((await one.client.call('match', { id })).clock!.paused).toBe(true);
    await one.socket.request({ kind: 'offer', match: id, offer: { kind: 'resume' } });
    await two.until(() => matches[1]!.info!.offers.length === 1);
    club.clock += 1;
    await club.node.ticker.tick();
    await pauses(false);
    // The offer is gone, and nobody has lost time.
    expect(matches[1]!.info).toMatchObject({ status: 'running', offers: [], clock: { since: club.clock } });
    expect(matches[1]!.info!.clock).not.toHaveProperty('until');
    expect(left()).toBe(3_600_000);
    club.clock += 3_600_000;
    await club.node.ticker.tick();
    await one.until(() => matches[0]!.info?.status === 'over');
    leaveAll(table);
  });

  test('have old pauses end by themselves too', async () => {
    const clock = { kind: 'slow', perDecision: DAY } as const;
    const table = await setTable([club.node.address], 'lantern', { settings: { clock } });
    const { people, matches, id } = table;
    const { db } = club.node.club.store;
    const paused = { left: [DAY, DAY], since: club.clock, paused: true, resumed: 0, steps: [] };
    await db
      .updateTable('matches')
      .set({ clock: JSON.stringify(paused), deadline: null })
      .execute();
    await tablesBefore(db, '0015');
    await migrate(db);
    // The migration uses the machine's clock.
    club.clock += 8 * DAY;
    await club.node.ticker.tick();
    await people[0]!.until(() => matches[0]!.info?.clock?.since === club.clock);
    expect(await people[0]!.client.call('match', { id })).toMatchObject({ clock: { paused: false, left: [DAY, DAY] } });
    leaveAll(table);
  });

  test('have thirty days of vacation within a year, taken at once or in parts', async () => {
    const person = await Person.guest(club.node.address, 'Traveller');
    const plan = (from: number, until: number) =>
      person.client.call('changeMe', {
        body: { vacation: { from: club.clock + from * DAY, until: club.clock + until * DAY } },
      });
    await expect(plan(0, 31)).rejects.toMatchObject({ code: 'vacation-too-long' });
    expect(await plan(10, 30)).toMatchObject({ vacationDaysLeft: 10 });
    // Cancelling a planned vacation costs nothing; past days are used.
    expect(await plan(0, 20)).toMatchObject({ vacation: { until: club.clock + 20 * DAY }, vacationDaysLeft: 10 });
    club.clock += 15 * DAY;
    expect(await person.client.call('changeMe', { body: { vacation: null } })).toMatchObject({
      vacation: null,
      vacationDaysLeft: 15,
    });
    await expect(plan(100, 116)).rejects.toMatchObject({ code: 'vacation-too-long' });
    expect(await plan(100, 115)).toMatchObject({ vacationDaysLeft: 0 });
    expect(await plan(366, 396)).toMatchObject({ vacation: { until: club.clock + 396 * DAY } });
    await expect(plan(-20, -10)).rejects.toMatchObject({ code: 'malformed' });
    expect(await person.client.call('exportMe', {})).toMatchObject({ vacations: [{}, {}] });
  });

  test('leave no rows of vacations they cancelled at once, or that are long past', async () => {
    const person = await Person.guest(club.node.address, 'Undecided');
    const go = (days: number) =>
      person.client.call('changeMe', { body: { vacation: { from: club.clock, until: club.clock + days * DAY } } });
    for (let day = 1; day <= 20; day++) {
      await go(day);
      club.clock += 1000;
    }
    expect((await person.client.call('exportMe', {}))['vacations']).toHaveLength(1);
    for (let visit = 0; visit < 5; visit++) {
      club.clock += 80 * DAY;
      await person.client.call('me', {});
    }
    await go(30);
    expect((await person.client.call('exportMe', {}))['vacations']).toHaveLength(1);
  });
});
