import { once } from 'node:events';
import { socketAddress } from '@whistlestop/client';
import type { GameKind } from '@whistlestop/kernel';
import { sealed } from '@whistlestop/kernel/testing';
import { describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { clubForEach } from './club-for-each.ts';
import { allDatabases } from './databases.ts';
import { Person } from './person.ts';
import { chooseFirst, leaveAll, type SetTable, setTable } from './tables.ts';

/** The most undos of a seat at one decision. */
const UNDOS = 48;
/** Turns on a page of the past. */
const PAGE = 512;

describe.each(allDatabases)('a log that grows at a club on $name', ({ create }) => {
  let played = 0;
  /** The game, which counts how often a choice is carried out. */
  const counted: GameKind = {
    ...sealed,
    open(options) {
      const game = sealed.open(options as never);
      const apply: typeof game.apply = (...choice) => {
        played++;
        game.apply(...choice);
      };
      return { ...game, apply };
    },
  };
  const club = clubForEach(create, () => ({ kinds: [counted] }));

  const sit = () => setTable([club.node.address], 'sealed', { options: { seats: 2, rounds: 9 } });

  /** A seat makes its first choice, and its player gets the turn. */
  async function choose(table: SetTable, seat: number): Promise<void> {
    const done = await chooseFirst(table, seat);
    await table.people[seat]!.until(() => table.matches[seat]!.sequence >= done);
  }

  async function undo({ people, matches, id }: SetTable, seat: number): Promise<void> {
    const done = await people[seat]!.socket.request({ kind: 'undo', match: id, sequence: matches[seat]!.sequence });
    await people[seat]!.until(() => matches[seat]!.sequence >= done);
  }

  test('is limited for one decision that is made and taken back repeatedly', async () => {
    const table = await sit();
    for (let times = 0; times < UNDOS; times++) {
      await choose(table, 0);
      await undo(table, 0);
    }
    await choose(table, 0);
    await expect(undo(table, 0)).rejects.toMatchObject({ code: 'too-many-undos' });
    const { sequence } = table.matches[0]!;
    // The last choice stays, and the next decision has its own limit.
    await choose(table, 1);
    await table.people[0]!.until(() => table.matches[0]!.sequence > sequence);
    await choose(table, 0);
    await undo(table, 0);
    leaveAll(table);
  });

  test('is replayed once for all readers of the past, and read in pages', async () => {
    const table = await sit();
    // A sealed choice may be replaced.
    for (let times = 0; times < PAGE + 40; times++) await choose(table, 0);
    const strangers = await Promise.all(
      [1, 2, 3].map((number) => Person.guest(club.node.address, `Stranger ${number}`)),
    );
    played = 0;
    for (const person of [...table.people, ...strangers, ...strangers]) {
      const first = await person.client.call('past', { id: table.id });
      expect(first.moments).toHaveLength(PAGE);
      const last = await person.client.call('past', { id: table.id, query: { page: first.next! } });
      expect(last.moments.at(-1)?.sequence).toBe(table.matches[0]!.sequence);
      expect(last.next).toBeNull();
    }
    expect(played).toBe(table.matches[0]!.sequence);
    // Only new turns have to be replayed.
    await choose(table, 1);
    played = 0;
    await strangers[0]!.client.call('past', { id: table.id });
    expect(played).toBeLessThan(5);
    const wrong = strangers[0]!.client.call('past', { id: table.id, query: { page: 'behind' } });
    await expect(wrong).rejects.toMatchObject({ code: 'malformed' });
    leaveAll(table);
  });

  test('is read from its start without a replay for each reader', async () => {
    const table = await sit();
    for (let times = 0; times < 60; times++) await choose(table, 0);
    const strangers = [1, 2, 3].map(() => new Person(club.node.address));
    played = 0;
    for (const stranger of strangers) {
      const { history } = await stranger.watch(table.id, 0);
      expect(history).toHaveLength(table.matches[0]!.sequence);
      stranger.leave();
    }
    expect(played).toBe(table.matches[0]!.sequence);
    leaveAll(table);
  });

  describe('at its usual limits', () => {
    const strict = clubForEach(create, () => ({ kinds: [counted], limitFactor: 1 }));

    test('costs an address more of its limit, the more entries are sent', async () => {
      const table = await setTable([strict.node.address], 'sealed', { options: { seats: 2 } });
      for (let times = 0; times < PAGE + 40; times++) {
        strict.clock += 1000;
        await choose(table, 0);
      }
      // From now on no bucket refills.
      const stranger = new WebSocket(socketAddress(strict.node.address));
      await once(stranger, 'message');
      const answers: string[] = [];
      for (let asked = 0; asked < 80; asked++) {
        const answer = once(stranger, 'message') as Promise<[Buffer]>;
        stranger.send(JSON.stringify({ kind: 'watch', match: table.id, since: 0 }));
        answers.push(String((await answer)[0]).slice(0, 15));
      }
      // The socket was one of 120, and each table is two.
      expect(answers.filter((text) => text.startsWith('{"kind":"table"'))).toHaveLength(60);
      stranger.close();
      leaveAll(table);
    });
  });
});
