import { type Me, timestampSchema, Refused, refusalOf } from '@whistlestop/client';
import type { FastifyReply } from 'fastify';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Club } from '../club.ts';
import type { NoticeDelivery } from '../notices/delivery.ts';
import { type Accounts, meOf } from '../people/accounts.ts';
import { confirmedEmail, type EmailAddresses } from '../people/email-addresses.ts';
import { deletePersonalData, exportPersonalData } from '../people/personal-data.ts';
import { profileOf } from '../people/profiles.ts';
import type { Vacations } from '../people/vacations.ts';
import { nameKey } from '../store/name-keys.ts';
import { idPlace, type PagedList, readPage } from '../store/pages.ts';
import type { UsersTable } from '../store/tables.ts';
import type { Caller } from './caller.ts';
import type { Handlers } from './http.ts';
import type { Limits } from './rate-limiter.ts';
import type { SessionCookie } from './session-cookie.ts';

type AccountRoutes =
  | 'guest'
  | 'register'
  | 'signIn'
  | 'signOut'
  | 'askReset'
  | 'reset'
  | 'recover'
  | 'newRecoveryCode'
  | 'me'
  | 'changeMe'
  | 'askConfirmation'
  | 'confirmMail'
  | 'changePassword'
  | 'exportMe'
  | 'deleteMe'
  | 'tokens'
  | 'newToken'
  | 'deleteToken'
  | 'notices'
  | 'profile';

/** A person's notices, the latest first. */
const noticePages: PagedList<{ readonly at: number; readonly match_id: string }> = {
  size: 100,
  by: [sql.ref('at'), sql.ref('match_id')],
  placeOf: ({ at, match_id }) => [at, match_id],
  place: z.tuple([timestampSchema, idPlace]),
};

/** The services for accounts. */
interface AccountServices {
  readonly accounts: Accounts;
  readonly addresses: EmailAddresses;
  readonly vacations: Vacations;
}

