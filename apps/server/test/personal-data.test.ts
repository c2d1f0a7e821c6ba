import type { TableMetadata } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Accounts } from '../src/people/accounts.ts';
import { mergeGuest } from '../src/people/merge-guest.ts';
import { deletePersonalData, exportPersonalData } from '../src/people/personal-data.ts';
import type { Store } from '../src/store/store.ts';
import type { UsersTable } from '../src/store/tables.ts';
import { allDatabases, type TestDatabase } from './databases.ts';

/** Columns that hold the id of a person: all ids but those of other things. */
const NAMES_PERSON = /(?<!^match|^request|^line)_id$|_by$/;

describe.each(allDatabases)('what $name stores about a person', ({ create }) => {
  let database: TestDatabase;
  let store: Store;
  let leaver: UsersTable;
  let other: UsersTable;
  let places: { readonly table: TableMetadata; readonly column: string }[];

  const anyTable = () => store.db.withTables<Record<string, Record<string, string | number>>>();

  /** Adds a row to every table, once for each column that names the leaver. */
  beforeEach(async () => {
    database = await create();
    store = await database.open();
    const accounts = new Accounts(store, () => 1);
    leaver = await accounts.createGuest('Leaver', 'en');
    other = await accounts.createGuest('Other', 'en');
    places = (await store.db.introspection.getTables()).flatMap((table) =>
      table.columns.flatMap(({ name }) => (NAMES_PERSON.test(name) ? [{ table, column: name }] : [])),
    );
    for (const { table, column } of places) {
      const values = table.columns.map(({ name, dataType }): [string, string | number] => {
        if (name === column) return [name, leaver.id];
        if (NAMES_PERSON.test(name)) return [name, other.id];
        if (dataType.toLowerCase() !== 'text') return [name, 0];
        return [name, name === 'players' ? '[]' : `${table.name} ${column}`];
      });
      await anyTable().insertInto(table.name).values(Object.fromEntries(values)).execute();
    }
  });
  /** The columns that still name the leaver. */
  const namingLeaver = async () => {
    const naming: string[] = [];
    for (const { table, column } of places) {
      const rows = await anyTable().selectFrom(table.name).selectAll().where(column, '=', leaver.id).execute();
      if (rows.length > 0) naming.push(`${table.name}.${column}`);
    }
    return naming.toSorted();
  };

  afterEach(async () => {
    await store.close();
    await database.remove();
  });

  test('is all in the export', async () => {
    const { account, ...parts } = await exportPersonalData(store, leaver);
    expect(account).toMatchObject({ name: 'Leaver' });
    const tables = new Set(places.map(({ table }) => table.name));
    expect(Object.values(parts).filter((rows) => (rows as unknown[]).length > 0)).toHaveLength(tables.size);
  });

  test('is gone with the account, in every table and column', async () => {
    await deletePersonalData(store, leaver, 2);
    expect(await namingLeaver()).toEqual([]);
    const people = await store.db.selectFrom('users').select('name').execute();
    expect(people).toEqual([{ name: other.name }]);
  });

  test('is that of the account to which a guest signs in', async () => {
    await mergeGuest(store, leaver.id, other.id, 2);
    // A guest has none of these.
    expect(await namingLeaver()).toEqual(['api_tokens.user_id', 'ratings.user_id', 'resets.user_id']);
  });
});
