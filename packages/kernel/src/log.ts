import { z } from 'zod';
import type { Game } from './game.ts';

/** Why a match ended before the game did. */
export const forfeitReasons = ['resigned', 'clock', 'abandoned'] as const;

/** Why the host ended a match without a winner: its log became too long, or its opener stopped it. */
export const stopReasons = ['too-long', 'stopped'] as const;

const whole = z.int().min(0);

/** One line of the truth. Its sequence number is its place in the log, counted from 1. */
export const entrySchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('action'), seat: whole, action: whole }),
  z.strictObject({ kind: z.literal('chance'), outcome: whole }),
  /** A seat steps back on its own; `to` is the last sequence number that stays in effect. */
  z.strictObject({ kind: z.literal('undo'), seat: whole, to: whole }),
  /** The same across a boundary, with everybody's consent. */
  z.strictObject({ kind: z.literal('takeback'), seat: whole, to: whole }),
  z.strictObject({ kind: z.literal('forfeit'), seat: whole, reason: z.enum(forfeitReasons) }),
  /** The host of the match ends it; no seat can ask for that, and nobody wins. */
  z.strictObject({ kind: z.literal('stop'), reason: z.enum(stopReasons) }),
  /** The secret seed, published when the match is over. */
  z.strictObject({ kind: z.literal('seed'), seed: z.string().regex(/^[0-9a-f]{64}$/) }),
]);
export type Entry = z.infer<typeof entrySchema>;

/** What is fixed before the first entry. */
export const headerSchema = z.strictObject({
  game: z.string(),
  /** The rules version the match was played with. */
  rules: whole,
  options: z.unknown(),
  /** One line without spaces around it, so that records can hold it. */
  match: z.string().regex(/^\S(.*\S)?$/),
  /** The players' names, one per seat. */
  seats: z.array(z.string()),
  /** SHA-256 of the secret seed; null for a local match with a plain seed. */
  commitment: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .nullable(),
  /** Present when the match began from an arranged position: the scenario's `given`. */
  given: z.unknown().optional(),
});
export type MatchHeader = z.infer<typeof headerSchema>;

/** The header of a match whose seed is plain, so that nothing is promised about it: every match played without a club. */
export const localHeader = (
  { id, version }: Pick<Game, 'id' | 'version'>,
  { given, ...about }: Pick<MatchHeader, 'options' | 'match' | 'seats' | 'given'>,
): MatchHeader => ({
  game: id,
  rules: version,
  ...about,
  commitment: null,
  ...(given === undefined ? {} : { given }),
});
