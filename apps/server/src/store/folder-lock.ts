import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const lockFile = (dataDir: string): string => path.join(dataDir, 'club.lock');

/** Names the time since the machine was last switched on, where it can be known: a process from before is gone, whoever has its number now. */
function uptimeName(): string {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  } catch {
    return '';
  }
}

/** Whether another process that is alive has the data folder. */
export function heldByAnother(dataDir: string): boolean {
  let lock: string;
  try {
    lock = readFileSync(lockFile(dataDir), 'utf8');
  } catch {
    return false;
  }
  const [number, since = uptimeName()] = lock.split(' ');
  const pid = Number(number);
  if (pid === process.pid || !Number.isInteger(pid) || pid <= 0 || since !== uptimeName()) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // A process of somebody else is alive too.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/**
 * Takes the data folder for this process, since the embedded database belongs to one; answers how to give it back, or
 * undefined where another process has it.
 */
export function holdFolder(dataDir: string): (() => void) | undefined {
  mkdirSync(dataDir, { recursive: true });
  if (heldByAnother(dataDir)) return undefined;
  const lock = lockFile(dataDir);
  // What a process that is gone has left; of two that come now, one finds the other's.
  rmSync(lock, { force: true });
  try {
    writeFileSync(lock, `${process.pid} ${uptimeName()}`, { flag: 'wx' });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return undefined;
    throw error;
  }
  return () => rmSync(lock, { force: true });
}
