import { EventEmitter, once } from 'node:events';
import type { MatchSettings } from '@whistlestop/client';
import { Client } from 'pg';
import { afterEach, describe, expect, test } from 'vitest';
import type { BotThinker } from '../src/bots/bot-thinker.ts';
import { allDatabases, postgresDatabase, type TestDatabase } from './databases.ts';
import { QueryHook } from './query-hook.ts';
import { oneTable } from './one-table.ts';
import { startNode, type TestNode } from './node.ts';
import { chooseFirst, leaveAll, type SetTable, setTable } from './tables.ts';

const HOUR = 3_600_000;
const slow = (onTimeout: MatchSettings['onTimeout']) =>
  ({ clock: { kind: 'slow', perDecision: HOUR }, onTimeout }) as const;
/** A bot that never decides: a late player finds it in the seat, without a move. */
const neverDecides: BotThinker = { think: () => Promise.race([]), waiting: 0, close: () => Promise.resolve() };

describe('a move that is made at another node while a seat is found to be out of time', () => {
  let database: TestDatabase;
  let nodes: TestNode[] = [];
  let table: SetTable;

  afterEach(async () => {
    leaveAll(table);
    await Promise.all(nodes.map((node) => node.close()));
  });

  test.each(['bot', 'forfeit', 'claim'] as const)('is played and keeps the seat (%s)', async (onTimeout) => {
    const time = { now: Date.now() };
    const now = () => time.now;
    database = await postgresDatabase();
    // Vacations are read with the clocks.
    const hook = new QueryHook('vacations');
    const store = await database.open();
    nodes = [
      await startNode(await database.open(), { now }),
      await startNode({ ...store, db: store.db.withPlugin(hook) }, { now }),
    ];
    table = await setTable([nodes[0]!.address], 'lantern', { settings: slow(onTimeout) });
    const { people, matches, id } = table;
    const seat = matches[0]!.info!.waiting[0]!;
    let done = 0;
    time.now += 2 * HOUR;
    hook.afterQuery(async () => {
      done = await chooseFirst(table, seat);
    });
    await nodes[1]!.club.deadlines.passed(id);
    expect(done).toBeGreaterThan(0);
    const { status, head, seats } = await people[0]!.client.call('match', { id });
    expect([status, head, seats[seat]!.player?.kind]).toEqual(['running', done, 'guest']);
    // Its deadline is the one that move brought.
    const { deadline } = await store.db.selectFrom('matches').select('deadline').executeTakeFirstOrThrow();
    expect(deadline).toBe(time.now + HOUR);
  });
});

