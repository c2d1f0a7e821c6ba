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

/** Leaves a lock as the process with this number would; the parent of this one is alive. */
const leave = (words: string) => writeFileSync(path.join(folder, 'club.lock'), words);

test('a folder is taken and given back', () => {
  const release = lockFolder(folder);
  const lock = readFileSync(path.join(folder, 'club.lock'), 'utf8');
  expect(lock).toMatch(new RegExp(`^${process.pid} `));
  leave(lock.replace(String(process.pid), String(process.ppid)));
  expect(isLockedByAnother(folder)).toBe(true);
  expect(lockFolder(folder)).toBeUndefined();
  release?.();
  expect(isLockedByAnother(folder)).toBe(false);
});

test('what a process has left that is gone, or from before the machine was last switched on, holds nobody up', () => {
  leave(`${process.ppid} another-time`);
  expect(isLockedByAnother(folder)).toBe(false);
  expect(lockFolder(folder)).toBeDefined();
  leave('999999999');
  expect(isLockedByAnother(folder)).toBe(false);
  leave('nonsense');
  expect(lockFolder(folder)).toBeDefined();
});
