import { z } from 'zod';
import {
  confirmMailBody,
  deleteMeBody,
  guestBody,
  meChangesBody,
  meSchema,
  passwordBody,
  profileSchema,
  recoverBody,
  recoveryCodeBody,
  recoveryCodeSchema,
  registerBody,
  resetBody,
  resetRequestBody,
  signInBody,
  tokenBody,
  tokenSchema,
} from './account-schemas.ts';
import {
  idSchema,
  inviteSchema,
  lineUpTo,
  matchInfoSchema,
  matchSettingsBody,
  timestampSchema,
  newsSchema,
  nextPageSchema,
  pageSchema,
  personSchema,
  requestIdSchema,
  textUpTo,
  whole,
} from './match-schemas.ts';
import { chatLineSchema, pastMomentSchema, reportSchema } from './messages.ts';
import type { RefusalCode } from './refusal.ts';

export const API = '/api/v1';

/** Who may call a route: everybody, guests and members, members only, or admins. */
type Caller = 'anybody' | 'player' | 'member' | 'admin';

export interface RouteSpec {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Below API; `:id` and `:name` are parameters. */
  readonly path: string;
  readonly caller: Caller;
  /** Whether API tokens may call it: they are for playing, not for looking after an account or the club. */
  readonly tokens: 'accepted' | 'refused';
  readonly about: string;
  readonly body?: z.ZodType;
  /** The refusal of a field of the body that deserves more than `malformed`. */
  readonly fieldRefusals?: Readonly<Record<string, RefusalCode>>;
  readonly query?: z.ZodObject;
  readonly answer: z.ZodType;
}

const nothing = z.object({});
const byInvitation = z.strictObject({ invite: inviteSchema.optional() });
const byPage = z.strictObject({ page: pageSchema.optional() });

/** Who sits where when a match is opened: me, an open seat, or a bot by its level. */
export const seatWishSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('me') }),
  z.strictObject({ kind: z.literal('open') }),
  z.strictObject({ kind: z.literal('bot'), bot: z.string().max(40) }),
]);
export type SeatWish = z.infer<typeof seatWishSchema>;

export const openMatchBody = z.strictObject({
  /** The id of the request. A repeated request finds the match it has opened. */
  request: requestIdSchema.optional(),
  game: z.string().max(40),
  options: z.unknown(),
  settings: matchSettingsBody.prefault({}),
  seats: z.array(seatWishSchema).min(1).max(8),
});

const invitation = z.object({ match: matchInfoSchema, invite: z.string().nullable() });
const route = <const Spec extends RouteSpec>(spec: Spec): Spec => spec;

