import path from 'node:path';
import Libsql from 'libsql';
import { Kysely, SqliteDialect } from 'kysely';
import { GroupCommit } from './group-commit.ts';
import { migrate } from './migrations.ts';
import { insertEntries, updateStanding } from './append-sql.ts';
import type { Append, Store } from './store.ts';
import type { Tables } from './tables.ts';

/** The file of the embedded database inside the data folder. */
export const databaseFile = (dataDir: string): string => path.join(dataDir, 'whistlestop.db');

/** Opens the embedded database: one process, one connection, write-ahead log, every commit synced to the disk. */
export async function openEmbedded(file: string): Promise<Store> {
  const raw = new Libsql(file);
  raw.pragma('journal_mode = WAL');
  raw.pragma('synchronous = FULL');
  raw.pragma('busy_timeout = 5000');
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: raw }) });
  await migrate(db);
  // No other process has this database, so whatever bot was thinking when it was last closed is not thinking any more.
  await db.updateTable('matches').set({ bot_due: 0 }).where('bot_due', 'is not', null).execute();

  const insert = raw.prepare(insertEntries.embedded);
  const update = raw.prepare(updateStanding.embedded);
  const begin = raw.prepare('begin immediate');
  const end = raw.prepare('commit');
  const back = raw.prepare('rollback');

  const write = (batch: readonly Append[]): boolean[] => {
    begin.run();
    try {
      const won = batch.map((append) => {
        const { match, sequence, last, entries, seat, requestId, at, standing } = append;
        if (insert.run(match, sequence, last, entries, seat, requestId, at).changes === 0) return false;
        const { status, waiting, clock, deadline, botDue, scores, endedAt } = standing;
        update.run(last, status, waiting, clock, deadline, botDue, scores, endedAt, match);
        return true;
      });
      end.run();
      return won;
    } catch (error) {
      back.run();
      throw error;
    }
  };
  // The connection is borrowed from Kysely, so that no ordinary transaction is open on it.
  const commits = new GroupCommit((batch) => db.connection().execute(() => Promise.resolve(write(batch))));

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