/** The handlers of account routes. */
export function accountHandlers(
  club: Club,
  { accounts, addresses, vacations }: AccountServices,
  delivery: NoticeDelivery,
  limits: Limits,
  cookie: SessionCookie,
): Handlers<AccountRoutes> {
  const { db } = club.store;
  const me = async (user: UsersTable): Promise<Me> => ({
    ...meOf(user),
    unconfirmed: delivery.mails && user.mail !== null && confirmedEmail(user) === null,
    ...(await vacations.of(user.id)),
  });
  /** Sends a confirmation e-mail, rate-limited by account and by address. */
  const requestConfirmation = async (user: UsersTable) => {
    if (!delivery.mails || user.mail === null || confirmedEmail(user) !== null) return;
    const { emails } = limits;
    if (!emails.take(`by ${user.id}`) || !emails.take(`confirm ${user.mail.toLowerCase()}`))
      throw new Refused(refusalOf('too-many'));
    await delivery.queueConfirmation(user, user.mail);
  };
  /** The session of a browser. */
  const sessionOf = ({ by, secret }: Caller) => (by === 'cookie' ? secret : undefined);
  /** A page with a replaced session must not become a new guest. */
  const refuseReplaced = async (caller: Caller) => {
    const secret = sessionOf(caller);
    if (caller.user === undefined && secret !== undefined && (await accounts.wasReplaced(secret)))
      throw new Refused(refusalOf('signed-in'));
  };
  /** Replaces the session of the caller's browser by one of `user`. */
  const signIn = async (caller: Caller, reply: FastifyReply, user: UsersTable) => {
    cookie.set(reply, await accounts.openSession(user.id, cookie.prefix));
    const former = sessionOf(caller);
    if (former !== undefined) await accounts.replaceSession(former);
    const known = await me(user);
    // The browser's other pages reconnect as this person.
    if (caller.user !== undefined && caller.user.id !== user.id) await club.notices.dismissEverywhere(caller.user.id);
    return known;
  };
  /** Checks a secret of an account. The limit is taken before the check, against parallel guesses, and returned for a right one. */
  const trySecret = async <T>(name: string, check: () => Promise<T>): Promise<T> => {
    const account = nameKey(name);
    if (!limits.guesses.take(account)) throw new Refused(refusalOf('too-many'));
    const answer = await check();
    limits.guesses.refund(account);
    return answer;
  };
  const readUser = (id: string) => db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

  return {
    guest: async ({ body, caller, reply }) => {
      if (caller.user !== undefined) throw new Refused(refusalOf('signed-in'));
      await refuseReplaced(caller);
      return signIn(caller, reply, await accounts.createGuest(body.name, body.language));
    },
    register: async ({ body, caller, reply }) => {
      await refuseReplaced(caller);
      const user = await accounts.register(caller.user, body);
      // A failed e-mail must not fail the registration.
      await requestConfirmation(user).catch(ignoreRefusal);
      const recoveryCode = await accounts.renewRecoveryCode(user.id);
      return { ...(await signIn(caller, reply, await readUser(user.id))), recoveryCode };
    },
    signIn: async ({ body, caller, reply }) => {
      const user = await trySecret(body.name, () => accounts.check(body.name, body.password));
      if (caller.user?.kind === 'guest') await club.accountMatches.mergeGuest(caller.user.id, user.id);
      return signIn(caller, reply, user);
    },
    signOut: async ({ caller, user, reply }) => {
      const secret = sessionOf(caller);
      if (secret !== undefined) await accounts.closeSession(secret);
      // Other pages of the same browser must not stay signed in.
      if (user !== undefined) await club.notices.dismissEverywhere(user.id);
      cookie.clear(reply);
      return {};
    },
    askReset: async ({ body }) => {
      if (!delivery.mails) throw new Refused(refusalOf('no-mail'));
      const user = await accounts.byName(body.name);
      const mail = user === undefined ? null : confirmedEmail(user);
      // The answer must not reveal the limit or the account.
      const may = () => mail !== null && limits.emails.take(`reset ${mail.toLowerCase()}`);
      if (user !== undefined && user.password_hash !== null && may()) await delivery.queueReset(user);
      return {};
    },
    reset: async ({ body }) => {
      const { userId, recoveryCode } = await accounts.reset(body.token, body.password);
      await club.notices.dismissEverywhere(userId);
      return { recoveryCode };
    },
    recover: async ({ body }) => {
      const recover = () => accounts.recover(body.name, body.code, body.password);
      const { userId, recoveryCode } = await trySecret(body.name, recover);
      await club.notices.dismissEverywhere(userId);
      return { recoveryCode };
    },
    newRecoveryCode: async ({ body, user }) => {
      await accounts.checkOwnPassword(user, body.password);
      return { recoveryCode: await accounts.renewRecoveryCode(user.id) };
    },
    me: async ({ user, caller, reply }) => {
      // A visit renews the session: a guest has only this cookie.
      const secret = sessionOf(caller);
      const renewed = secret !== undefined && (await accounts.renewSession(secret));
      if (secret !== undefined && (renewed || caller.outdated === true)) cookie.set(reply, secret);
      if (renewed) await club.setup.visited(user.id);
      return me(user);
    },
    changeMe: async ({ body, user }) => {
      const { mail, vacation, ...settings } = body;
      if (settings.webhook != null) await delivery.checkWebhook(settings.webhook);
      if (vacation !== undefined) {
        await vacations.plan(user.id, vacation);
        await club.accountMatches.vacationChanged(user.id);
      }
      const changes = {
        language: settings.language,
        webhook: settings.webhook,
        notices: settings.notices && JSON.stringify(settings.notices),
        private: settings.private === undefined ? undefined : Number(settings.private),
      } satisfies Readonly<Record<keyof typeof settings, unknown>>;
      if (Object.values(changes).some((value) => value !== undefined))
        await db.updateTable('users').set(changes).where('id', '=', user.id).execute();
      if (mail !== undefined && (await addresses.change(user, mail)))
        await requestConfirmation(await readUser(user.id)).catch(ignoreRefusal);
      return me(await readUser(user.id));
    },
    askConfirmation: async ({ user }) => {
      if (!delivery.mails) throw new Refused(refusalOf('no-mail'));
      await requestConfirmation(user);
      return {};
    },
    confirmMail: async ({ body }) => {
      await addresses.confirm(body.token);
      return {};
    },
    changePassword: async ({ body, user, caller, reply }) => {
      const recoveryCode = await accounts.changePassword(user, body.old, body.new);
      await signIn(caller, reply, user);
      // Last: the asking page must have its new cookie before it reconnects.
      await club.notices.dismissEverywhere(user.id);
      return { recoveryCode };
    },
    exportMe: ({ user }) => exportPersonalData(club.store, user),
    deleteMe: async ({ body, user, reply }) => {
      if (user.password_hash !== null) await accounts.checkOwnPassword(user, body.password ?? '');
      await club.accountMatches.abandonAll(user.id);
      await deletePersonalData(club.store, user, club.now());
      await club.notices.dismissEverywhere(user.id);
      cookie.clear(reply);
      return {};
    },
    tokens: async ({ user }) => {
      const rows = await db.selectFrom('api_tokens').selectAll().where('user_id', '=', user.id).execute();
      return { tokens: rows.map(({ id, label, created_at }) => ({ id, label, createdAt: created_at })) };
    },
    newToken: ({ body, user }) => accounts.createToken(user.id, body.label, body.request),
    deleteToken: async ({ params, user }) => {
      const { numDeletedRows } = await db
        .deleteFrom('api_tokens')
        .where('id', '=', params.id)
        .where('user_id', '=', user.id)
        .executeTakeFirst();
      // Connected programs must authenticate again.
      if (numDeletedRows > 0n) await club.notices.dismissEverywhere(user.id);
      return {};
    },
    notices: async ({ user, page }) => {
      const own = db.selectFrom('notices').selectAll().where('user_id', '=', user.id);
      const { rows, next } = await readPage(own, noticePages, page);
      return { notices: rows.map(({ match_id, sequence, at }) => ({ match: match_id, sequence, at })), next };
    },
    profile: async ({ params, user, page }) => {
      const person = await accounts.byName(params.name);
      if (person?.kind !== 'member' || (person.private === 1 && person.id !== user?.id))
        throw new Refused(refusalOf('not-found'));
      return profileOf(club, person, user?.id ?? null, page);
    },
  };
}

/** Ignores a refusal. */
function ignoreRefusal(error: unknown): void {
  if (!(error instanceof Refused)) throw error;
}
