import { Refused, refusalOf } from '@whistlestop/client';
import { hashOf, newSecret } from '../store/ids.ts';
import type { Store } from '../store/store.ts';
import type { UsersTable } from '../store/tables.ts';

/** How long a confirmation link is valid. */
const LINK_LIFETIME = 7 * 24 * 3600 * 1000;

/** The address, if confirmed: an unconfirmed one may be a stranger's. */
export const confirmedEmail = ({ mail, mail_confirmed_at }: Pick<UsersTable, 'mail' | 'mail_confirmed_at'>) =>
  mail_confirmed_at === null ? null : mail;

/** E-mail addresses of people, and the links that confirm them. */
export class EmailAddresses {
  readonly #store: Store;
  readonly #now: () => number;

  constructor(store: Store, now: () => number) {
    this.#store = store;
    this.#now = now;
  }

  /** Changes the address, which then has to be confirmed; returns whether it is another. */
  async change(user: UsersTable, mail: string | null): Promise<boolean> {
    if (mail === user.mail) return false;
    await this.#store.db
      .updateTable('users')
      .set({ mail, mail_confirmed_at: null })
      .where('id', '=', user.id)
      .execute();
    return true;
  }

  /** The secret of a confirmation link for this address. */
  async openLink(user_id: string, mail: string): Promise<string> {
    const secret = newSecret();
    await this.#store.db
      .insertInto('mail_links')
      .values({ token_hash: hashOf(secret), user_id, mail, expires_at: this.#now() + LINK_LIFETIME })
      .execute();
    return secret;
  }

  /** Confirms the address of a link, also when repeated; refuses an expired link, or one for a former address. */
  async confirm(secret: string): Promise<void> {
    const { db } = this.#store;
    const link = await db
      .selectFrom('mail_links')
      .selectAll()
      .where('token_hash', '=', hashOf(secret))
      .where('expires_at', '>', this.#now())
      .executeTakeFirst();
    if (link === undefined) throw new Refused(refusalOf('expired-link'));
    const { numUpdatedRows } = await db
      .updateTable('users')
      .set({ mail_confirmed_at: this.#now() })
      .where('id', '=', link.user_id)
      .where('mail', '=', link.mail)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new Refused(refusalOf('expired-link'));
  }
}
