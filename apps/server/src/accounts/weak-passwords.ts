import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Refused, refusalOf } from '@whistlestop/client';
import { z } from 'zod';
import { nameKey } from './name-keys.ts';

/** Shorter ones pass no schema, and need no memory here. */
const SHORTEST = 10;
/** What fingers run along, there and back. */
const ROWS = ['01234567890', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiopasdfghjklzxcvbnm'].flatMap((row) => [
  row,
  row.split('').toReversed().join(''),
]);
/** Something short, over and over. */
const REPEATED = /^(.{1,9})\1+$/u;

const list = fileURLToPath(import.meta.resolve('@zxcvbn-ts/language-common/src/passwords.json'));
const common: ReadonlySet<string> = new Set(
  z
    .array(z.string())
    .parse(JSON.parse(readFileSync(list, 'utf8')))
    .filter((password) => password.length >= SHORTEST),
);

/** Refuses a password that is tried first: the own name, one that many people have, a row of keys, something repeated. */
export function refuseWeak(password: string, name: string): void {
  const key = nameKey(password);
  if (key === nameKey(name) || common.has(key) || REPEATED.test(key) || ROWS.some((row) => row.includes(key)))
    throw new Refused(refusalOf('weak-password'));
}
