import type { Store } from '../src/store/store.ts';

type Db = Store['db'];
type Schema = Db['schema'];

const dropColumn = (schema: Schema, table: string, name: string) => schema.alterTable(table).dropColumn(name).execute();

/** How to revert each migration, the latest first. */
const reverted: readonly (readonly [name: string, revert: (schema: Schema) => Promise<void>])[] = [
  ['0022-variant-keys', () => Promise.resolve()],
  ['0021-recovery-codes', (schema) => dropColumn(schema, 'users', 'recovery_hash')],
  [
    '0020-substitutes',
    async (schema) => {
      await dropColumn(schema, 'seats', 'left_at');
      await dropColumn(schema, 'matches', 'seating');
      await schema.dropTable('results').execute();
      await schema
        .createTable('results')
        .addColumn('match_id', 'text', (c) => c.notNull())
        .addColumn('seat', 'integer', (c) => c.notNull())
        .addColumn('seat_name', 'text', (c) => c.notNull())
        .addColumn('user_id', 'text')
        .addColumn('game', 'text', (c) => c.notNull())
        .addColumn('score', 'double precision', (c) => c.notNull())
        .addColumn('ended_at', 'bigint', (c) => c.notNull())
        .addColumn('stopped', 'integer', (c) => c.notNull().defaultTo(0))
        .addPrimaryKeyConstraint('results_key', ['match_id', 'seat'])
        .execute();
      await schema.createIndex('results_user').on('results').columns(['user_id', 'ended_at']).execute();
    },
  ],
  ['0019-no-guest-ratings', () => Promise.resolve()],
  ['0018-writes', (schema) => schema.dropTable('writes').execute()],
  ['0017-stopped-results', (schema) => dropColumn(schema, 'results', 'stopped')],
  [
    '0016-looks-of-names',
    async (schema) => {
      await schema.dropIndex('users_look').execute();
      await dropColumn(schema, 'users', 'look_key');
    },
  ],
  ['0015-ending-pauses', () => Promise.resolve()],
  [
    '0014-news',
    async (schema) => {
      await schema.dropTable('news').execute();
      await dropColumn(schema, 'seats', 'seen_at');
    },
  ],
  [
    '0013-leaving-matches',
    async (schema) => {
      await schema.dropIndex('users_leaving').execute();
      await dropColumn(schema, 'users', 'leaves_at');
    },
  ],
  ['0012-standing-rematches', (schema) => schema.dropIndex('matches_rematch').execute()],
  [
    '0011-confirmed-mail',
    async (schema) => {
      await schema.dropTable('mail_links').execute();
      await dropColumn(schema, 'users', 'mail_confirmed_at');
    },
  ],
];

/** Reverts a migration and all later ones, which then run again. */
export async function tablesBefore(db: Db, migration: string): Promise<void> {
  const done = db.withTables<{ kysely_migration: { name: string } }>();
  for (const [name, revert] of reverted) {
    if (name < migration) continue;
    await revert(db.schema);
    await done.deleteFrom('kysely_migration').where('name', '=', name).execute();
  }
}
