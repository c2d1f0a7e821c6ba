import { createHash, randomBytes, randomInt } from 'node:crypto';

const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** A random word of letters and digits; 16 of them carry 95 bits. */
export const newId = (length = 16): string =>
  Array.from({ length }, () => LETTERS.charAt(randomInt(LETTERS.length))).join('');

/** An id that sorts by the moment it was made. */
export const newTimedId = (now: number): string => now.toString(36).padStart(9, '0') + newId(10);

/** A secret for a cookie, a link or a program: 32 random bytes. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** What is kept of a secret. Secrets have 256 random bits, so a plain hash cannot be searched. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');
