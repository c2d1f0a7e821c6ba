import { once } from 'node:events';
import { copyFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createConnection, createServer } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setImmediate, setTimeout } from 'node:timers/promises';
import type { Language } from '@whistlestop/kernel';
import Libsql from 'libsql';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { administer } from '../src/admin/admin.ts';
import { readSettings } from '../src/settings.ts';
import { openEmbedded } from '../src/store/embedded-store.ts';
import { embeddedDatabase, type TestDatabase } from './databases.ts';
import { freePort } from './free-port.ts';
import { kinds } from './node.ts';
import { NodeProcess } from './node-process.ts';
import { Person } from './person.ts';
import { leaveAll, ME, OPEN, setTable } from './tables.ts';

const PASSWORD = 'a long password';

describe('beside a club that runs on the embedded database', () => {
  let database: TestDatabase;
  let folder: string;
  let club: NodeProcess;

  beforeEach(async () => {
    database = await embeddedDatabase();
    folder = database.environment['DATA_DIR']!;
    club = new NodeProcess(await freePort(), database.environment);
    await club.start();
  });
  afterEach(async () => {
    await club.stop('SIGTERM');
    await database.remove();
  });

  const adminIn =
    (language: Language) =>
    async (...words: string[]): Promise<string> => {
      const output: string[] = [];
      const settings = readSettings(['--lang', language], { DATA_DIR: folder })!;
      await administer(words, settings, kinds, (line) => output.push(line), PASSWORD);
      return output.join('\n');
    };
  const admin = adminIn('en');
  const audited = async (): Promise<string[]> => {
    const store = await openEmbedded(path.join(folder, 'whistlestop.db'), true);
    const rows = await store.db.selectFrom('audit').selectAll().orderBy('id').execute();
    await store.close();
    return rows.map(({ who, act, detail }) => `${who}: ${act} ${detail}`);
  };

  test('a match is exported while it is played, deleted before its players, and imported again', async () => {
    const table = await setTable([club.address], 'hook-or-crook', { settings: { onTimeout: 'forfeit' } });
    const { id, people, matches } = table;
    expect(await admin('export-match', id)).toContain(`match: ${id}`);
    await people[0]!.socket.request({ kind: 'resign', match: id });
    await Promise.all(people.map((person, seat) => person.until(() => matches[seat]!.info?.status === 'over')));
    const file = path.join(folder, 'match.txt');
    writeFileSync(file, await admin('export-match', id));
    await expect(admin('import-match', file)).rejects.toThrow(`The match ${id} is here already.`);

    const gone = people[1]!.next('refused');
    expect(await admin('delete-match', id)).toBe(`Deleted ${id}.`);
    expect(await gone).toMatchObject({ id: null, code: 'not-found' });
    await expect(people[1]!.client.call('match', { id })).rejects.toMatchObject({ code: 'not-found' });
    await expect(admin('export-match', id)).rejects.toThrow(`There is no match ${id}.`);

    expect(await admin('import-match', file)).toBe(`Imported ${id}.`);
    expect(await people[1]!.client.call('match', { id })).toMatchObject({ status: 'over' });
    expect(await admin('verify')).toBe('1 match checked, all sound.');
    expect(await audited()).toEqual([
      `command line: export-match ${id}`,
      `command line: export-match ${id}`,
      `command line: delete-match ${id}`,
      `command line: import-match ${file}`,
    ]);
    leaveAll(table);
  });

  test('somebody becomes an admin, and somebody is banned and leaves at once', async () => {
    expect(await admin('create-admin', 'Warden')).toBe('Warden is an admin.');
    const warden = new Person(club.address);
    await warden.client.call('signIn', { body: { name: 'Warden', password: PASSWORD } });
    expect(await warden.client.call('me', {})).toMatchObject({ admin: true });
    const rogue = await Person.guest(club.address, 'Rogue');
    rogue.socket.lobby(true);
    await rogue.until(() => rogue.received.some(({ kind }) => kind === 'lobby'));
    const body = { game: '1960', options: {}, seats: [ME, OPEN] };
    const { match } = await rogue.client.call('openMatch', { body });
    await warden.client.call('join', { id: match.id, body: { seat: 1 } });
    const played = await warden.watch(match.id);
    expect(await admin('ban', 'Rogue')).toBe('Rogue is banned.');
    await warden.until(() => played.info?.status === 'over');
    warden.leave();
    await rogue.until(() => rogue.received.some((message) => message.kind === 'hello' && message.name === null));
    rogue.leave();
    await expect(admin('ban', 'Nobody')).rejects.toThrow('Nobody is called Nobody.');
    expect(await audited()).toEqual(['command line: create-admin Warden', 'command line: ban Rogue']);
  });

  test('a reset link is created with and without a running club', async () => {
    await admin('create-admin', 'Warden');
    const choose = async (output: string, password: string) => {
      const [, address, token = ''] = /:\n(http:\/\/\S+)\/#\/reset\/([\w-]+)$/.exec(output)!;
      const body = { token, password };
      await new Person(club.address).client.call('reset', { body });
      await new Person(club.address).client.call('signIn', { body: { name: 'Warden', password } });
      return address;
    };
    expect(await choose(await admin('reset-password', 'Warden'), 'another long one')).toBe(club.address);
    await club.stop('SIGTERM');
    const link = await admin('reset-password', 'Warden');
    await club.start();
    expect(await choose(link, 'yet another long one')).toBe('http://127.0.0.1:1960');
    expect(await audited()).toEqual([
      'command line: create-admin Warden',
      'command line: reset-password Warden',
      'command line: reset-password Warden',
    ]);
  });

  test('the club answers in the language of the command', async () => {
    const polish = adminIn('pl');
    expect(await polish('create-admin', 'Wanda')).toBe('Wanda ma prawa administratora.');
    await expect(polish('ban', 'Nobody')).rejects.toThrow('Nikt nie nosi nazwy Nobody.');
    await expect(polish('restore', path.join(folder, 'nothing.db'))).rejects.toThrow('Nie ma pliku');
    const copy = path.join(folder, 'copy.db');
    await polish('backup', copy);
    expect(await polish('restore', copy)).toMatch(/^Gotowe; poprzednia baza jest zachowana w pliku /);
    expect(await admin('ban', 'Wanda')).toBe('Wanda is banned.');
  });

  test('a restored backup replaces the database, and tables reconnect to it', async () => {
    const table = await setTable([club.address], 'hook-or-crook', { settings: { onTimeout: 'forfeit' } });
    const { id, people, matches } = table;
    const copy = path.join(folder, 'copy.db');
    await admin('backup', copy);
    await people[0]!.socket.request({ kind: 'resign', match: id });
    await Promise.all(people.map((person, seat) => person.until(() => matches[seat]!.info?.status === 'over')));
    const later = await Person.guest(club.address, 'Latecomer');

    writeFileSync(path.join(folder, 'junk.db'), 'not a database at all, only some words');
    await expect(admin('restore', path.join(folder, 'junk.db'))).rejects.toThrow('no database of a club');
    await expect(admin('restore', path.join(folder, 'nothing.db'))).rejects.toThrow('There is no file');
    writeFileSync(path.join(folder, 'empty.db'), '');
    await expect(admin('restore', path.join(folder, 'empty.db'))).rejects.toThrow('no database of a club');
    await expect(admin('backup', path.join(folder, 'nowhere', 'copy.db'))).rejects.toThrow('cannot be written');
    // A backup of a newer version, with tables this one does not know.
    const newer = path.join(folder, 'newer.db');
    copyFileSync(copy, newer);
    const file = new Libsql(newer);
    file.exec("insert into kysely_migration (name, timestamp) values ('9999-later', '2061')");
    file.close();
    await expect(admin('restore', newer)).rejects.toThrow('it is open again with what it had');
    expect(await people[0]!.client.call('match', { id })).toMatchObject({ status: 'over' });

    const [, old = ''] = /^Done; what was there before is kept in (.+)\.$/.exec(await admin('restore', copy)) ?? [];
    await Promise.all(people.map((person, seat) => person.until(() => matches[seat]!.info?.status === 'running')));
    await expect(later.client.call('me', {})).rejects.toMatchObject({ code: 'not-signed-in' });
    expect(await admin('create-admin', 'Warden')).toBe('Warden is an admin.');
    expect(await audited()).toEqual([
      `command line: backup ${copy}`,
      `command line: restore ${copy}`,
      'command line: create-admin Warden',
    ]);
    // The former database is complete.
    await admin('restore', copy);
    const kept = new Libsql(old);
    expect(kept.prepare('select status from matches where id = ?').get(id)).toMatchObject({ status: 'over' });
    kept.close();
    leaveAll(table);
  });

  test('a restored club waits while another program has its port for a moment', async () => {
    const copy = path.join(folder, 'copy.db');
    await admin('backup', copy);
    const rival = holdPort(Number(new URL(club.address).port), 500);
    expect(await admin('restore', copy)).toMatch(/^Done/);
    await rival;
    expect(await Person.guest(club.address, 'Latecomer')).toBeDefined();
  });

  test('only the owner of the folder may connect, and malformed commands are refused', async () => {
    const door = path.join(folder, 'admin.sock');
    expect(statSync(door).mode & 0o777).toBe(0o600);
    for (const line of [
      'no json',
      '{}',
      '{"name":"rm","argument":"","rest":"","language":"en"}',
      '{"name":"toString","argument":"","rest":"","language":"en"}',
    ]) {
      const socket = createConnection(door);
      socket.write(`${line}\n`);
      const { refused } = JSON.parse(await text(socket)) as { refused: string };
      expect(refused).toMatch(/^(There is no command|The club does not understand)/);
    }
    expect(await audited()).toEqual([]);
  });

  test('a killed club blocks neither the next one nor a command without a club', async () => {
    await club.stop('SIGKILL');
    expect(await admin('create-admin', 'Warden')).toBe('Warden is an admin.');
    await club.start();
    expect(await admin('create-admin', 'Second')).toBe('Second is an admin.');
    rmSync(path.join(folder, 'admin.sock'));
    await expect(admin('create-admin', 'Third')).rejects.toThrow('stop it first');
    await expect(admin('backup', path.join(folder, 'copy.db'))).rejects.toThrow('stop it first');
  });
});

/** Listens at a port as soon as it is free, for so many milliseconds. */
async function holdPort(port: number, milliseconds: number): Promise<void> {
  for (;;) {
    const server = createServer().listen(port, '127.0.0.1');
    const isListening = await once(server, 'listening').then(
      () => true,
      () => false,
    );
    if (isListening) {
      await setTimeout(milliseconds);
      server.close();
      return;
    }
    await setImmediate();
  }
}
