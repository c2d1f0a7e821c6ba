import { copyFileSync, existsSync, renameSync, rmSync } from 'node:fs';
import Libsql from 'libsql';
import { databaseFile } from '../store/embedded-store.ts';
import { AdminError } from './admin-error.ts';

/** Copies the embedded database to a file while the club runs; the copy is one moment of it. */
export function backUp(dataDir: string, target: string): void {
  if (existsSync(target)) throw new AdminError((words) => words.exists(target));
  const source = databaseFile(dataDir);
  if (!existsSync(source)) throw new AdminError((words) => words.noDatabase(dataDir));
  const db = openReader(source);
  try {
    db.exec(`vacuum into '${target.replaceAll("'", "''")}'`);
  } catch {
    throw new AdminError((words) => words.notWritable(target));
  } finally {
    db.close();
  }
}

/** Throws `AdminError` unless a file is the sound database of a club. */
export function checkBackup(source: string): void {
  if (!existsSync(source)) throw new AdminError((words) => words.noFile(source));
  checkIntegrity(source);
}

/**
 * Puts a backup in the place of the embedded database, which nobody may have open. Answers where the old one is kept, of
 * which there may be several, and how to take all that back.
 */
export function restore(
  dataDir: string,
  source: string,
): { readonly kept: string | null; readonly takeBack: () => void } {
  checkBackup(source);
  const target = databaseFile(dataDir);
  const fresh = `${target}.restoring`;
  const old = `${target}.before-restore-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`;
  copyFileSync(source, fresh);
  const had = existsSync(target);
  if (had) {
    foldLog(target);
    move(target, old);
  }
  renameSync(fresh, target);
  return {
    kept: had ? old : null,
    takeBack: () => {
      move(target, fresh);
      for (const part of PARTS) rmSync(fresh + part, { force: true });
      if (had) move(old, target);
    },
  };
}

/** A database and what a process that was killed may have left beside it: its write-ahead log belongs to it. */
const PARTS = ['', '-wal', '-shm'];

/** Takes a database to another name, in the place of whatever lay there. */
function move(from: string, to: string): void {
  for (const part of PARTS) {
    rmSync(to + part, { force: true });
    if (existsSync(from + part)) renameSync(from + part, to + part);
  }
}

/** Writes back what still stands in the write-ahead log, so that the file alone is complete. */
function foldLog(file: string): void {
  const db = new Libsql(file);
  try {
    db.pragma('wal_checkpoint(TRUNCATE)');
  } finally {
    db.close();
  }
}

/** A connection that only reads: it never checkpoints, so the rule of one writing connection holds. */
function openReader(file: string) {
  const db = new Libsql(file);
  db.pragma('wal_autocheckpoint = 0');
  return db;
}

function checkIntegrity(file: string): void {
  const db = openReader(file);
  try {
    const rows = db.prepare('pragma integrity_check').all() as { integrity_check: string }[];
    if (rows[0]?.integrity_check !== 'ok') throw new AdminError((words) => words.damaged(file));
    // An empty file is a sound database too.
    for (const table of ['kysely_migration', 'users', 'matches', 'entries'])
      db.prepare(`select 1 from ${table} limit 1`).get();
  } catch (error) {
    throw error instanceof AdminError ? error : new AdminError((words) => words.notADatabase(file));
  } finally {
    db.close();
  }
}
