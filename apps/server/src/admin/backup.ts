import { copyFileSync, existsSync, renameSync, rmSync } from 'node:fs';
import Libsql from 'libsql';
import { databaseFile } from '../store/embedded-store.ts';
import { heldByAnother } from '../store/folder-lock.ts';
import { AdminError } from './admin-error.ts';

/** Copies the embedded database to a file while the club runs; the copy is one moment of it. */
export function backUp(dataDir: string, target: string): void {
  if (existsSync(target)) throw new AdminError(`${target} exists; a backup never overwrites.`);
  const source = databaseFile(dataDir);
  if (!existsSync(source)) throw new AdminError(`There is no database in ${dataDir}.`);
  const db = openReader(source);
  try {
    db.exec(`vacuum into '${target.replaceAll("'", "''")}'`);
  } finally {
    db.close();
  }
}

/** Puts a backup in the place of the embedded database; the old one is kept beside it. */
export function restore(dataDir: string, source: string): void {
  if (!existsSync(source)) throw new AdminError(`There is no file ${source}.`);
  if (heldByAnother(dataDir)) throw new AdminError('The club is running; stop it before you restore.');
  checkIntegrity(source);
  const target = databaseFile(dataDir);
  const fresh = `${target}.restoring`;
  copyFileSync(source, fresh);
  if (existsSync(target)) {
    // Opening it once folds its write-ahead log in, so that the kept copy is complete.
    new Libsql(target).close();
    renameSync(target, `${target}.before-restore`);
  }
  for (const rest of ['-wal', '-shm']) rmSync(target + rest, { force: true });
  renameSync(fresh, target);
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
    if (rows[0]?.integrity_check !== 'ok') throw new AdminError(`${file} is damaged.`);
  } catch (error) {
    throw error instanceof AdminError ? error : new AdminError(`${file} is no database of a club.`);
  } finally {
    db.close();
  }
}
