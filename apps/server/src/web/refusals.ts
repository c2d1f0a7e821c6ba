import { type ClubLanguage, Refused, refusalOf, type Refusal, type RefusalCode } from '@whistlestop/client';
import { LANGUAGES } from '@whistlestop/kernel';

/** The HTTP status of each refusal. */
const STATUS: Readonly<Record<RefusalCode, number>> = {
  malformed: 400,
  'match-over': 400,
  'unknown-seat': 400,
  'not-your-decision': 400,
  'illegal-action': 400,
  'nothing-to-undo': 400,
  'unknown-sequence': 400,
  'no-consent': 400,
  'bad-options': 400,
  'rated-without-clock': 400,
  'rated-for-members': 400,
  'unknown-bot': 400,
  'bad-name': 400,
  'weak-password': 400,
  'expired-link': 400,
  'no-mail': 400,
  'forbidden-address': 400,
  'vacation-too-long': 400,
  'not-your-seat': 400,
  'match-not-open': 400,
  'seats-kept': 400,
  'player-gone': 400,
  'too-many-open': 400,
  'too-many-shows': 400,
  'people-play': 400,
  'too-many-tokens': 400,
  'match-not-running': 400,
  'not-conferring': 400,
  'no-offer': 400,
  'nothing-to-claim': 400,
  'no-time-to-undo': 400,
  'too-many-undos': 400,
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
export const statusOf = (code: RefusalCode): number => STATUS[code];

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
