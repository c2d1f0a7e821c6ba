import { z } from 'zod';

export const whole = z.int().min(0);
/** A text that is refused by its length before it is matched, trimmed or normalised. */
export const atMost = (longest: number) => z.string().max(longest, { abort: true });
/** Ids are random words of letters and digits. */
export const idSchema = atMost(32).regex(/^[0-9A-Za-z]{8,32}$/);
/** What a client calls one of its requests, so that sending it twice does it once. */
export const requestIdSchema = atMost(40).regex(/^[0-9A-Za-z_-]{1,40}$/);
/** One line of letters and signs. */
export const lineUpTo = (longest: number) => atMost(longest).regex(/^\P{Cc}*$/u);
/** What people write to people: anything but the one sign that no database keeps. */
export const textUpTo = (longest: number) =>
  atMost(longest)
    .trim()
    .min(1)
    .refine((text) => !text.includes('\0'));
/** What somebody may be called by whoever looks for them. */
export const personSchema = lineUpTo(100);
/** The secret of an invitation, to a match or to one of its seats; a match that is not public wants it from whoever does not play. */
export const inviteSchema = z.string().max(64);
/** Names a page of a list: the word the club gave for it with the page before. */
export const pageSchema = z.string().max(400);
/** The word for the page after this one; null at the end of the list, and from a node that does not know of pages yet. */
export const nextPageSchema = pageSchema.nullable().default(null);
/** A moment in milliseconds since 1970. */
export const momentSchema = z.int().min(0);

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

// What the club says is read openly: a field that is new to the reader is left out, so that a page from before an upgrade
// goes on. What the club is asked is read strictly.

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

/** The same as it is asked for. */
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
  since: momentSchema,
  paused: z.boolean(),
  /** When clocks that are paused go on by themselves; a club that does not say waits for everybody's consent. */
  until: momentSchema.optional(),
});
export type ClockState = z.infer<typeof clockSchema>;

/** Names the last sequence number that would stay in effect. */
const takebackOffer = z.object({ kind: z.literal('takeback'), to: whole });
const pauseOffer = z.object({ kind: z.literal('pause') });
const resumeOffer = z.object({ kind: z.literal('resume') });

export const offerSchema = z.discriminatedUnion('kind', [takebackOffer, pauseOffer, resumeOffer]);
export type Offer = z.infer<typeof offerSchema>;

/** The same as it is made. */
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
  /** In lists without the large ones: decks and boards of somebody's own. */
  options: z.unknown(),
  settings: matchSettingsSchema,
  /** Whether the reader opened it, who then withdraws it by leaving; the lobby reads the same for everybody and never says so. */
  yours: z.boolean().default(false),
  /** Whether it is a rematch that waits for its players: its seats are kept for those of the match before, and for whoever is invited to one. */
  kept: z.boolean().default(false),
  status: matchStatusSchema,
  seats: z.array(
    z.object({
      id: z.string(),
      player: playerSchema.nullable(),
      /** Whether somebody has left it while the match was played: it is a substitute's, or free for one while a bot has it. */
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
  createdAt: momentSchema,
  /** The next match of the same players, once it is open. */
  rematch: idSchema.nullable(),
});
export type MatchInfo = z.infer<typeof matchInfoSchema>;

/** What has become of a match that somebody no longer finds among theirs: a bot has their seat, nobody came, or its opener withdrew it. */
export const newsKindSchema = z.enum(['bot', 'lapsed', 'withdrawn']);
export type NewsKind = z.infer<typeof newsKindSchema>;

/** The same, for whoever has not seen it yet. */
export const newsSchema = z.object({
  match: idSchema,
  kind: newsKindSchema,
  /** Whether the reader may look at the match. */
  readable: z.boolean(),
  game: z.string(),
  /** The seat the reader had. */
  seat: z.string().nullable(),
  at: momentSchema,
});
export type News = z.infer<typeof newsSchema>;
