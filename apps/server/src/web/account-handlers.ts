import { type Me, momentSchema, Refused, refusalOf } from '@whistlestop/client';
import type { FastifyReply } from 'fastify';
import { sql } from 'kysely';
import { z } from 'zod';
import { type Accounts, meOf } from '../accounts/accounts.ts';
import { deleteMyData, exportMyData } from '../accounts/my-data.ts';
import { profileOf } from '../accounts/profiles.ts';
import { confirmedMail, type MailAddresses } from '../accounts/mail-addresses.ts';
import { nameKey } from '../accounts/name-keys.ts';
import type { Vacations } from '../accounts/vacations.ts';
import type { Club } from '../club/club.ts';
import type { Post } from '../post/post.ts';
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

/** What somebody was told of, the latest first. */
const noticed: PagedList<{ readonly at: number; readonly match_id: string }> = {
  size: 100,
  by: [sql.ref('at'), sql.ref('match_id')],
  placeOf: ({ at, match_id }) => [at, match_id],
  place: z.tuple([momentSchema, idPlace]),
};

/** What is kept of people. */
interface People {
  readonly accounts: Accounts;
  readonly addresses: MailAddresses;
  readonly vacations: Vacations;
}

/** What people do with their accounts. */
export function accountHandlers(
  club: Club,
  { accounts, addresses, vacations }: People,
  post: Post,
  limits: Limits,
  cookie: SessionCookie,
): Handlers<AccountRoutes> {
  const { db } = club.store;
  const me = async (user: UsersTable): Promise<Me> => ({
    ...meOf(user),
    unconfirmed: post.mails && user.mail !== null && confirmedMail(user) === null,
    ...(await vacations.of(user.id)),
  });
  /** Asks whoever reads an address whether it is theirs: only so often, however many accounts name it and however many an account names. */
  const askReader = async (user: UsersTable) => {
    if (!post.mails || user.mail === null || confirmedMail(user) !== null) return;
    const { letters } = limits;
    if (!letters.take(`by ${user.id}`) || !letters.take(`confirm ${user.mail.toLowerCase()}`))
      throw new Refused(refusalOf('too-many'));
    await post.queueConfirmation(user, user.mail);
  };
  /** The session a browser has shown. */
  const shownBy = ({ by, secret }: Caller) => (by === 'cookie' ? secret : undefined);
  /** A page that has not heard of it must not make somebody a stranger to their own seats. */
  const refuseReplaced = async (caller: Caller) => {
    const secret = shownBy(caller);
    if (caller.user === undefined && secret !== undefined && (await accounts.wasReplaced(secret)))
      throw new Refused(refusalOf('signed-in'));
  };
  /** Gives the asker's browser a session of this person in place of the one it had. */
  const signIn = async (caller: Caller, reply: FastifyReply, user: UsersTable) => {
    cookie.keep(reply, await accounts.openSession(user.id, cookie.prefix));
    const former = shownBy(caller);
    if (former !== undefined) await accounts.replaceSession(former);
    const known = await me(user);
    // Its other pages come back as this person too.
    if (caller.user !== undefined && caller.user.id !== user.id) await club.dismiss(caller.user.id);
    return known;
  };
  /** Tells a secret of an account: counted before anybody knows whether it is wrong, so that many at once are no more; a right one is given back. */
  const guess = async <T>(name: string, tell: () => Promise<T>): Promise<T> => {
    const account = nameKey(name);
    if (!limits.guesses.take(account)) throw new Refused(refusalOf('too-many'));
    const answer = await tell();
    limits.guesses.giveBack(account);
    return answer;
  };
  const fresh = (id: string) => db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

  return {
    guest: async ({ body, caller, reply }) => {
      if (caller.user !== undefined) throw new Refused(refusalOf('signed-in'));
      await refuseReplaced(caller);
      return signIn(caller, reply, await accounts.createGuest(body.name, body.language));
    },
    register: async ({ body, caller, reply }) => {
      await refuseReplaced(caller);
      const user = await accounts.register(caller.user, body);
      // The account stands; where the letter has to wait, it can be asked for again.
      await askReader(user).catch(passOver);
      const recoveryCode = await accounts.renewRecoveryCode(user.id);
      return { ...(await signIn(caller, reply, await fresh(user.id))), recoveryCode };
    },
    signIn: async ({ body, caller, reply }) => {
      const user = await guess(body.name, () => accounts.check(body.name, body.password));
      if (caller.user?.kind === 'guest') await club.takeAlong(caller.user.id, user.id);
      return signIn(caller, reply, user);
    },
    signOut: async ({ caller, user, reply }) => {
      const secret = shownBy(caller);
      if (secret !== undefined) await accounts.closeSession(secret);
      // Other pages of the same browser must not go on in the person's name.
      if (user !== undefined) await club.dismiss(user.id);
      cookie.clear(reply);
      return {};
    },
    askReset: async ({ body }) => {
      if (!post.mails) throw new Refused(refusalOf('no-mail'));
      const user = await accounts.byName(body.name);
      const mail = user === undefined ? null : confirmedMail(user);
      // Where it was asked too often there is a letter already; the answer says nothing of either.
      const may = () => mail !== null && limits.letters.take(`reset ${mail.toLowerCase()}`);
      if (user !== undefined && user.password_hash !== null && may()) await post.queueReset(user);
      return {};
    },
    reset: async ({ body }) => {
      const { userId, recoveryCode } = await accounts.reset(body.token, body.password);
      await club.dismiss(userId);
      return { recoveryCode };
    },
    recover: async ({ body }) => {
      const asked = () => accounts.recover(body.name, body.code, body.password);
      const { userId, recoveryCode } = await guess(body.name, asked);
      await club.dismiss(userId);
      return { recoveryCode };
    },
    newRecoveryCode: async ({ body, user }) => {
      await accounts.prove(user, body.password);
      return { recoveryCode: await accounts.renewRecoveryCode(user.id) };
    },
    me: async ({ user, caller, reply }) => {
      // Whoever comes back stays: a guest has nothing but this cookie.
      const secret = shownBy(caller);
      const renewed = secret !== undefined && (await accounts.renewSession(secret));
      if (secret !== undefined && (renewed || caller.outdated === true)) cookie.keep(reply, secret);
      if (renewed) await club.visited(user.id);
      return me(user);
    },
    changeMe: async ({ body, user }) => {
      if (body.webhook != null) await post.checkWebhook(body.webhook);
      if (body.vacation !== undefined) {
        await vacations.plan(user.id, body.vacation);
        await club.vacationChanged(user.id);
      }
      const changes = {
        ...(body.language === undefined ? {} : { language: body.language }),
        ...(body.webhook === undefined ? {} : { webhook: body.webhook }),
        ...(body.notices === undefined ? {} : { notices: JSON.stringify(body.notices) }),
        ...(body.private === undefined ? {} : { private: body.private ? 1 : 0 }),
      };
      if (Object.keys(changes).length > 0)
        await db.updateTable('users').set(changes).where('id', '=', user.id).execute();
      if (body.mail !== undefined && (await addresses.change(user, body.mail)))
        await askReader(await fresh(user.id)).catch(passOver);
      return me(await fresh(user.id));
    },
    askConfirmation: async ({ user }) => {
      if (!post.mails) throw new Refused(refusalOf('no-mail'));
      await askReader(user);
      return {};
    },
    confirmMail: async ({ body }) => {
      await addresses.confirm(body.token);
      return {};
    },
    changePassword: async ({ body, user, caller, reply }) => {
      const recoveryCode = await accounts.changePassword(user, body.old, body.new);
      await signIn(caller, reply, user);
      // Last, since the page that asks comes back a moment after it: as whom the answer says.
      await club.dismiss(user.id);
      return { recoveryCode };
    },
    exportMe: ({ user }) => exportMyData(club.store, user),
    deleteMe: async ({ body, user, reply }) => {
      if (user.password_hash !== null) await accounts.prove(user, body.password ?? '');
      await club.abandonAll(user.id);
      await deleteMyData(club.store, user, club.now());
      await club.dismiss(user.id);
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
      // A program that is connected has to show its token again.
      if (numDeletedRows > 0n) await club.dismiss(user.id);
      return {};
    },
    notices: async ({ user, page }) => {
      const theirs = db.selectFrom('notices').selectAll().where('user_id', '=', user.id);
      const { rows, next } = await readPage(theirs, noticed, page);
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

/** What may be refused without harm. */
function passOver(error: unknown): void {
  if (!(error instanceof Refused)) throw error;
}
