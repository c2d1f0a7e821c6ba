import { hash, verify } from '@node-rs/argon2';
import { languageIn, type Me, noticeWaysSchema, Refused, type RefusalCode, refusalOf } from '@whistlestop/client';
import { hashOf, newId, newSecret } from '../store/ids.ts';
import { lookKey, nameKey } from '../store/name-keys.ts';
import type { Store } from '../store/store.ts';
import type { UsersTable } from '../store/tables.ts';
import { lockUsers } from '../store/user-locks.ts';
import { newRecoveryCode, recoveryHashOf } from './recovery-codes.ts';
import { refuseWeakPassword } from './weak-passwords.ts';

const DAY = 24 * 3600 * 1000;
/** How long a session lasts without being renewed. */
export const SESSION_LIFETIME = 90 * DAY;
const RESET_LIFETIME = 3600 * 1000;
/** How long a replaced session is recognised, in milliseconds. */
const REPLACED_SESSION_LIFETIME = 60_000;
/** The most API tokens of one account. */
const MAX_TOKENS = 50;
const ALL_CHANNELS = JSON.stringify({ page: true, mail: true, webhook: true });

// Argon2id with 19 MiB and two passes, the library's and OWASP's first choice.
const ARGON = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** People: guests and members, their passwords, sessions and tokens. */
export class Accounts {
  readonly #store: Store;
  readonly #now: () => number;
  /** Verified for unknown names, so that both answers take equally long. */
  #decoy: Promise<string> | undefined;

  constructor(store: Store, now: () => number) {
    this.#store = store;
    this.#now = now;
  }

  /** A guest: a name and nothing else. */
  async createGuest(name: string, language: string): Promise<UsersTable> {
    return this.#create({ name, language, kind: 'guest', password_hash: null, mail: null });
  }

