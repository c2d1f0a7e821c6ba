import { z } from 'zod';

export const whole = z.int().min(0);
/** A text whose length is checked first, before it is matched, trimmed or normalised. */
export const atMost = (longest: number) => z.string().max(longest, { abort: true });
/** Ids are random words of letters and digits. */
export const idSchema = atMost(32).regex(/^[0-9A-Za-z]{8,32}$/);
/** The client's id for a request, so that a repeated request is carried out once. */
export const requestIdSchema = atMost(40).regex(/^[0-9A-Za-z_-]{1,40}$/);
/** A text without control characters, so on one line. */
export const lineUpTo = (longest: number) => atMost(longest).regex(/^\P{Cc}*$/u);
/** A text between people: any characters but NUL, which no database stores. */
export const textUpTo = (longest: number) =>
  atMost(longest)
    .trim()
    .min(1)
    .refine((text) => !text.includes('\0'));
/** A name to look a person up by; existing names may break the rules for new ones. */
export const personSchema = lineUpTo(100);
/**
 * The secret of an invitation to a match or to one of its seats. Needed at a private match by everybody who does not
 * play.
 */
export const inviteSchema = z.string().max(64);
/** The token of a page of a list, from the answer with the page before. */
export const pageSchema = z.string().max(400);
/** The token of the next page; null at the end of the list, and from a node of a version without pages. */
export const nextPageSchema = pageSchema.nullable().default(null);
/** A time in milliseconds since 1970. */
export const timestampSchema = z.int().min(0);

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

// Answers are parsed loosely: unknown fields are dropped, so an older page works with a newer club. Requests are parsed
// strictly.

const noClock = z.object({ kind: z.literal('none') });
const liveClock = z.object({
  kind: z.literal('live'),
  purse: z.int().min(1000).max(DAY),
  increment: z
    .int()
    .min(0)
    .max(10 * MINUTE),
});
const slowClock = z.object({
  kind: z.literal('slow'),
  perDecision: z
    .int()
    .min(MINUTE)
    .max(60 * DAY),
});

/** How long a seat may think: not limited, a purse with an increment, or a time for each decision. */
export const clockSettingsSchema = z.discriminatedUnion('kind', [noClock, liveClock, slowClock]);
export type ClockSettings = z.infer<typeof clockSettingsSchema>;

/** What happens to a seat whose time is up, or whose player leaves. */
export const timeoutRuleSchema = z.enum(['forfeit', 'bot', 'claim']);

/** The rules of a match apart from the game's own. */
export const matchSettingsSchema = z.object({
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

/** The settings in a request. */
export const matchSettingsBody = matchSettingsSchema
  .extend({
    /** Without it a bot plays on at a table of three or more; between two the other may claim the win. */
    onTimeout: timeoutRuleSchema.optional(),
    clock: z
      .discriminatedUnion('kind', [noClock.strict(), liveClock.strict(), slowClock.strict()])
      .default({ kind: 'none' }),
  })
  .strict();

export const playerSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('guest'), name: z.string() }),
  z.object({ kind: z.literal('member'), name: z.string() }),
  z.object({ kind: z.literal('bot'), name: z.string() }),
]);
export type Player = z.infer<typeof playerSchema>;

/** The clocks as they stood at `since`; a seat that is waited for loses time from then on. */
export const clockSchema = z.object({
  left: z.array(z.int()),
  since: timestampSchema,
  paused: z.boolean(),
  /** When paused clocks go on by themselves; absent from older clubs, where only consent ends a pause. */
  until: timestampSchema.optional(),
});
export type ClockState = z.infer<typeof clockSchema>;

/** `to` is the last sequence number that would stay in effect. */
const takebackOffer = z.object({ kind: z.literal('takeback'), to: whole });
const pauseOffer = z.object({ kind: z.literal('pause') });
const resumeOffer = z.object({ kind: z.literal('resume') });

export const offerSchema = z.discriminatedUnion('kind', [takebackOffer, pauseOffer, resumeOffer]);
export type Offer = z.infer<typeof offerSchema>;

/** An offer in a request, parsed strictly. */
export const offerBody = z.discriminatedUnion('kind', [
  takebackOffer.strict(),
  pauseOffer.strict(),
  resumeOffer.strict(),
]);

export const standingOfferSchema = z.object({ seat: whole, offer: offerSchema, consents: z.array(whole) });

export const matchStatusSchema = z.enum(['open', 'running', 'over']);

/** Everything about a match that anybody who may see it may know. */
export const matchInfoSchema = z.object({
  id: idSchema,
  game: z.string(),
  rules: whole,
  /** In lists without the large values: custom decks and boards. */
  options: z.unknown(),
  settings: matchSettingsSchema,
  /**
   * Whether the reader opened it and withdraws it by leaving. Never set in the lobby, which is the same for everybody.
   */
  yours: z.boolean().default(false),
  /**
   * Whether it is a rematch that has not begun: its seats are reserved for the players of the match before and for
   * invited people.
   */
  kept: z.boolean().default(false),
  status: matchStatusSchema,
  seats: z.array(
    z.object({
      id: z.string(),
      player: playerSchema.nullable(),
      /** Whether its player has left during the match: a substitute has it, or may take it from the bot. */
      left: z.boolean().default(false),
      /** What a bot has agreed on with the reader, who plays in its party; null for everybody else. */
      plan: z.unknown(),
    }),
  ),
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
  createdAt: timestampSchema,
  /** The next match of the same players, once it is open. */
  rematch: idSchema.nullable(),
});
export type MatchInfo = z.infer<typeof matchInfoSchema>;

/** Why a match is no longer in a person's list: a bot has their seat, nobody joined, or its opener withdrew it. */
export const newsKindSchema = z.enum(['bot', 'lapsed', 'withdrawn']);
export type NewsKind = z.infer<typeof newsKindSchema>;

/** Such a match, until the person has seen the news. */
export const newsSchema = z.object({
  match: idSchema,
  kind: newsKindSchema,
  /** Whether the reader may look at the match. */
  readable: z.boolean(),
  game: z.string(),
  /** The seat the reader had. */
  seat: z.string().nullable(),
  at: timestampSchema,
});
export type News = z.infer<typeof newsSchema>;
