import { gateRefusals, LANGUAGES } from '@whistlestop/kernel';
import { z } from 'zod';
import { refusalTexts } from './texts/refusals.ts';

/** Every reason for which the club refuses a request. */
export const refusalCodes = [
  ...gateRefusals,
  'not-signed-in',
  'not-allowed',
  'not-found',
  'too-many',
  'too-large',
  'wrong-origin',
  'unknown-host',
  'unknown-game',
  'bad-options',
  'rated-without-clock',
  'rated-for-members',
  'unknown-bot',
  'signed-in',
  'name-taken',
  'bad-name',
  'weak-password',
  'wrong-password',
  'wrong-own-password',
  'wrong-recovery-code',
  'expired-link',
  'no-mail',
  'forbidden-address',
  'vacation-too-long',
  'seat-taken',
  'two-seats',
  'not-your-seat',
  'match-not-open',
  'seats-kept',
  'player-gone',
  'too-many-open',
  'too-many-shows',
  'people-play',
  'too-many-tokens',
  'match-not-running',
  'not-conferring',
  'no-offer',
  'another-offer',
  'nothing-to-claim',
  'no-time-to-undo',
  'too-many-undos',
  'banned',
  'unavailable',
] as const;
export type RefusalCode = (typeof refusalCodes)[number];

/** A code for programs and a sentence for people. An unknown code of a newer club is read as `not-allowed`. */
export const refusalSchema = z.object({ code: z.enum(refusalCodes).catch('not-allowed'), sentence: z.string() });
export type Refusal = z.infer<typeof refusalSchema>;

export const languageSchema = z.enum(LANGUAGES);
export type ClubLanguage = z.infer<typeof languageSchema>;

/** The language that the club stores for somebody; English where this version does not know it. */
export const languageIn = (stored: string): ClubLanguage => languageSchema.catch('en').parse(stored);

/** The refusal with its sentence in a person's language. */
export const refusalOf = (code: RefusalCode, language: ClubLanguage = 'en'): Refusal => ({
  code,
  sentence: refusalTexts[language][code],
});

/** The error that a refused call rejects with. */
export class Refused extends Error {
  readonly code: RefusalCode;
  constructor({ code, sentence }: Refusal) {
    super(sentence);
    this.name = 'Refused';
    this.code = code;
  }
}
