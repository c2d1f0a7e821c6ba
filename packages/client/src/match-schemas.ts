import { z } from 'zod';

export const whole = z.int().min(0);
/** Ids are random words of letters and digits. */
export const idSchema = z.string().regex(/^[0-9A-Za-z]{8,32}$/);
/** What a client calls one of its requests, so that sending it twice does it once. */
export const requestIdSchema = z.string().regex(/^[0-9A-Za-z_-]{1,40}$/);
/** The secret of an invitation; a match that is not public wants it from whoever does not play. */
export const inviteSchema = z.string().max(64);
/** A moment in milliseconds since 1970. */
export const momentSchema = z.int().min(0);

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** How long a seat may think: not limited, a purse with an increment, or a time for each decision. */
export const clockSettingsSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({
    kind: z.literal('live'),
    purse: z.int().min(1000).max(DAY),
    increment: z
      .int()
      .min(0)
      .max(10 * MINUTE),
  }),
  z.strictObject({
    kind: z.literal('slow'),
    perDecision: z
      .int()
      .min(MINUTE)
      .max(60 * DAY),
  }),
]);
export type ClockSettings = z.infer<typeof clockSettingsSchema>;

/** What happens to a seat whose time is up. */
export const timeoutRuleSchema = z.enum(['forfeit', 'bot', 'claim']);

/** The rules of a match apart from the game's own. */
export const matchSettingsSchema = z.strictObject({
  clock: clockSettingsSchema.default({ kind: 'none' }),
  onTimeout: timeoutRuleSchema.default('claim'),
  /** Shown in the lobby and open to spectators. */
  public: z.boolean().default(true),
  /** How far behind spectators are kept, in milliseconds. */
  spectatorDelay: z
    .int()
    .min(0)
    .max(60 * MINUTE)
    .default(0),
  rated: z.boolean().default(false),
});
export type MatchSettings = z.infer<typeof matchSettingsSchema>;

export const playerSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('guest'), name: z.string() }),
  z.strictObject({ kind: z.literal('member'), name: z.string() }),
  z.strictObject({ kind: z.literal('bot'), name: z.string() }),
]);
export type Player = z.infer<typeof playerSchema>;

/** The clocks as they stood at `since`; a seat that is waited for loses time from then on. */
export const clockSchema = z.strictObject({
  left: z.array(z.int()),
  since: momentSchema,
  paused: z.boolean(),
});
export type ClockState = z.infer<typeof clockSchema>;

export const offerSchema = z.discriminatedUnion('kind', [
  /** Names the last sequence number that would stay in effect. */
  z.strictObject({ kind: z.literal('takeback'), to: whole }),
  z.strictObject({ kind: z.literal('pause') }),
  z.strictObject({ kind: z.literal('resume') }),
]);
export type Offer = z.infer<typeof offerSchema>;

export const standingOfferSchema = z.strictObject({ seat: whole, offer: offerSchema, consents: z.array(whole) });

export const matchStatusSchema = z.enum(['open', 'running', 'over']);

/** Everything about a match that anybody who may see it may know. */
export const matchInfoSchema = z.strictObject({
  id: idSchema,
  game: z.string(),
  rules: whole,
  options: z.unknown(),
  settings: matchSettingsSchema,
  status: matchStatusSchema,
  seats: z.array(z.strictObject({ id: z.string(), player: playerSchema.nullable() })),
  /** SHA-256 of the secret seed; null before the start. */
  commitment: z.string().nullable(),
  /** The length of the log. */
  head: whole,
  /** Seats the game waits for. */
  waiting: z.array(whole),
  /** On a slow clock without the time in which players were on vacation. */
  clock: clockSchema.nullable(),
  /** Seats whose players are on vacation: their slow clocks stand still. */
  away: z.array(whole),
  offers: z.array(standingOfferSchema),
  scores: z.array(z.number()).nullable(),
  createdAt: momentSchema,
  /** The next match of the same players, once it is open. */
  rematch: idSchema.nullable(),
});
export type MatchInfo = z.infer<typeof matchInfoSchema>;
