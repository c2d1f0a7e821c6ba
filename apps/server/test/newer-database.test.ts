import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { allDatabases } from './databases.ts';

const MAIN = fileURLToPath(new URL('../dist/main.js', import.meta.url));

describe.each(allDatabases)('a database of a newer version, on $name', ({ create }) => {
  test('is not changed, and a sentence says what to do', async () => {
    const database = await create();
    const store = await database.open();
    await store.db
      .withTables<{ kysely_migration: { name: string; timestamp: string } }>()
      .insertInto('kysely_migration')
      .values({ name: '9999-later', timestamp: '2061' })
      .execute();
    await store.close();
    const { status, stderr } = spawnSync(process.execPath, [MAIN, '--lang', 'pl'], {
      env: { ...process.env, ...database.environment, PORT: '0' },
      encoding: 'utf8',
    });
    expect({ status, stderr }).toEqual({
      status: 2,
      stderr:
        'Tę bazę danych otwierał już nowszy Whistlestop. Zaktualizuj też ten albo wróć do wcześniejszej kopii zapasowej.\n',
    });
    await database.remove();
  });
});
