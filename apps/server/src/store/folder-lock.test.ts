import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isLockedByAnother, lockFolder } from './folder-lock.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'whistlestop-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Writes a lock file; the parent of this process is alive. */
const writeLock = (text: string) => writeFileSync(path.join(folder, 'club.lock'), text);

test('a folder is locked and unlocked', () => {
  const release = lockFolder(folder);
  const lock = readFileSync(path.join(folder, 'club.lock'), 'utf8');
  expect(lock).toMatch(new RegExp(`^${process.pid} `));
  writeLock(lock.replace(String(process.pid), String(process.ppid)));
  expect(isLockedByAnother(folder)).toBe(true);
  expect(lockFolder(folder)).toBeUndefined();
  release?.();
  expect(isLockedByAnother(folder)).toBe(false);
});

test('a lock of a dead process, or from before the last boot, does not count', () => {
  writeLock(`${process.ppid} another-time`);
  expect(isLockedByAnother(folder)).toBe(false);
  expect(lockFolder(folder)).toBeDefined();
  writeLock('999999999');
  expect(isLockedByAnother(folder)).toBe(false);
  writeLock('nonsense');
  expect(lockFolder(folder)).toBeDefined();
});
