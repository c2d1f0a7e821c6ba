import { sql } from 'kysely';
import type { Logger } from '../log.ts';
import type { Store } from '../store/store.ts';

/** How long a result is cached, in milliseconds. */
const CACHED_FOR = 5000;

/** Whether this node is ready: its database can be read and written. */
export class Readiness {
  readonly #store: Store;
  readonly #log: Logger;
  readonly #now: () => number;
  #checkedAt = Number.NEGATIVE_INFINITY;
  #writable: Promise<boolean> | undefined;

  constructor(store: Store, log: Logger, now: () => number) {
    this.#store = store;
    this.#log = log;
    this.#now = now;
  }

  /** Rejects when the database does not answer. */
  async check(): Promise<boolean> {
    await sql`select 1`.execute(this.#store.db);
    if (this.#now() - this.#checkedAt >= CACHED_FOR) {
      this.#checkedAt = this.#now();
      this.#writable = this.#write();
    }
    return (await this.#writable) === true;
  }

  async #write(): Promise<boolean> {
    const row = { id: 1, at: this.#now() };
    try {
      await this.#store.db
        .insertInto('writes')
        .values(row)
        .onConflict((c) => c.column('id').doUpdateSet(row))
        .execute();
      return true;
    } catch (error) {
      this.#log.error({ err: error }, 'nothing can be written');
      return false;
    }
  }
}
