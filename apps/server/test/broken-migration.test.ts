import { expect, test } from 'vitest';
import { openEmbedded } from '../src/store/embedded-store.ts';
import { embeddedDatabase } from './databases.ts';

test('a failed migration of the embedded database has changed nothing', async () => {
  const database = await embeddedDatabase();
  const store = await database.open();
  // The tables before the last migration, with one that conflicts with it.
  const done = store.db.withTables<{ kysely_migration: { name: string } }>();
  await done.deleteFrom('kysely_migration').where('name', '>=', '0014').execute();
  await store.db.schema.alterTable('seats').dropColumn('seen_at').execute();
  await store.close();
  await expect(database.open()).rejects.toThrow('news');
  const reader = await openEmbedded(`${database.environment['DATA_DIR']}/whistlestop.db`, true);
  const seats = (await reader.db.introspection.getTables()).find(({ name }) => name === 'seats');
  expect(seats?.columns.map(({ name }) => name)).not.toContain('seen_at');
  await reader.close();
  await database.remove();
});