describe('a seat that goes to a bot while its player is at another node', () => {
  const time = { now: Date.now() };
  const now = () => time.now;
  let database: TestDatabase;
  let nodes: TestNode[] = [];
  let table: SetTable;
  let seat: number;
  /** Work at the other node after it has read the clocks, before it gives the seat away. */
  let during: QueryHook;

  /** Two nodes: one with the players, with or without signals, and one that finds the seat out of time; `moves`: its bots move. */
  async function start(
    listens: boolean,
    work: () => Promise<unknown>,
    settings: Partial<MatchSettings> = slow('bot'),
    moves = false,
  ): Promise<void> {
    database = await postgresDatabase();
    const [theirs, other] = [await database.open(), await database.open()];
    const looked = new QueryHook('vacations');
    during = new QueryHook('matches');
    const deaf = { listen: () => Promise.resolve() };
    nodes = [
      await startNode(listens ? theirs : { ...theirs, ...deaf }, { now }),
      // It gets no signals either, so that it acts on the log alone.
      await startNode(
        { ...other, ...deaf, db: other.db.withPlugin(looked).withPlugin(during) },
        { now, ...(moves ? {} : { thinker: neverDecides }) },
      ),
    ];
    table = await setTable([nodes[0]!.address], 'lantern', { settings });
    seat = table.matches[0]!.info!.waiting[0]!;
    time.now += 2 * HOUR;
    looked.afterQuery(() => {
      during.afterQuery(work);
      return Promise.resolve();
    });
  }
  const nothing = () => Promise.resolve();
  /** A person deletes the account at the node without players. */
  const goForGood = async (leaver: number) => {
    const { club } = nodes[1]!;
    const held = club.store.db.selectFrom('seats').select('user_id').where('seat', '=', leaver);
    await club.accountMatches.abandonAll((await held.executeTakeFirstOrThrow()).user_id!);
  };
  const playerOf = async () => (await table.people[0]!.client.call('match', { id: table.id })).seats[seat]!.player;

  afterEach(async () => {
    leaveAll(table);
    await Promise.all(nodes.map((node) => node.close()));
  });

  test('is not played by its former player before the signal has come', async () => {
    await start(false, nothing);
    await nodes[1]!.club.deadlines.passed(table.id);
    expect(await playerOf()).toMatchObject({ kind: 'bot' });
    await expect(chooseFirst(table, seat)).rejects.toMatchObject({ code: 'not-your-seat' });
    const offer = { kind: 'offer', match: table.id, offer: { kind: 'pause' } } as const;
    await expect(table.people[seat]!.socket.request(offer)).rejects.toMatchObject({ code: 'not-your-seat' });
  });

  test('is not played by its former player without a clock either', async () => {
    await start(false, nothing, { onTimeout: 'bot' });
    await goForGood(seat);
    expect(await playerOf()).toMatchObject({ kind: 'bot' });
    await expect(chooseFirst(table, seat)).rejects.toMatchObject({ code: 'not-your-seat' });
  });

  test.each(['late', 'never'])(
    'is played by the bot although another moved where the word of it comes %s',
    async (comes) => {
      await start(false, nothing, { onTimeout: 'bot' }, true);
      const [leaver, match, id] = [1 - seat, table.matches[seat]!, table.id];
      if (comes === 'late') await nodes[1]!.ticker.tick();
      await goForGood(leaver);
      let done = match.sequence;
      while (!match.info!.waiting.includes(leaver)) {
        done = await chooseFirst(table, seat);
        await table.people[seat]!.until(() => match.sequence >= done);
      }
      if (comes === 'late') await nodes[0]!.club.signals.receive({ kind: 'match', match: id });
      await nodes[1]!.ticker.tick();
      const head = async () => (await table.people[seat]!.client.call('match', { id })).head;
      // The bot may have moved before this table is sent anything.
      await expect.poll(head).toBeGreaterThan(done);
    },
  );

  test('is shown with its bot to its former player, before a private match is closed to them', async () => {
    await start(true, nothing, { ...slow('bot'), public: false });
    // The opener of a match may still see it.
    await nodes[1]!.club.store.db.updateTable('matches').set({ opened_by: null }).execute();
    const { received } = table.people[seat]!;
    const before = received.length;
    await nodes[1]!.club.deadlines.passed(table.id);
    await table.people[seat]!.until(() => received.slice(before).some(({ kind }) => kind === 'refused'));
    const seen = received
      .slice(before)
      .flatMap((message) => (message.kind === 'info' ? [message.match.seats[seat]] : []));
    expect(seen).toContainEqual(
      expect.objectContaining({ player: expect.objectContaining({ kind: 'bot' }) as unknown }),
    );
  });

  test('is not played by a move that waits for the handover', async () => {
    const answers: Promise<unknown>[] = [];
    await start(true, async () => {
      const client = new Client({ connectionString: database.environment['DATABASE_URL'] });
      await client.connect();
      const waiting = async () => {
        const { rows } = await client.query(`select pid from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`);
        return rows.length;
      };
      answers.push(chooseFirst(table, seat).catch((refusal: unknown) => refusal));
      await expect.poll(waiting).toBe(1);
      await client.end();
    });
    await nodes[1]!.club.deadlines.passed(table.id);
    expect(await Promise.all(answers)).toMatchObject([{ code: 'not-your-seat' }]);
    expect(await playerOf()).toMatchObject({ kind: 'bot' });
  });

  test('is played by the bot although the node that gave it away died before it signalled', async () => {
    await start(true, () => {
      // The next query on the match comes after the handover.
      during.afterQuery(() => Promise.reject(new Error('This node is dead.')));
      return Promise.resolve();
    });
    const { sequence } = table.matches[0]!;
    await expect(nodes[1]!.club.deadlines.passed(table.id)).rejects.toThrow('This node is dead.');
    await nodes[0]!.ticker.tick();
    await table.people[0]!.until(() => table.matches[0]!.sequence > sequence);
    expect(await playerOf()).toMatchObject({ kind: 'bot' });
  });
});