/** Every address of the club: the server answers these, the client calls these, the OpenAPI document lists these. */
export const routes = {
  guest: route({
    method: 'POST',
    path: '/guests',
    caller: 'anybody',
    tokens: 'accepted',
    about: 'Play as a guest: a name kept in this browser.',
    body: guestBody,
    fieldRefusals: { name: 'bad-name' },
    answer: meSchema,
  }),
  register: route({
    method: 'POST',
    path: '/members',
    caller: 'anybody',
    tokens: 'accepted',
    about: 'Make an account; a guest keeps the matches played so far. The recovery code is shown this once.',
    body: registerBody,
    fieldRefusals: { name: 'bad-name', password: 'weak-password' },
    answer: meSchema.extend(recoveryCodeSchema.shape),
  }),
  signIn: route({
    method: 'POST',
    path: '/session',
    caller: 'anybody',
    tokens: 'accepted',
    about: 'Sign in; a guest is merged into the account.',
    body: signInBody,
    fieldRefusals: { name: 'bad-name', password: 'wrong-password' },
    answer: meSchema,
  }),
  signOut: route({
    method: 'DELETE',
    path: '/session',
    caller: 'anybody',
    tokens: 'accepted',
    about: 'Sign out.',
    answer: nothing,
  }),
  askReset: route({
    method: 'POST',
    path: '/password/reset-mail',
    caller: 'anybody',
    tokens: 'accepted',
    about:
      'Send a reset link to the confirmed address of this account, if it has one; the answer does not say whether.',
    body: resetRequestBody,
    fieldRefusals: { name: 'bad-name' },
    answer: nothing,
  }),
  reset: route({
    method: 'POST',
    path: '/password/reset',
    caller: 'anybody',
    tokens: 'accepted',
    about: 'Set a new password with the token of a reset link; ends every session and API token, and signs nobody in.',
    body: resetBody,
    fieldRefusals: { password: 'weak-password' },
    answer: recoveryCodeSchema,
  }),
  recover: route({
    method: 'POST',
    path: '/password/recovery',
    caller: 'anybody',
    tokens: 'accepted',
    about: 'Set a new password with the recovery code of an account, like a reset; a new code takes its place.',
    body: recoverBody,
    fieldRefusals: { name: 'bad-name', password: 'weak-password' },
    answer: recoveryCodeSchema,
  }),
  me: route({
    method: 'GET',
    path: '/me',
    caller: 'player',
    tokens: 'accepted',
    about: 'The own account.',
    answer: meSchema,
  }),
  changeMe: route({
    method: 'PATCH',
    path: '/me',
    caller: 'player',
    tokens: 'refused',
    about: 'Change language, mail, webhook, notices, privacy or vacation; another mail address has to be confirmed.',
    body: meChangesBody,
    answer: meSchema,
  }),
  askConfirmation: route({
    method: 'POST',
    path: '/me/mail/confirmation-mail',
    caller: 'player',
    tokens: 'refused',
    about: 'Send the confirmation e-mail again.',
    answer: nothing,
  }),
  confirmMail: route({
    method: 'POST',
    path: '/mail/confirmation',
    caller: 'anybody',
    tokens: 'accepted',
    about: 'Confirm the address to which the link with this token was sent; signs nobody in.',
    body: confirmMailBody,
    answer: nothing,
  }),
  changePassword: route({
    method: 'POST',
    path: '/me/password',
    caller: 'member',
    tokens: 'refused',
    about: 'Change the password; every other session ends, and a new recovery code takes the place of the old one.',
    body: passwordBody,
    fieldRefusals: { old: 'wrong-own-password', new: 'weak-password' },
    answer: recoveryCodeSchema,
  }),
  newRecoveryCode: route({
    method: 'POST',
    path: '/me/recovery-code',
    caller: 'member',
    tokens: 'refused',
    about: 'A new recovery code in the place of the old one, shown this once.',
    body: recoveryCodeBody,
    fieldRefusals: { password: 'wrong-own-password' },
    answer: recoveryCodeSchema,
  }),
  exportMe: route({
    method: 'GET',
    path: '/me/export',
    caller: 'player',
    tokens: 'refused',
    about: 'Everything the club stores about this account.',
    answer: z.record(z.string(), z.unknown()),
  }),
  deleteMe: route({
    method: 'POST',
    path: '/me/deletion',
    caller: 'player',
    tokens: 'refused',
    about: 'Delete the own account; finished matches keep an anonymous seat.',
    body: deleteMeBody,
    fieldRefusals: { password: 'wrong-own-password' },
    answer: nothing,
  }),
  tokens: route({
    method: 'GET',
    path: '/me/tokens',
    caller: 'member',
    tokens: 'refused',
    about: 'The own API tokens, without their secrets.',
    answer: z.object({ tokens: z.array(tokenSchema) }),
  }),
  newToken: route({
    method: 'POST',
    path: '/me/tokens',
    caller: 'member',
    tokens: 'refused',
    about: 'A new API token; its secret is shown this once.',
    body: tokenBody,
    answer: z.object({ token: tokenSchema, secret: z.string() }),
  }),
  deleteToken: route({
    method: 'DELETE',
    path: '/me/tokens/:id',
    caller: 'member',
    tokens: 'refused',
    about: 'Withdraw an API token.',
    answer: nothing,
  }),
  games: route({
    method: 'GET',
    path: '/games',
    caller: 'anybody',
    tokens: 'accepted',
    about: 'The games of this club and the bots that play them.',
    answer: z.object({
      games: z.array(z.object({ id: z.string(), rules: whole, bots: z.array(z.string()) })),
    }),
  }),
  lobby: route({
    method: 'GET',
    path: '/lobby',
    caller: 'anybody',
    tokens: 'accepted',
    about: 'Public matches that look for players or are being played.',
    query: byPage,
    answer: z.object({ matches: z.array(matchInfoSchema), next: nextPageSchema }),
  }),
  myMatches: route({
    method: 'GET',
    path: '/me/matches',
    caller: 'player',
    tokens: 'accepted',
    about:
      'The own matches: those that wait for a move first, those that are over last; and what else has not been seen yet.',
    query: byPage,
    answer: z.object({
      matches: z.array(
        z.object({
          match: matchInfoSchema,
          seat: whole,
          /** Whether it is over and not yet marked as seen. */
          unseen: z.boolean().default(false),
          /** Whether its rematch is open with a reserved seat that the asker has not taken. */
          again: z.boolean().default(false),
        }),
      ),
      next: nextPageSchema,
      /** Matches that are no longer among these, the latest first. */
      news: z.array(newsSchema).default([]),
    }),
  }),
  openMatch: route({
    method: 'POST',
    path: '/matches',
    caller: 'player',
    tokens: 'accepted',
    about: 'Open a match; it starts when every seat is taken.',
    body: openMatchBody,
    answer: invitation,
  }),
  match: route({
    method: 'GET',
    path: '/matches/:id',
    caller: 'anybody',
    tokens: 'accepted',
    about: 'What may be known about a match.',
    query: byInvitation,
    answer: matchInfoSchema,
  }),
  join: route({
    method: 'POST',
    path: '/matches/:id/join',
    caller: 'player',
    tokens: 'accepted',
    about:
      'Take an open seat, or one that somebody has left to a bot; a match that is not public needs its invitation, or one to that seat.',
    body: z.strictObject({ seat: whole, invite: inviteSchema.optional() }),
    answer: matchInfoSchema,
  }),
  inviteToSeat: route({
    method: 'POST',
    path: '/matches/:id/invitations',
    caller: 'player',
    tokens: 'accepted',
    about:
      'A new invitation that is good for one seat of a match that is empty, or that somebody has left to a bot; the opener may ask, and whoever has the invitation to the whole match.',
    body: z.strictObject({ seat: whole, invite: inviteSchema.optional() }),
    answer: z.object({ invite: z.string() }),
  }),
  seatBot: route({
    method: 'POST',
    path: '/matches/:id/bots',
    caller: 'player',
    tokens: 'accepted',
    about: 'Give an empty seat of a match that looks for players to a bot; only the opener may.',
    body: z.strictObject({ seat: whole, bot: z.string().max(40) }),
    answer: matchInfoSchema,
  }),
  leaveMatch: route({
    method: 'POST',
    path: '/matches/:id/leave',
    caller: 'player',
    tokens: 'accepted',
    about: 'Give up the own seats of a match that has not started; the opener withdraws it.',
    answer: nothing,
  }),
  stopMatch: route({
    method: 'POST',
    path: '/matches/:id/stop',
    caller: 'player',
    tokens: 'accepted',
    about: 'End a match that bots play among themselves, for its opener alone; nobody wins it.',
    answer: matchInfoSchema,
  }),
  seen: route({
    method: 'POST',
    path: '/matches/:id/seen',
    caller: 'player',
    tokens: 'accepted',
    about: 'Say that the asker has seen how a match ended for them.',
    answer: nothing,
  }),
  record: route({
    method: 'GET',
    path: '/matches/:id/record',
    caller: 'anybody',
    tokens: 'accepted',
    about: 'The record as text: complete once the match is over, before that as far as the asker may know it.',
    query: byInvitation,
    answer: z.object({ record: z.string() }),
  }),
  past: route({
    method: 'GET',
    path: '/matches/:id/past',
    caller: 'anybody',
    tokens: 'accepted',
    about:
      'What the asker was shown after each accepted request so far, page by page, oldest first; the first moment changes a view in which everything is hidden.',
    query: byInvitation.extend(byPage.shape),
    answer: z.object({ moments: z.array(pastMomentSchema), next: nextPageSchema }),
  }),
  rematch: route({
    method: 'POST',
    path: '/matches/:id/rematch',
    caller: 'player',
    tokens: 'accepted',
    about: 'Play again with the sides moved on by one seat; whoever asks second joins.',
    answer: invitation,
  }),
  chat: route({
    method: 'GET',
    path: '/matches/:id/chat/:name',
    caller: 'anybody',
    tokens: 'accepted',
    about: 'The latest lines of a room, which is players, party or spectators, and page by page those before them.',
    query: byInvitation.extend(byPage.shape),
    answer: z.object({
      lines: z.array(chatLineSchema),
      next: nextPageSchema,
      /** The writers in this room whom the asker has muted. */
      muted: z.array(z.string()).default([]),
    }),
  }),
  mute: route({
    method: 'POST',
    path: '/me/mutes',
    caller: 'player',
    tokens: 'accepted',
    about: 'Hide or show what somebody writes.',
    body: z.strictObject({ name: personSchema, muted: z.boolean() }),
    fieldRefusals: { name: 'bad-name' },
    answer: nothing,
  }),
  report: route({
    method: 'POST',
    path: '/reports',
    caller: 'player',
    tokens: 'accepted',
    about: 'Report a chat line to the people who run the club.',
    body: z.strictObject({
      line: lineUpTo(40),
      reason: textUpTo(500),
      invite: inviteSchema.optional(),
    }),
    answer: nothing,
  }),
  notices: route({
    method: 'GET',
    path: '/me/notices',
    caller: 'player',
    tokens: 'accepted',
    about: 'Matches that came to wait for the asker, newest first.',
    query: byPage,
    answer: z.object({
      notices: z.array(z.object({ match: idSchema, sequence: whole, at: timestampSchema })),
      next: nextPageSchema,
    }),
  }),
  ban: route({
    method: 'POST',
    path: '/admin/bans',
    caller: 'admin',
    tokens: 'refused',
    about: 'Close an account, end its sessions and leave its matches, or open it again.',
    body: z.strictObject({ name: personSchema, banned: z.boolean() }),
    fieldRefusals: { name: 'bad-name' },
    answer: nothing,
  }),
  reports: route({
    method: 'GET',
    path: '/admin/reports',
    caller: 'admin',
    tokens: 'refused',
    about: 'Reported chat lines that nobody has settled yet, oldest first.',
    query: byPage,
    answer: z.object({ reports: z.array(reportSchema), next: nextPageSchema }),
  }),
  settleReport: route({
    method: 'POST',
    path: '/admin/reports/:id/settlement',
    caller: 'admin',
    tokens: 'refused',
    about: 'Settle a report, with what was done about it for the audit log.',
    body: z.strictObject({ verdict: textUpTo(500) }),
    answer: nothing,
  }),
  profile: route({
    method: 'GET',
    path: '/players/:name',
    caller: 'anybody',
    tokens: 'accepted',
    about: 'A public profile, with a page of its finished matches; private ones only for those who took part.',
    query: byPage,
    answer: profileSchema,
  }),
} as const;
export type RouteName = keyof typeof routes;

type BodyOf<R> = R extends { readonly body: infer B extends z.ZodType } ? { readonly body: z.input<B> } : unknown;
type QueryOf<R> = R extends { readonly query: infer Q extends z.ZodType } ? { readonly query?: z.input<Q> } : unknown;
type ParamsOf<R> = R extends { readonly path: `${string}:id${infer Rest}` }
  ? Rest extends `${string}:name`
    ? { readonly id: string; readonly name: string }
    : { readonly id: string }
  : R extends { readonly path: `${string}:name` }
    ? { readonly name: string }
    : unknown;

/** The arguments of a call to a route. */
export type CallOf<Name extends RouteName> = BodyOf<(typeof routes)[Name]> &
  QueryOf<(typeof routes)[Name]> &
  ParamsOf<(typeof routes)[Name]>;
export type AnswerOf<Name extends RouteName> = z.output<(typeof routes)[Name]['answer']>;
