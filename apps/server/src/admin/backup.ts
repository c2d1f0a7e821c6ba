import { copyFileSync, existsSync, renameSync, rmSync } from 'node:fs';
import Libsql from 'libsql';
import { audit } from '../people/bans.ts';
import { databaseFile, openEmbedded } from '../store/embedded-store.ts';
import { newTimedId } from '../store/ids.ts';
import { isDamage } from '../store/storage-fault.ts';
import { AdminError } from './admin-error.ts';

/** Throws `AdminError` where there is nothing to copy, or something in the place of the copy. */
export function checkPlace(dataDir: string, target: string): void {
  if (existsSync(target)) throw new AdminError((words) => words.exists(target));
  if (!existsSync(databaseFile(dataDir))) throw new AdminError((words) => words.noDatabase(dataDir));
}

/** Writes down that the embedded database, which nobody has open, is copied; its tables stay as old as they are. */
export function noteBackup(dataDir: string, target: string): void {
  const db = new Libsql(databaseFile(dataDir));
  try {
    const at = Date.now();
    db.prepare("insert into audit (id, at, who, act, detail) values (?, ?, 'command line', 'backup', ?)").run([
      newTimedId(at),
      at,
      target,
    ]);
  } finally {
    db.close();
  }
}

/** Copies the embedded database to a file, also while the club runs; the copy is one moment of it. */
export function backUp(dataDir: string, target: string): void {
  checkPlace(dataDir, target);
  const db = openReader(databaseFile(dataDir));
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
 * Puts a backup in the place of the embedded database, which nobody may have open, once it is up to date and says itself
 * that it was restored. Answers where the old one is kept, of which there may be several, and how to take all that back.
 */
export async function restore(
  dataDir: string,
  source: string,
): Promise<{ readonly kept: string | null; readonly takeBack: () => void }> {
  checkBackup(source);
  const target = databaseFile(dataDir);
  const fresh = `${target}.restoring`;
  const old = `${target}.before-restore-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`;
  remove(fresh);
  try {
    copyFileSync(source, fresh);
    await noteRestore(fresh, source);
  } catch (error) {
    remove(fresh);
    throw error;
  }
  const had = existsSync(target);
  if (had) {
    foldLog(target);
    move(target, old);
  }
  renameSync(fresh, target);
  return {
    kept: had ? old : null,
    takeBack: () => {
      remove(target);
      if (had) move(old, target);
    },
  };
}

/** A database and what a process that was killed may have left beside it: its write-ahead log belongs to it. */
const PARTS = ['', '-wal', '-shm'];

/** Takes a database to another name, in the place of whatever lay there. */
function move(from: string, to: string): void {
  remove(to);
  for (const part of PARTS) if (existsSync(from + part)) renameSync(from + part, to + part);
}

function remove(file: string): void {
  for (const part of PARTS) rmSync(file + part, { force: true });
}

async function noteRestore(file: string, source: string): Promise<void> {
  const store = await openEmbedded(file);
  try {
    await audit(store, 'restore', source, 'command line', Date.now());
  } finally {
    await store.close();
  }
}

/** Writes back what still stands in the write-ahead log, so that the file alone is complete; one that is damaged is kept as it is. */
function foldLog(file: string): void {
  const db = new Libsql(file);
  try {
    db.pragma('wal_checkpoint(TRUNCATE)');
  } catch (error) {
    if (!isDamage(error)) throw error;
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
