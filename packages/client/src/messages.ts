import { forfeitReasons, stopReasons, UNKNOWN } from '@whistlestop/kernel';
import { z } from 'zod';
import {
  clockSchema,
  idSchema,
  inviteSchema,
  matchInfoSchema,
  timestampSchema,
  nextPageSchema,
  offerBody,
  requestIdSchema,
  textUpTo,
  whole,
} from './match-schemas.ts';
import { refusalSchema } from './refusal.ts';

/** The version this package speaks; the socket's address carries it. */
export const PROTOCOL = 1;

/** Longest message the club reads, in bytes. */
export const MAX_MESSAGE_BYTES = 4096;

/** The chat rooms of a match: for all players, for one party, and for spectators. */
export const roomSchema = z.enum(['players', 'party', 'spectators']);
export type ChatRoom = z.infer<typeof roomSchema>;
const chatText = textUpTo(500);
const request = { id: requestIdSchema, match: idSchema };

/**
 * A message to the club, parsed strictly. Every request but `watch`, `leave`, `lobby` and `ping` is answered by `done`
 * or `refused`.
 */
export const clientMessageSchema = z.discriminatedUnion('kind', [
  /** Follow a match; `since` asks for what happened after that sequence number. */
  z.strictObject({
    kind: z.literal('watch'),
    match: idSchema,
    since: whole.optional(),
    invite: inviteSchema.optional(),
  }),
  z.strictObject({ kind: z.literal('leave'), match: idSchema }),
  z.strictObject({ kind: z.literal('act'), ...request, sequence: whole, action: whole }),
  z.strictObject({ kind: z.literal('undo'), ...request, sequence: whole }),
  z.strictObject({ kind: z.literal('resign'), ...request }),
  z.strictObject({ kind: z.literal('claim'), ...request }),
  z.strictObject({ kind: z.literal('offer'), ...request, offer: offerBody }),
  /** The offer that was shown, and the length of the log at that time. */
  z.strictObject({ kind: z.literal('answer'), ...request, sequence: whole, offer: offerBody, accept: z.boolean() }),
  /** A plan for the bots of one's party, in the game's own format. */
  z.strictObject({ kind: z.literal('agree'), ...request, plan: z.unknown() }),
  z.strictObject({
    kind: z.literal('chat'),
    ...request,
    room: roomSchema,
    text: chatText,
    invite: inviteSchema.optional(),
  }),
  z.strictObject({ kind: z.literal('lobby'), on: z.boolean() }),
  z.strictObject({ kind: z.literal('ping') }),
]);
export type ClientMessage = z.infer<typeof clientMessageSchema>;
export type ClientRequest = Extract<ClientMessage, { id: string }>;

/** An entry of the log as its reader may know it: a secret choice shows only that it was made. */
export const shownEntrySchema = z.union([
  z.object({ kind: z.literal('action'), seat: whole, action: whole.optional() }),
  z.object({ kind: z.literal('chance'), outcome: whole.optional() }),
  z.object({ kind: z.literal('undo'), seat: whole, to: whole }),
  z.object({ kind: z.literal('takeback'), seat: whole, to: whole }),
  z.object({ kind: z.literal('forfeit'), seat: whole, reason: z.enum(forfeitReasons) }),
  z.object({ kind: z.literal('stop'), reason: z.enum(stopReasons) }),
  z.object({ kind: z.literal('seed'), seed: z.string() }),
]);

export const shownHappeningSchema = z.object({
  sequence: whole,
  entry: shownEntrySchema,
  events: z.array(z.object({ name: z.string(), args: z.record(z.string(), z.int()) })),
});
export type ShownHappening = z.infer<typeof shownHappeningSchema>;

/** A number of a view; null stands for what the reader may not see. */
const slotSchema = z.int().nullable();

/** A view, or its changes, as messages carry them. */
export const slotsOf = (values: Iterable<number>): (number | null)[] =>
  Array.from(values, (value) => (value === UNKNOWN ? null : value));

/** The changes from one view to the next: slot and new value in turn. */
const changesSchema = z.array(slotSchema);

/** The reader's view at this length of the log, as changes from the moment before. */
export const pastMomentSchema = z.object({ sequence: whole, changes: changesSchema });
export type PastMoment = z.infer<typeof pastMomentSchema>;

export const chatLineSchema = z.object({
  id: z.string(),
  match: idSchema,
  room: roomSchema,
  from: z.string(),
  text: z.string(),
  at: timestampSchema,
});
export type ChatLine = z.infer<typeof chatLineSchema>;

/** A chat line that was reported to the admins. */
export const reportSchema = z.object({
  id: idSchema,
  at: timestampSchema,
  by: z.string(),
  reason: z.string(),
  line: chatLineSchema,
});
export type Report = z.infer<typeof reportSchema>;

/** A message of the club. Readers skip unknown kinds and fields. */
export const serverMessageSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('hello'),
    /** The version the club speaks; a reader that speaks another is out of date. */
    protocol: whole,
    name: z.string().nullable(),
    now: timestampSchema,
    /** Whether the club sends mail; absent from older clubs, which may. */
    mails: z.boolean().optional(),
  }),
  /** The whole table, after `watch`. */
  z.object({
    kind: z.literal('table'),
    match: matchInfoSchema,
    /** The reader's own seat; null for a spectator. */
    seat: whole.nullable(),
    /** Whether the reader may take the last step back alone. */
    undo: z.boolean(),
    sequence: whole,
    view: z.array(slotSchema).nullable(),
    happened: z.array(shownHappeningSchema),
  }),
  /** What one accepted request did; `changes` leads from the view at `from` to the view at `to`. */
  z.object({
    kind: z.literal('happened'),
    match: idSchema,
    from: whole,
    to: whole,
    happened: z.array(shownHappeningSchema),
    changes: changesSchema,
    undo: z.boolean(),
    waiting: z.array(whole),
    clock: clockSchema.nullable(),
    scores: z.array(z.number()).nullable(),
  }),
  /** Something about the match other than its log changed. */
  z.object({ kind: z.literal('info'), match: matchInfoSchema }),
  z.object({ kind: z.literal('done'), id: requestIdSchema, sequence: whole }),
  z.object({
    kind: z.literal('refused'),
    id: requestIdSchema.nullable(),
    /** The match that may not be watched, or no longer. */
    match: idSchema.optional(),
    ...refusalSchema.shape,
  }),
  z.object({ kind: z.literal('chat'), line: chatLineSchema }),
  /** The first page of the lobby, each time something in it has changed. */
  z.object({ kind: z.literal('lobby'), matches: z.array(matchInfoSchema), next: nextPageSchema }),
  z.object({ kind: z.literal('your-move'), match: idSchema, sequence: whole }),
  /** The seats a match waits for at this length of the log, for its players' pages that do not watch it. */
  z.object({ kind: z.literal('waiting'), match: idSchema, sequence: whole, waiting: z.array(whole) }),
  z.object({ kind: z.literal('pong') }),
]);
export type ServerMessage = z.infer<typeof serverMessageSchema>;

/** The kinds of message this package knows. */
export const serverMessageKinds: ReadonlySet<string> = new Set(
  serverMessageSchema.options.map(({ shape }) => shape.kind.value),
);
