import path from 'node:path';
import { Kysely } from 'kysely';
import { EmbeddedThread } from './embedded-thread.ts';
import { GroupCommit } from './group-commit.ts';
import { migrate } from './migrations.ts';
import type { Store } from './store.ts';
import type { Tables } from './tables.ts';
import { ThreadDialect } from './thread-dialect.ts';

/** The file of the embedded database inside the data folder. */
export const databaseFile = (dataDir: string): string => path.join(dataDir, 'whistlestop.db');

/** Opens the embedded database, which belongs to this process alone; `reads` opens it beside that process and cannot write. */
export async function openEmbedded(file: string, reads = false): Promise<Store> {
  const thread = new EmbeddedThread(file, reads);
  const db = new Kysely<Tables>({ dialect: new ThreadDialect(thread) });
  if (!reads) {
    await migrate(db);
    // No other process has this database, so whatever bot was thinking when it was last closed is not thinking any more.
    await db.updateTable('matches').set({ bot_due: 0 }).where('bot_due', 'is not', null).execute();
  }
  // The connection is borrowed from Kysely, so that no ordinary transaction is open on it.
  const commits = new GroupCommit((batch) => db.connection().execute(() => thread.append(batch)));

  return {
    kind: 'embedded',
    db,
    append: (append) => commits.append(append),
    signal: () => Promise.resolve(),
    listen: () => Promise.resolve(),
    get onCommit() {
      return commits.onCommit;
    },
    set onCommit(listener) {
      commits.onCommit = listener;
    },
    close: () => db.destroy(),
  };
}
