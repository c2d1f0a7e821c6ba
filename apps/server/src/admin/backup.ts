import { copyFileSync, existsSync, renameSync, rmSync } from 'node:fs';
import Libsql from 'libsql';
import { audit } from '../people/bans.ts';
import { databaseFile, openEmbedded } from '../store/embedded-store.ts';
import { newTimedId } from '../store/ids.ts';
import { isDamage } from '../store/storage-fault.ts';
import { AdminError } from './admin-error.ts';

/** Throws `AdminError` when there is no database, or the target exists. */
export function checkBackupTarget(dataDir: string, target: string): void {
  if (existsSync(target)) throw new AdminError((words) => words.exists(target));
  if (!existsSync(databaseFile(dataDir))) throw new AdminError((words) => words.noDatabase(dataDir));
}

/** Audits a backup of a database that nobody has open, without migrating it. */
export function auditBackup(dataDir: string, target: string): void {
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

/** Copies the embedded database to a file, also while the club runs; the copy is a consistent snapshot. */
export function backUp(dataDir: string, target: string): void {
  checkBackupTarget(dataDir, target);
  const db = openReader(databaseFile(dataDir));
  try {
    db.exec(`vacuum into '${target.replaceAll("'", "''")}'`);
  } catch {
    throw new AdminError((words) => words.notWritable(target));
  } finally {
    db.close();
  }
}

/** Throws `AdminError` unless a file is an undamaged database of a club. */
export function checkBackup(source: string): void {
  if (!existsSync(source)) throw new AdminError((words) => words.noFile(source));
  checkIntegrity(source);
}

/** Replaces the database, which nobody may have open, by a migrated copy of a backup. Returns the old file's new name, and the undo. */
export async function restore(
  dataDir: string,
  source: string,
): Promise<{ readonly kept: string | null; readonly undo: () => void }> {
  checkBackup(source);
  const target = databaseFile(dataDir);
  const fresh = `${target}.restoring`;
  const old = `${target}.before-restore-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`;
  remove(fresh);
  try {
    copyFileSync(source, fresh);
    await auditRestore(fresh, source);
  } catch (error) {
    remove(fresh);
    throw error;
  }
  const had = existsSync(target);
  if (had) {
    checkpoint(target);
    move(target, old);
  }
  renameSync(fresh, target);
  return {
    kept: had ? old : null,
    undo: () => {
      remove(target);
      if (had) move(old, target);
    },
  };
}

/** A database file and its write-ahead log, which a killed process leaves behind. */
const PARTS = ['', '-wal', '-shm'];

/** Renames a database, over any other of that name. */
function move(from: string, to: string): void {
  remove(to);
  for (const part of PARTS) if (existsSync(from + part)) renameSync(from + part, to + part);
}

function remove(file: string): void {
  for (const part of PARTS) rmSync(file + part, { force: true });
}

async function auditRestore(file: string, source: string): Promise<void> {
  const store = await openEmbedded(file);
  try {
    await audit(store, 'restore', source, 'command line', Date.now());
  } finally {
    await store.close();
  }
}

/** Moves the write-ahead log into the file, so that the file alone is complete; a damaged one stays as it is. */
function checkpoint(file: string): void {
  const db = new Libsql(file);
  try {
    db.pragma('wal_checkpoint(TRUNCATE)');
  } catch (error) {
    if (!isDamage(error)) throw error;
  } finally {
    db.close();
  }
}

/** A connection that never checkpoints: only the club's may write to the file. */
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