  /** Creates an account, or turns a guest into a member. A signed-in member cannot register another by mistake. */
  async register(
    guest: UsersTable | undefined,
    { name, password, mail, language }: { name: string; password: string; mail?: string | undefined; language: string },
  ): Promise<UsersTable> {
    if (guest !== undefined && guest.kind !== 'guest') throw new Refused(refusalOf('signed-in'));
    refuseWeakPassword(password, name);
    const password_hash = await hash(password, ARGON);
    if (guest === undefined) return this.#create({ name, language, kind: 'member', password_hash, mail: mail ?? null });
    const address = mail ?? guest.mail;
    const { numUpdatedRows } = await this.#withName(() =>
      this.#store.db
        .updateTable('users')
        .set({
          name: name.trim(),
          name_key: nameKey(name),
          look_key: lookKey(name),
          kind: 'member',
          password_hash,
          mail: address,
          mail_confirmed_at: address === guest.mail ? guest.mail_confirmed_at : null,
          language,
        })
        .where('id', '=', guest.id)
        .where('kind', '=', 'guest')
        .executeTakeFirstOrThrow(),
    );
    // Two pages of one guest at once: the first request wins.
    if (numUpdatedRows === 0n) throw new Refused(refusalOf('signed-in'));
    return this.#user(guest.id);
  }

  /** The account with this name and password; both wrong answers take the same time and read the same. */
  check(name: string, password: string): Promise<UsersTable> {
    return this.#check(name, password, 'wrong-password');
  }

  /** Checks the password of a signed-in user again. */
  async checkOwnPassword(user: UsersTable, password: string): Promise<void> {
    await this.#check(user.name, password, 'wrong-own-password');
  }

  async #check(name: string, password: string, wrong: RefusalCode): Promise<UsersTable> {
    const user = await this.byName(name);
    this.#decoy ??= hash(newSecret(), ARGON);
    const right = await verify(user?.password_hash ?? (await this.#decoy), password);
    if (user?.password_hash == null || !right) throw new Refused(refusalOf(wrong));
    if (user.banned_at !== null) throw new Refused(refusalOf('banned'));
    return user;
  }

  byName(name: string): Promise<UsersTable | undefined> {
    return this.#store.db.selectFrom('users').selectAll().where('name_key', '=', nameKey(name)).executeTakeFirst();
  }

  /** Opens a session; returns the cookie's secret, of which only the hash is stored. */
  async openSession(userId: string, prefix = ''): Promise<string> {
    const secret = prefix + newSecret();
    const now = this.#now();
    await this.#store.db
      .insertInto('sessions')
      .values({ token_hash: hashOf(secret), user_id: userId, created_at: now, expires_at: now + SESSION_LIFETIME })
      .execute();
    return secret;
  }

  /** Renews a session, at most once a day; returns whether it did. */
  async renewSession(secret: string): Promise<boolean> {
    const expires_at = this.#now() + SESSION_LIFETIME;
    const { numUpdatedRows } = await this.#store.db
      .updateTable('sessions')
      .set({ expires_at })
      .where('token_hash', '=', hashOf(secret))
      .where('expires_at', '<=', expires_at - DAY)
      .where('expires_at', '>', this.#now())
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  /** Deletes expired sessions and links, and news older than a session. */
  async deleteExpired(): Promise<void> {
    for (const table of ['sessions', 'resets', 'mail_links'] as const)
      await this.#store.db.deleteFrom(table).where('expires_at', '<=', this.#now()).execute();
    await this.#store.db
      .deleteFrom('news')
      .where('at', '<=', this.#now() - SESSION_LIFETIME)
      .execute();
  }

  async closeSession(secret: string): Promise<void> {
    await this.#store.db.deleteFrom('sessions').where('token_hash', '=', hashOf(secret)).execute();
  }

  /** Expires a session whose browser has a new one; `wasReplaced` recognises it for a minute. */
  async replaceSession(secret: string): Promise<void> {
    await this.#store.db
      .updateTable('sessions')
      .set({ expires_at: this.#now() })
      .where('token_hash', '=', hashOf(secret))
      .execute();
  }

  /** Whether a session was just replaced: another page of the browser may still send it. */
  async wasReplaced(secret: string): Promise<boolean> {
    const former = await this.#store.db
      .selectFrom('sessions')
      .select('user_id')
      .where('token_hash', '=', hashOf(secret))
      .where('expires_at', '<=', this.#now())
      .where('expires_at', '>', this.#now() - REPLACED_SESSION_LIFETIME)
      .executeTakeFirst();
    return former !== undefined;
  }

  /** The user of a session; undefined when it is unknown, expired, or the account is banned. */
  async bySession(secret: string): Promise<UsersTable | undefined> {
    return this.#store.db
      .selectFrom('users')
      .innerJoin('sessions', 'sessions.user_id', 'users.id')
      .selectAll('users')
      .where('sessions.token_hash', '=', hashOf(secret))
      .where('sessions.expires_at', '>', this.#now())
      .where('users.banned_at', 'is', null)
      .executeTakeFirst();
  }

  /** The user of an API token. */
  async byToken(secret: string): Promise<UsersTable | undefined> {
    return this.#store.db
      .selectFrom('users')
      .innerJoin('api_tokens', 'api_tokens.user_id', 'users.id')
      .selectAll('users')
      .where('api_tokens.token_hash', '=', hashOf(secret))
      .where('users.banned_at', 'is', null)
      .executeTakeFirst();
  }

  /** Changes the password and deletes all sessions and tokens; returns the new recovery code. */
  async changePassword(user: UsersTable, old: string, password: string): Promise<string> {
    await this.checkOwnPassword(user, old);
    return this.#setPassword(user, password);
  }

  /** Sets a password by a recovery code; returns the account and its next recovery code. */
  async recover(name: string, code: string, password: string) {
    const user = await this.byName(name);
    const recovery_hash = recoveryHashOf(code);
    if (user?.recovery_hash !== recovery_hash) throw new Refused(refusalOf('wrong-recovery-code'));
    if (user.banned_at !== null) throw new Refused(refusalOf('banned'));
    return { userId: user.id, recoveryCode: await this.#setPassword(user, password, { recovery_hash }) };
  }

  /** Replaces the recovery code and returns it; only its hash is stored. */
  async renewRecoveryCode(userId: string): Promise<string> {
    const code = newRecoveryCode();
    await this.#store.db
      .updateTable('users')
      .set({ recovery_hash: recoveryHashOf(code) })
      .where('id', '=', userId)
      .execute();
    return code;
  }

  /** Sets a password and returns a new recovery code. The columns `allowed` must be unchanged, so that a code works once. */
  async #setPassword(
    user: UsersTable,
    password: string,
    allowed: Partial<Pick<UsersTable, 'recovery_hash'>> = {},
  ): Promise<string> {
    refuseWeakPassword(password, user.name);
    const password_hash = await hash(password, ARGON);
    const code = newRecoveryCode();
    await this.#store.db.transaction().execute(async (db) => {
      const { numUpdatedRows } = await db
        .updateTable('users')
        .set({ password_hash, recovery_hash: recoveryHashOf(code) })
        .where((row) => row.and({ id: user.id, ...allowed }))
        .executeTakeFirst();
      if (numUpdatedRows === 0n) throw new Refused(refusalOf('wrong-recovery-code'));
      // An intruder may have signed in, asked for links or made tokens.
      for (const table of ['sessions', 'resets', 'api_tokens'] as const)
        await db.deleteFrom(table).where('user_id', '=', user.id).execute();
    });
    return code;
  }

  /** Creates the secret of a reset link for one use. */
  async openReset(userId: string, length = RESET_LIFETIME): Promise<string> {
    const secret = newSecret();
    await this.#store.db
      .insertInto('resets')
      .values({ token_hash: hashOf(secret), user_id: userId, expires_at: this.#now() + length })
      .execute();
    return secret;
  }

  /** Sets a password by a reset link; returns the account and its new recovery code. A refused password does not use the link up. */
  async reset(secret: string, password: string) {
    const { db } = this.#store;
    const token_hash = hashOf(secret);
    const user = await db
      .selectFrom('users')
      .innerJoin('resets', 'resets.user_id', 'users.id')
      .selectAll('users')
      .where('resets.token_hash', '=', token_hash)
      .where('resets.expires_at', '>', this.#now())
      .executeTakeFirst();
    if (user === undefined) throw new Refused(refusalOf('expired-link'));
    refuseWeakPassword(password, user.name);
    const { numDeletedRows } = await db.deleteFrom('resets').where('token_hash', '=', token_hash).executeTakeFirst();
    if (numDeletedRows === 0n) throw new Refused(refusalOf('expired-link'));
    return { userId: user.id, recoveryCode: await this.#setPassword(user, password) };
  }

  /** Creates an API token, one for each request id. Only hashes are stored, so a repeated request replaces the secret. */
  async createToken(userId: string, label: string, request: string | undefined) {
    const secret = newSecret();
    const token = {
      id: newId(),
      token_hash: hashOf(secret),
      user_id: userId,
      label,
      created_at: this.#now(),
      request_id: request ?? null,
    };
    const stored = await this.#store.db.transaction().execute(async (db) => {
      await lockUsers(db, [{ id: userId }]);
      const made = await db
        .insertInto('api_tokens')
        .values(token)
        .onConflict((c) => c.columns(['user_id', 'request_id']).doUpdateSet({ token_hash: token.token_hash }))
        .returning(['id', 'label', 'created_at as createdAt'])
        .executeTakeFirstOrThrow();
      const { tokens } = await db
        .selectFrom('api_tokens')
        .select((all) => all.fn.countAll<number | string>().as('tokens'))
        .where('user_id', '=', userId)
        .executeTakeFirstOrThrow();
      if (Number(tokens) > MAX_TOKENS) throw new Refused(refusalOf('too-many-tokens'));
      return made;
    });
    return { token: stored, secret };
  }

  async #create(about: Pick<UsersTable, 'name' | 'kind' | 'password_hash' | 'mail' | 'language'>): Promise<UsersTable> {
    const row: UsersTable = {
      ...about,
      id: newId(),
      name: about.name.trim(),
      name_key: nameKey(about.name),
      look_key: lookKey(about.name),
      recovery_hash: null,
      mail_confirmed_at: null,
      webhook: null,
      notices: ALL_CHANNELS,
      private: 0,
      admin: 0,
      banned_at: null,
      leaves_at: null,
      created_at: this.#now(),
    };
    await this.#withName(() => this.#store.db.insertInto('users').values(row).execute());
    return row;
  }

  /** Runs a query that sets a name; unique indexes refuse taken names and look-alikes. */
  async #withName<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : '';
      if (code === '23505' || code.startsWith('SQLITE_CONSTRAINT')) throw new Refused(refusalOf('name-taken'));
      throw error;
    }
  }

  async #user(id: string): Promise<UsersTable> {
    const user = await this.#store.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
    if (user === undefined) throw new Refused(refusalOf('not-found'));
    return user;
  }
}

/** A person's own account as the protocol sends it, without what other services add. */
export const meOf = (user: UsersTable): Omit<Me, 'unconfirmed' | 'vacation' | 'vacationDaysLeft'> => ({
  name: user.name,
  kind: user.kind === 'guest' ? 'guest' : 'member',
  language: languageIn(user.language),
  mail: user.mail,
  webhook: user.webhook,
  notices: noticeWaysSchema.parse(JSON.parse(user.notices)),
  private: user.private === 1,
  admin: user.admin === 1,
  recoverable: user.recovery_hash !== null,
});
