import { type ClubLanguage, Refused, refusalOf, type Refusal, type RefusalCode } from '@whistlestop/client';
import { LANGUAGES } from '@whistlestop/kernel';

const STATUS: Partial<Record<RefusalCode, number>> = {
  'not-signed-in': 401,
  'wrong-password': 401,
  'wrong-own-password': 401,
  'wrong-recovery-code': 401,
  'not-allowed': 403,
  'wrong-origin': 403,
  'unknown-host': 403,
  banned: 403,
  'not-found': 404,
  'unknown-game': 404,
  'stale-sequence': 409,
  'another-offer': 409,
  'signed-in': 409,
  'name-taken': 409,
  'seat-taken': 409,
  'two-seats': 409,
  'too-large': 413,
  'too-many': 429,
  unavailable: 503,
};

/** The HTTP status that goes with a refusal. */
export const statusOf = (code: RefusalCode): number => STATUS[code] ?? 400;

/** A refusal in the reader's language; undefined for any other error. */
export const refusalFrom = (error: unknown, language: ClubLanguage): Refusal | undefined =>
  error instanceof Refused ? refusalOf(error.code, language) : undefined;

/** The first supported language of an `Accept-Language` header or an account; English by default. */
export function languageOf(header: string | undefined): ClubLanguage {
  const tags = (header ?? '')
    .slice(0, 200)
    .split(',')
    .map((part) => part.trim().slice(0, 2).toLowerCase());
  return tags.flatMap((tag) => LANGUAGES.find((language) => language === tag) ?? [])[0] ?? 'en';
}
