import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { commitmentOf, type Language, Random } from '@whistlestop/kernel';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { administer } from '../src/admin/admin.ts';
import { AdminError } from '../src/admin/admin-error.ts';
import { readSettings } from '../src/settings.ts';
import { openEmbedded } from '../src/store/embedded-store.ts';
import { operatorTexts } from '../src/texts/index.ts';
import { kinds, startNode } from './node.ts';
import { Person, playOut } from './person.ts';
import { leaveAll, setTable } from './tables.ts';

describe('whoever runs a club', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'whistlestop-admin-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const startClub = async () => startNode(await openEmbedded(path.join(folder, 'whistlestop.db')));
  const adminIn =
    (language: Language) =>
    async (...words: string[]): Promise<string> => {
      const output: string[] = [];
      const settings = readSettings(['--lang', language], { DATA_DIR: folder })!;
      try {
        await administer(words, settings, kinds, (text) => output.push(text), 'a long password');
      } catch (error) {
        throw error instanceof AdminError
          ? Object.assign(error, { message: error.sentence(operatorTexts[language]) })
          : error;
      }
      return output.join('\n');
    };
  const admin = adminIn('en');

  /** Plays one match to its end and returns its id. */
  async function playOne(address: string): Promise<string> {
    const table = await setTable([address], 'lantern');
    const { people, matches, game, id } = table;
    await Promise.all(people.map((person, seat) => playOut(person, game, matches[seat]!, new Random(seat))));
    leaveAll(table);
    return id;
  }

  test('moves a match to another club by its record, and every log is sound', async () => {
    const club = await startClub();
    const id = await playOne(club.address);
    await club.close();
    const file = path.join(folder, 'match.txt');
    writeFileSync(file, await admin('export-match', id));
    await admin('delete-match', id);
    await expect(admin('export-match', id)).rejects.toThrow(`There is no match ${id}.`);
    // A changed seed and commitment do not fit the draws.
    const doctored = path.join(folder, 'doctored.txt');
    const seed = 'ab'.repeat(32);
    writeFileSync(
      doctored,
      readFileSync(file, 'utf8')
        .replace(/^commitment: .*$/m, `commitment: ${commitmentOf(seed)}`)
        .replace(/^seed: .*$/m, `seed: ${seed}`),
    );
    await expect(admin('import-match', doctored)).rejects.toThrow(/is not what the seed gives/);
    expect(await admin('import-match', file)).toContain(id);
    await expect(admin('import-match', file)).rejects.toThrow('is here already');
    expect(await admin('verify')).toBe('1 match checked, all sound.');
    const store = await openEmbedded(path.join(folder, 'whistlestop.db'));
    await store.db.updateTable('entries').set({ entries: '[]' }).execute();
    expect((await store.db.selectFrom('audit').select('act').execute()).map(({ act }) => act)).toEqual([
      'export-match',
      'delete-match',
      'import-match',
    ]);
    await store.close();
    expect((await admin('audit')).split('\n').at(-1)).toMatch(/^\S+Z {2}command line: import-match .*match\.txt$/);
    await expect(admin('verify')).rejects.toThrow('Faults in 1 of 1 matches:');
  });

  test('refuses a missing database, and creates one only for create-admin', async () => {
    for (const words of [['verify'], ['reports'], ['ban', 'Nobody'], ['backup', path.join(folder, 'copy.db')]])
      await expect(admin(...words)).rejects.toThrow(`There is no database in ${folder}.`);
    expect(await admin('create-admin', 'Founder')).toBe('Founder is an admin.');
    expect(await admin('verify')).toBe('0 matches checked, all sound.');
  });

  test('refuses an extra argument, so that no other account is meant', async () => {
    for (const words of [
      ['ban', 'Ann', 'Lee'],
      ['verify', 'everything'],
      ['backup', 'a.db', 'b.db'],
      ['ban'],
      ['dance'],
    ])
      await expect(admin(...words)).rejects.toMatchObject({ exitCode: 2 });
    await expect(admin('ban', 'Ann', 'Lee')).rejects.toThrow('Usage: ban NAME. A name with spaces stands in quotes.');
  });

  test('is answered in Polish with --lang pl', async () => {
    const polish = adminIn('pl');
    await expect(polish('verify')).rejects.toThrow(`W folderze ${folder} nie ma bazy danych.`);
    expect(await polish('create-admin', 'Wanda')).toBe('Wanda ma prawa administratora.');
    await expect(polish('create-admin', 'W?')).rejects.toThrow('Nikt nie może nosić nazwy W?.');
    expect(await polish('ban', 'Wanda')).toBe('Konto Wanda jest zamknięte.');
    expect(await polish('reports')).toBe('Żadne zgłoszenie nie czeka.');
    expect(await polish('verify')).toBe('Sprawdzono 0 partii, bez błędów.');
    expect(await polish('backup', path.join(folder, 'copy.db'))).toBe('Gotowe.');
    await expect(polish('ban', 'Ann', 'Lee')).rejects.toThrow(
      'Użycie: ban NAZWA. Nazwę ze spacjami ujmij w cudzysłów.',
    );
    await expect(polish('dance')).rejects.toThrow('Nie ma polecenia „dance”.\n\nUżycie: whistlestop admin POLECENIE');
    writeFileSync(path.join(folder, 'match.txt'), 'dance');
    await expect(polish('import-match', path.join(folder, 'match.txt'))).rejects.toThrow('To nie jest pełny zapis');
    // Their account has that language too.
    const store = await openEmbedded(path.join(folder, 'whistlestop.db'));
    expect(await store.db.selectFrom('users').select('language').execute()).toEqual([{ language: 'pl' }]);
    await store.close();
  });

  test('makes an admin, who bans somebody while the club is open', async () => {
    expect(await admin('create-admin', 'Warden')).toBe('Warden is an admin.');
    const club = await startClub();
    const warden = new Person(club.address);
    await warden.client.call('signIn', { body: { name: 'Warden', password: 'a long password' } });
    const rogue = await Person.guest(club.address, 'Rogue');
    await expect(rogue.client.call('ban', { body: { name: 'Warden', banned: true } })).rejects.toMatchObject({
      code: 'not-allowed',
    });
    rogue.socket.lobby(true);
    await rogue.until(() => rogue.received.some(({ kind }) => kind === 'lobby'));
    await warden.client.call('ban', { body: { name: 'Rogue', banned: true } });
    // The socket is closed, and the session is gone.
    await rogue.until(() => rogue.received.some((message) => message.kind === 'hello' && message.name === null));
    rogue.leave();
    await expect(rogue.client.call('me', {})).rejects.toMatchObject({ code: 'not-signed-in' });
    await club.close();
  });

  test('reads reports beside the club, settles one over HTTP and one by command, and audits both', async () => {
    await admin('create-admin', 'Warden');
    expect(await admin('reports')).toBe('No report waits.');
    const club = await startClub();
    const table = await setTable([club.address], 'lantern');
    const [one, two] = table.people as [Person, Person];
    for (const text of ['shame on you', 'and \u001b[31mtwice']) {
      const chatMessage = two.next('chat');
      await one.socket.request({ kind: 'chat', match: table.id, room: 'players', text });
      const report = { line: (await chatMessage).line.id, reason: 'rude' };
      // A repeated report counts once.
      for (const body of [report, report]) await two.client.call('report', { body });
    }
    leaveAll(table);
    // As if the club ran in another process: reading works, changing does not.
    const lock = path.join(folder, 'club.lock');
    writeFileSync(lock, String(process.ppid));
    const listed = await admin('reports');
    expect(listed).toContain('rude\n  players of');
    expect(listed).toContain('and  [31mtwice');
    await expect(admin('settle-report', 'some', 'thing')).rejects.toThrow('stop it first');
    await expect(admin('export-match', table.id)).rejects.toThrow('stop it first');
    rmSync(lock);

    const warden = new Person(club.address);
    await warden.client.call('signIn', { body: { name: 'Warden', password: 'a long password' } });
    await expect(one.client.call('reports', {})).rejects.toMatchObject({ code: 'not-allowed' });
    const { reports } = await warden.client.call('reports', {});
    expect(reports.map(({ line }) => line.text)).toEqual(['shame on you', 'and \u001b[31mtwice']);
    const [first, second] = reports.map(({ id }) => id) as [string, string];
    const settle = (id: string) => warden.client.call('settleReport', { id, body: { verdict: 'warned' } });
    await settle(first);
    await settle(first);
    await expect(settle('nosuchreport')).rejects.toMatchObject({ code: 'not-found' });
    expect((await warden.client.call('reports', {})).reports).toMatchObject([{ id: second }]);
    await club.close();

    await expect(admin('settle-report', second)).rejects.toThrow('Say what was done');
    expect(await admin('settle-report', second, 'wrote', 'to', 'them')).toBe(`Settled ${second}.`);
    await expect(admin('settle-report', second, 'again')).rejects.toThrow('settled already');
    expect(await admin('reports')).toBe('No report waits.');
    const store = await openEmbedded(path.join(folder, 'whistlestop.db'));
    const acts = await store.db
      .selectFrom('audit')
      .select(['who', 'act', 'detail'])
      .where('act', '=', 'settle-report')
      .execute();
    await store.close();
    expect(acts).toEqual([
      { who: 'Warden', act: 'settle-report', detail: `${first} warned` },
      { who: 'command line', act: 'settle-report', detail: `${second} wrote to them` },
    ]);
  });

  test('backs up and restores, and the audit log has both', async () => {
    const played = async () => {
      const club = await startClub();
      const id = await playOne(club.address);
      await club.close();
      return id;
    };
    const id = await played();
    const copy = path.join(folder, 'copy.db');
    await admin('backup', copy);
    await expect(admin('backup', copy)).rejects.toThrow('a backup never overwrites');
    const later = await played();
    await admin('restore', copy);
    expect((await admin('audit')).split('\n').map((line) => line.replace(/^\S+ {2}/, ''))).toEqual([
      `command line: backup ${copy}`,
      `command line: restore ${copy}`,
    ]);
    expect(await admin('export-match', id)).toContain(`match: ${id}`);
    await expect(admin('export-match', later)).rejects.toThrow(`There is no match ${later}.`);
    writeFileSync(path.join(folder, 'junk.db'), 'not a database at all, only some words');
    await expect(admin('restore', path.join(folder, 'junk.db'))).rejects.toThrow('no database of a club');
  });
});
