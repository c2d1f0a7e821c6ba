import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Refused, refusalOf } from '@whistlestop/client';
import { z } from 'zod';
import { nameKey } from '../store/name-keys.ts';

/** Shorter passwords are refused by the schema already. */
const SHORTEST = 10;
/** Rows of keys and letters, in both directions. */
const ROWS = ['01234567890', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiopasdfghjklzxcvbnm'].flatMap((row) => [
  row,
  row.split('').toReversed().join(''),
]);
/** A short text repeated. */
const REPEATED = /^(.{1,9})\1+$/u;

const list = fileURLToPath(import.meta.resolve('@zxcvbn-ts/language-common/src/passwords.json'));
const common: ReadonlySet<string> = new Set(
  z
    .array(z.string())
    .parse(JSON.parse(readFileSync(list, 'utf8')))
    .filter((password) => password.length >= SHORTEST),
);

/** Refuses an easily guessed password: the own name, a common one, a row of keys, a repetition. */
export function refuseWeakPassword(password: string, name: string): void {
  const key = nameKey(password);
  if (key === nameKey(name) || common.has(key) || REPEATED.test(key) || ROWS.some((row) => row.includes(key)))
    throw new Refused(refusalOf('weak-password'));
}
