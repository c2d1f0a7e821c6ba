import { createHash, randomBytes, randomInt } from 'node:crypto';

const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** A random id of letters and digits; 16 of them carry 95 bits. */
export const newId = (length = 16): string =>
  Array.from({ length }, () => LETTERS.charAt(randomInt(LETTERS.length))).join('');

/** An id that sorts by its time of creation. */
export const newTimedId = (now: number): string => now.toString(36).padStart(9, '0') + newId(10);

/** A secret for a cookie, a link or an API token: 32 random bytes. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** The stored form of a secret. Secrets have 256 random bits, so a plain hash is safe. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');
