import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { verifyAll } from '../src/admin/match-commands.ts';
import { operatorTexts } from '../src/texts/index.ts';
import { allDatabases, embeddedDatabase, postgresDatabase, type TestDatabase } from './databases.ts';
import { freePort } from './free-port.ts';
import { kinds, startNode } from './node.ts';
import { leaveAll, setTable } from './tables.ts';

const MAIN = fileURLToPath(new URL('../dist/main.js', import.meta.url));
const PAGE = 4096;

/** Runs the program, with a limited file size in bytes if given; returns its exit code and output. */
function run(environment: Record<string, string>, args: readonly string[], room?: number) {
  const limit = room === undefined ? '' : `ulimit -f ${room / 1024}; `;
  const { status, stdout, stderr } = spawnSync(
    'bash',
    ['-c', `${limit}exec "$0" "$@"`, process.execPath, MAIN, ...args],
    {
      env: { ...process.env, ...environment, PORT: '0' },
      encoding: 'utf8',
      timeout: 50_000,
    },
  );
  return { status, output: stdout + stderr };
}

/** Matches of a club that is closed then. */
async function matchesIn(database: TestDatabase, count: number): Promise<string[]> {
  const node = await startNode(await database.open());
  const ids: string[] = [];
  for (let i = 0; i < count; i++) {
    const table = await setTable([node.address], 'hook-or-crook', { options: { states: 2 } });
    leaveAll(table);
    ids.push(table.id);
  }
  await node.close();
  return ids.toSorted();
}

describe.each(allDatabases)('verifying damaged matches on $name', ({ create }) => {
  test('names each of them and goes on', async () => {
    const database = await create();
    const ids = await matchesIn(database, 5);
    const store = await database.open();
    const [torn, strange, gone, unknown] = ids;
    for (const [id, entries] of [
      [torn, '[{"kind":"act'],
      [strange, '[{"kind":"acting"}]'],
    ] as const)
      await store.db
        .updateTable('entries')
        .set({ entries })
        .where('match_id', '=', id!)
        .where('sequence', '=', 1)
        .execute();
    await store.db.updateTable('matches').set({ options: '{' }).where('id', '=', gone!).execute();
    await store.db.updateTable('matches').set({ game: 'checkers' }).where('id', '=', unknown!).execute();
    const { checked, faults } = await verifyAll(store, kinds);
    expect([checked, faults.length]).toEqual([5, 4]);
    for (const [language, words] of [
      ['en', 'it cannot be read: '],
      ['pl', 'nie da się odczytać tej partii: '],
    ] as const)
      for (const [i, fault] of faults.entries()) {
        const output = fault(operatorTexts[language]);
        expect(output.startsWith(`${ids[i]}: ${words}`)).toBe(true);
        expect(output).not.toContain('\n');
      }
    await store.close();
    await database.remove();
  });
});

describe('an embedded database', () => {
  let database: TestDatabase;
  let folder: string;
  let file: string;

  beforeEach(async () => {
    database = await embeddedDatabase();
    folder = database.environment['DATA_DIR']!;
    file = path.join(folder, 'whistlestop.db');
  });
  afterEach(() => database.remove());

  test('with damaged pages is verified as far as it can be read', async () => {
    const [first, second, third] = await matchesIn(database, 3);
    const store = await database.open();
    await store.db
      .updateTable('entries')
      .set({ entries: 'x'.repeat(20 * PAGE) })
      .where('match_id', '=', second!)
      .execute();
    await store.close();
    const bytes = readFileSync(file);
    for (let page = 0; page < bytes.length; page += PAGE)
      if (bytes.subarray(page + 4, page + PAGE).every((byte) => byte === 'x'.charCodeAt(0)))
        bytes.writeUInt32BE(0xffff_ffff, page);
    writeFileSync(file, bytes);
    const { status, output } = run(database.environment, ['admin', 'verify']);
    expect(status).toBe(1);
    expect(output).toMatch(new RegExp(`^Faults in 1 of 3 matches:\n${second}: it cannot be read: .*malformed.*\n$`));
    for (const id of [first, third]) expect(output).not.toContain(id);
  });

  test('that is damaged stops the start with a sentence, and can be replaced by a backup', async () => {
    await matchesIn(database, 1);
    const copy = path.join(folder, 'copy.db');
    expect(run(database.environment, ['admin', 'backup', copy]).status).toBe(0);
    const sound = readFileSync(file);
    const sentence = `The database in ${folder} is damaged; put a backup in its place with "whistlestop admin restore FILE".\n`;
    writeFileSync(file, Buffer.alloc(sound.length, 7));
    expect(run(database.environment, ['admin', 'audit'])).toEqual({ status: 1, output: sentence });
    expect(run(database.environment, ['--lang', 'pl']).output).toBe(
      `Baza danych w folderze ${folder} jest uszkodzona; wstaw na jej miejsce kopię zapasową poleceniem „whistlestop admin restore PLIK”.\n`,
    );
    writeFileSync(file, Buffer.concat([sound.subarray(0, 100), Buffer.alloc(sound.length - 100, 7)]));
    expect(run(database.environment, [])).toEqual({ status: 1, output: sentence });
    expect(run(database.environment, ['admin', 'restore', copy]).output).toMatch(/^Done; .* is kept in/);
    expect(run(database.environment, ['admin', 'verify']).output).toBe('1 match checked, all sound.\n');
  });

  test.skipIf(process.platform === 'win32')('for which the disk has no room ends the start with a sentence', () => {
    const sentence = `Nothing can be written in ${folder}: the disk is full or can only be read.\n`;
    // Neither the lock file nor the first tables fit.
    expect(run(database.environment, [], 0)).toEqual({ status: 1, output: sentence });
    expect(run(database.environment, [], 40 * 1024)).toEqual({ status: 1, output: sentence });
    expect(run(database.environment, ['--lang', 'pl'], 0).output).toBe(
      `W folderze ${folder} nie da się nic zapisać: dysk jest pełny albo można z niego tylko czytać.\n`,
    );
  });
});

describe('a PostgreSQL', () => {
  test('that cannot be reached stops the start with a sentence', async () => {
    const port = await freePort();
    const environment = { DATABASE_URL: `postgres://club:secret@127.0.0.1:${port}/club` };
    expect(run(environment, [])).toEqual({
      status: 1,
      output: `The database named by DATABASE_URL cannot be opened: connect ECONNREFUSED 127.0.0.1:${port}.\n`,
    });
    const { environment: there } = await postgresDatabase();
    const elsewhere = new URL(there['DATABASE_URL']!);
    elsewhere.pathname = '/nowhere';
    expect(run({ DATABASE_URL: String(elsewhere) }, ['--lang', 'pl'])).toEqual({
      status: 1,
      output: 'Nie da się otworzyć bazy danych wskazanej przez DATABASE_URL: database "nowhere" does not exist.\n',
    });
  });

  test('that is read-only stops the start with a sentence', async () => {
    const { environment } = await postgresDatabase();
    const client = new Client({ connectionString: environment['DATABASE_URL']! });
    await client.connect();
    await client.query(`alter database ${client.database} set default_transaction_read_only = on`);
    await client.end();
    const { status, output } = run(environment, []);
    expect(status).toBe(1);
    expect(output).toMatch(/^The database named by DATABASE_URL cannot be opened: .*read-only.*\.\n$/);
  });
});