describe.each(allDatabases)('on $name', ({ create }) => {
  const at = oneTable();

  test.each(['bot', 'forfeit'] as const)(
    'a deadline that passes while a move is being committed costs nothing (%s)',
    async (onTimeout) => {
      const time = { now: Date.now() };
      at.database = await create();
      const store = await at.database.open();
      const happens = new EventEmitter();
      const committing = once(happens, 'committing');
      const released = once(happens, 'released');
      let held = false;
      at.node = await startNode(
        {
          ...store,
          async append(append) {
            if (held) {
              happens.emit('committing');
              await released;
            }
            return store.append(append);
          },
        },
        { now: () => time.now },
      );
      at.table = await setTable([at.node.address], 'lantern', { settings: slow(onTimeout) });
      const { people, matches, id } = at.table;
      const seat = matches[0]!.info!.waiting[0]!;
      time.now += HOUR - 1;
      held = true;
      const moved = chooseFirst(at.table, seat);
      await committing;
      held = false;
      time.now += 2;
      const ticked = at.node.ticker.tick();
      happens.emit('released');
      const [head] = await Promise.all([moved, ticked]);
      const info = await people[0]!.client.call('match', { id });
      expect([info.status, info.seats[seat]!.player?.kind]).toEqual(['running', 'guest']);
      expect(info.head).toBe(head);
    },
  );

  test('a queued move is refused when its seat has gone to a bot', async () => {
    const time = { now: Date.now() };
    const hook = new QueryHook('vacations');
    at.database = await create();
    const store = await at.database.open();
    at.node = await startNode({ ...store, db: store.db.withPlugin(hook) }, { now: () => time.now });
    at.table = await setTable([at.node.address], 'lantern', { settings: slow('bot') });
    const { people, matches, id } = at.table;
    const seat = matches[0]!.info!.waiting[0]!;
    const answers: Promise<unknown>[] = [];
    time.now += 2 * HOUR;
    hook.afterQuery(async () => {
      answers.push(chooseFirst(at.table, seat).catch((refusal: unknown) => refusal));
      // The move was read before the answered message sent after it.
      people[seat]!.socket.lobby(true);
      await people[seat]!.next('lobby');
    });
    await at.node.club.deadlines.passed(id);
    expect(await Promise.all(answers)).toMatchObject([{ code: 'not-your-seat' }]);
    const { seats } = await people[0]!.client.call('match', { id });
    expect(seats[seat]!.player?.kind).toBe('bot');
  });

  test('a step cannot be undone when the time since would cost its player the match', async () => {
    const time = { now: Date.now() };
    at.database = await create();
    at.node = await startNode(await at.database.open(), { now: () => time.now });
    const clock = { kind: 'live', purse: 60_000, increment: 0 } as const;
    const settings = { clock, onTimeout: 'forfeit' } as const;
    at.table = await setTable([at.node.address], 'sealed', { options: { seats: 2 }, settings });
    const { people, matches, id } = at.table;
    const lay = async (seat: number) => {
      const done = await chooseFirst(at.table, seat);
      await Promise.all(people.map((person, each) => person.until(() => matches[each]!.sequence >= done)));
    };
    await lay(1);
    time.now += 50_000;
    await lay(0);
    await lay(0);
    const undo = () => people[0]!.socket.request({ kind: 'undo', match: id, sequence: matches[0]!.sequence });
    time.now += 4000;
    const undone = await undo();
    await people[0]!.until(() => matches[0]!.sequence === undone);
    await lay(0);
    time.now += 6000;
    await expect(undo()).rejects.toMatchObject({ code: 'no-time-to-undo' });
    await at.node.ticker.tick();
    const { status, clock: left } = await people[0]!.client.call('match', { id });
    expect([status, left!.left]).toEqual(['running', [6000, 56_000]]);
  });
});
