import { z } from 'zod';
import {
  atMost,
  idSchema,
  lineUpTo,
  timestampSchema,
  nextPageSchema,
  personSchema,
  playerSchema,
  requestIdSchema,
} from './match-schemas.ts';
import { languageSchema } from './refusal.ts';

/** Invisible characters, and a second dot on a letter that has one. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}|\p{Soft_Dotted}\p{M}*\u0307/u;
/** Alphabets with letters that look alike. */
const ALIKE = [/\p{Script=Latin}/u, /\p{Script=Greek}/u, /\p{Script=Cyrillic}/u];

/** Whether a name could be mistaken for another one: it has invisible characters or mixes such alphabets. */
function isDisguised(name: string): boolean {
  const letters = name.normalize('NFKC');
  return UNSEEN.test(name) || ALIKE.filter((alphabet) => alphabet.test(letters)).length > 1;
}

/** Before a name is trimmed and normalised: 24 letters with their marks written apart, and space around them. */
const LONGEST_NAME = 200;

/** A new name: letters of any script with their marks, digits, and a few signs between; trimmed, 2 to 24 characters. */
export const nameSchema = atMost(LONGEST_NAME)
  .trim()
  .normalize('NFC')
  .regex(/^(?=.{2,24}$)[\p{L}\p{N}]\p{M}{0,3}(?:[ ._-]*[\p{L}\p{N}]\p{M}{0,3})+$/u)
  .refine((name) => !isDisguised(name));
export const passwordSchema = z.string().min(10).max(200);
const mailSchema = atMost(200).check(z.email());

/** The channels that notify a person of their move; each can be switched off. */
export const noticeWaysSchema = z.object({ page: z.boolean(), mail: z.boolean(), webhook: z.boolean() });
export type NoticeWays = z.infer<typeof noticeWaysSchema>;

export const vacationSchema = z.object({ from: timestampSchema, until: timestampSchema });
const vacationBody = vacationSchema
  .strict()
  .refine(({ from, until }) => until > from, 'A vacation ends after it begins');

/** A person's own account. */
export const meSchema = z.object({
  name: z.string(),
  kind: z.enum(['guest', 'member']),
  language: languageSchema,
  mail: z.string().nullable(),
  /** Whether the address is not confirmed yet: until then it gets the confirmation e-mail and nothing else. */
  unconfirmed: z.boolean().default(false),
  webhook: z.string().nullable(),
  notices: noticeWaysSchema,
  private: z.boolean(),
  vacation: vacationSchema.nullable(),
  /** How many days of vacation are left within a year. */
  vacationDaysLeft: z.int().min(0),
  admin: z.boolean(),
  /** Whether there is a recovery code. */
  recoverable: z.boolean().default(false),
});
export type Me = z.infer<typeof meSchema>;

export const guestBody = z.strictObject({ name: nameSchema, language: languageSchema.default('en') });
export const registerBody = z.strictObject({
  name: nameSchema,
  password: passwordSchema,
  mail: mailSchema.optional(),
  language: languageSchema.default('en'),
});
export const signInBody = z.strictObject({ name: personSchema, password: z.string().max(200) });
export const passwordBody = z.strictObject({ old: z.string().max(200), new: passwordSchema });
export const resetRequestBody = z.strictObject({ name: personSchema });
export const resetBody = z.strictObject({ token: z.string().max(100), password: passwordSchema });
export const confirmMailBody = z.strictObject({ token: z.string().max(100) });
export const meChangesBody = z.strictObject({
  language: languageSchema.optional(),
  mail: mailSchema.nullable().optional(),
  webhook: lineUpTo(500).check(z.url()).nullable().optional(),
  notices: noticeWaysSchema.strict().optional(),
  private: z.boolean().optional(),
  vacation: vacationBody.nullable().optional(),
});
/** A recovery code as a person types it. */
export const recoverBody = z.strictObject({
  name: personSchema,
  code: z.string().max(100),
  password: passwordSchema,
});
export const recoveryCodeBody = z.strictObject({ password: z.string().max(200) });
/** The new recovery code, shown this once; absent from clubs of versions without codes. */
export const recoveryCodeSchema = z.object({ recoveryCode: z.string().optional() });
export const deleteMeBody = z.strictObject({ password: z.string().max(200).optional() });
export const tokenBody = z.strictObject({
  /** The id of the request. A repeated request gets another secret for the token it has made. */
  request: requestIdSchema.optional(),
  label: lineUpTo(60).trim().min(1),
});

export const tokenSchema = z.object({ id: idSchema, label: z.string(), createdAt: timestampSchema });

export const ratingSchema = z.object({
  game: z.string(),
  variant: z.string(),
  rating: z.number(),
  deviation: z.number(),
  matches: z.int(),
});

/** What anybody may know of a member who has not made the profile private. */
export const profileSchema = z.object({
  name: z.string(),
  since: timestampSchema,
  ratings: z.array(ratingSchema),
  /** Finished matches by game and seat. */
  sides: z.array(
    z.object({
      game: z.string(),
      seat: z.string(),
      played: z.int(),
      won: z.int(),
      shared: z.int(),
      lost: z.int(),
    }),
  ),
  /** A page of the finished matches, the latest first. */
  history: z.array(
    z.object({
      match: idSchema,
      /** Whether the asker may look at the match. */
      readable: z.boolean().default(true),
      game: z.string(),
      seat: z.string(),
      /** Who else sat at the table, as it ended: null for somebody whose account is gone. */
      others: z.array(playerSchema.nullable()).default([]),
      score: z.number(),
      /** Whether it ended without a winner, and not by this person's leaving. */
      stopped: z.boolean().default(false),
      /** Whether they were a substitute in the seat, and are not rated for it. */
      substitute: z.boolean().default(false),
      endedAt: timestampSchema,
    }),
  ),
  next: nextPageSchema,
});
