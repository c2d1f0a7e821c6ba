import { z } from 'zod';

/** Who sits where, as it is saved with a match. */
const playerSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('person'), name: z.string().optional() }),
  z.strictObject({ kind: z.literal('bot'), level: z.string() }),
]);

/** What the home page shows of a match without loading its game. */
const summarySchema = z.strictObject({
  turn: z.int().min(0),
  /** Each seat's count of what the game counts. */
  tally: z.array(z.number()).readonly(),
  over: z.boolean(),
  /** The seats that won, once the match is over. */
  winners: z.array(z.int()),
});

/** A saved match: the record is the truth, everything else is for finding and continuing it. */
export const savedMatchSchema = z.strictObject({
  id: z.string().min(1),
  game: z.string(),
  record: z.string(),
  /** The seats by their names in notation. */
  seats: z.array(z.string()).optional(),
  players: z.array(playerSchema),
  /** What each bot has agreed on with its partner; only the game and its bots can read it. */
  plans: z.array(z.unknown()).optional(),
  /** Decides all luck that is not in the record yet. */
  seed: z.string(),
  updated: z.number(),
  summary: summarySchema,
});
export type SavedMatch = z.infer<typeof savedMatchSchema>;
