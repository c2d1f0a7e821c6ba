import { forfeitReasons } from '@whistlestop/kernel';
import { z } from 'zod';
import {
  clockSchema,
  idSchema,
  inviteSchema,
  matchInfoSchema,
  momentSchema,
  offerSchema,
  requestIdSchema,
  whole,
} from './match-schemas.ts';
import { refusalCodes } from './refusal.ts';

/** The version this package speaks; the socket's address carries it. */
export const PROTOCOL = 1;

/** Longest message the club reads, in bytes. */
export const MESSAGE_ROOM = 4096;

export const roomSchema = z.enum(['players', 'spectators']);
export type ChatRoom = z.infer<typeof roomSchema>;
const chatText = z.string().trim().min(1).max(500);
const request = { id: requestIdSchema, match: idSchema };

/** What a table may send over its socket. Every request but `watch`, `leave`, `lobby` and `ping` is answered by `done` or `refused`. */
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
  z.strictObject({ kind: z.literal('offer'), ...request, offer: offerSchema }),
  z.strictObject({
    kind: z.literal('answer'),
    ...request,
    offer: z.enum(['takeback', 'pause', 'resume']),
    accept: z.boolean(),
  }),
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
  z.strictObject({ kind: z.literal('action'), seat: whole, action: whole.optional() }),
  z.strictObject({ kind: z.literal('chance'), outcome: whole.optional() }),
  z.strictObject({ kind: z.literal('undo'), seat: whole, to: whole }),
  z.strictObject({ kind: z.literal('takeback'), seat: whole, to: whole }),
  z.strictObject({ kind: z.literal('forfeit'), seat: whole, reason: z.enum(forfeitReasons) }),
  z.strictObject({ kind: z.literal('seed'), seed: z.string() }),
]);

export const shownHappeningSchema = z.strictObject({
  sequence: whole,
  entry: shownEntrySchema,
  events: z.array(z.strictObject({ name: z.string(), args: z.record(z.string(), z.int()) })),
});
export type ShownHappening = z.infer<typeof shownHappeningSchema>;

/** A number of a view; null stands for what the reader may not see. */
const slotSchema = z.int().nullable();

export const chatLineSchema = z.strictObject({
  id: z.string(),
  match: idSchema,
  room: roomSchema,
  from: z.string(),
  text: z.string(),
  at: momentSchema,
});
export type ChatLine = z.infer<typeof chatLineSchema>;

/** A chat line somebody has reported to the people who run the club. */
export const reportSchema = z.strictObject({
  id: idSchema,
  at: momentSchema,
  by: z.string(),
  reason: z.string(),
  line: chatLineSchema,
});
export type Report = z.infer<typeof reportSchema>;

/** What the club sends. */
export const serverMessageSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('hello'),
    protocol: z.literal(PROTOCOL),
    name: z.string().nullable(),
    now: momentSchema,
  }),
  /** The whole table, for somebody who just sat down or came back. */
  z.strictObject({
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
  /** What one accepted request did; `changes` lists slot and new value in turn and leads from `from` to `to`. */
  z.strictObject({
    kind: z.literal('happened'),
    match: idSchema,
    from: whole,
    to: whole,
    happened: z.array(shownHappeningSchema),
    changes: z.array(slotSchema),
    undo: z.boolean(),
    waiting: z.array(whole),
    clock: clockSchema.nullable(),
    scores: z.array(z.number()).nullable(),
  }),
  /** Something about the match other than its log changed. */
  z.strictObject({ kind: z.literal('info'), match: matchInfoSchema }),
  z.strictObject({ kind: z.literal('done'), id: requestIdSchema, sequence: whole }),
  z.strictObject({
    kind: z.literal('refused'),
    id: requestIdSchema.nullable(),
    code: z.enum(refusalCodes),
    sentence: z.string(),
  }),
  z.strictObject({ kind: z.literal('chat'), line: chatLineSchema }),
  z.strictObject({ kind: z.literal('lobby'), matches: z.array(matchInfoSchema) }),
  z.strictObject({ kind: z.literal('your-move'), match: idSchema, sequence: whole }),
  z.strictObject({ kind: z.literal('pong') }),
]);
export type ServerMessage = z.infer<typeof serverMessageSchema>;
