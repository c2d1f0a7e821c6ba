import path from 'node:path';
import { Kysely } from 'kysely';
import { BatchQueue } from './batching.ts';
import { EmbeddedThread } from './embedded-thread.ts';
import { TURNS_AT_ONCE } from './log-parts.ts';
import { migrate } from './migrations.ts';
import type { Append, Store } from './store.ts';
import type { Tables } from './tables.ts';
import { ThreadDialect } from './thread-dialect.ts';

/** The file of the embedded database inside the data folder. */
export const databaseFile = (dataDir: string): string => path.join(dataDir, 'whistlestop.db');

/** Opens the embedded database for this process alone; with `reads` read-only, beside another process. */
export async function openEmbedded(file: string, reads = false): Promise<Store> {
  const thread = new EmbeddedThread(file, reads);
  const db = new Kysely<Tables>({ dialect: new ThreadDialect(thread) });
  if (!reads) {
    try {
      await migrate(db);
    } catch (error) {
      await db.destroy();
      throw error;
    }
    // The process that had the leases on bots' moves has ended.
    await db.updateTable('matches').set({ bot_due: 0 }).where('bot_due', 'is not', null).execute();
  }
  // Two batches at once: the database's thread is never idle.
  const commits = new BatchQueue((batch: readonly Append[]) => thread.append(batch), 2);

  return {
    kind: 'embedded',
    db,
    append: (append) => commits.add(append),
    turnsAfter: (match, sequence) =>
      db
        .selectFrom('entries')
        .innerJoin('matches', 'matches.id', 'entries.match_id')
        .selectAll('entries')
        .select('matches.clock')
        .where('entries.match_id', '=', match)
        .where('entries.sequence', '>', sequence)
        .orderBy('entries.sequence')
        .limit(TURNS_AT_ONCE)
        .execute(),
    time: () => Promise.resolve(Date.now()),
    signal: () => Promise.resolve(),
    listen: () => Promise.resolve(),
    get onCommit() {
      return commits.onBatch;
    },
    set onCommit(listener) {
      commits.onBatch = listener;
    },
    lost: thread.died,
    close: () => db.destroy(),
  };
}
