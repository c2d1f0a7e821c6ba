import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const lockFile = (dataDir: string): string => path.join(dataDir, 'club.lock');

/** The boot id of the machine, where it can be known: a pid from before the last boot belongs to another process. */
function bootId(): string {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  } catch {
    return '';
  }
}

/** Whether another live process has locked the data folder. */
export function isLockedByAnother(dataDir: string): boolean {
  let lock: string;
  try {
    lock = readFileSync(lockFile(dataDir), 'utf8');
  } catch {
    return false;
  }
  const [number, since = bootId()] = lock.split(' ');
  const pid = Number(number);
  if (pid === process.pid || !Number.isInteger(pid) || pid <= 0 || since !== bootId()) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // A process of another user is alive too.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Locks the data folder for this process; returns the function that unlocks it, or undefined when another process has it. */
export function lockFolder(dataDir: string): (() => void) | undefined {
  mkdirSync(dataDir, { recursive: true });
  if (isLockedByAnother(dataDir)) return undefined;
  const lock = lockFile(dataDir);
  // Delete the lock of a dead process; with `wx` one of two new processes fails.
  rmSync(lock, { force: true });
  try {
    writeFileSync(lock, `${process.pid} ${bootId()}`, { flag: 'wx' });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return undefined;
    throw error;
  }
  return () => rmSync(lock, { force: true });
}
