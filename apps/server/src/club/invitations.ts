import { timingSafeEqual } from 'node:crypto';
import { Refused, refusalOf } from '@whistlestop/client';
import type { Store } from '../store/store.ts';
import type { MatchesTable } from '../store/tables.ts';
import { hashOf, newSecret } from './ids.ts';
import { readHolders } from './loaded-match.ts';
import { hold } from './open-matches.ts';

/** More invitations to single seats than anybody sends for one match. */
const MOST = 64;

/** Compares hashes, which are of one length, in a time that tells nothing of where they differ. */
const sameHash = (a: string, b: string): boolean => timingSafeEqual(Buffer.from(a), Buffer.from(b));

/** Links to matches: that of the match opens every empty seat, that of a seat only its own. */
export class Invitations {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  /** What a secret opens: the whole match, one seat by its number, or nothing. */
  async opens(
    row: Pick<MatchesTable, 'id' | 'invite'>,
    secret: string | undefined,
  ): Promise<'match' | number | undefined> {
    if (secret === undefined) return undefined;
    const hash = hashOf(secret);
    if (sameHash(hashOf(row.invite), hash)) return 'match';
    const kept = await this.#store.db
      .selectFrom('seat_invitations')
      .select(['seat', 'secret_hash'])
      .where('match_id', '=', row.id)
      .execute();
    return kept.find(({ secret_hash }) => sameHash(secret_hash, hash))?.seat;
  }

  /** A new secret for an empty seat, or for one that a bot plays since somebody has left it, of which only the hash is kept. Earlier ones stay good. */
  async toSeat({ id, status }: MatchesTable, seat: number): Promise<string> {
    const secret = newSecret();
    await this.#store.db.transaction().execute(async (db) => {
      const holds = await hold(db, id, status === 'running' ? 'running' : 'open');
      const holder = (await readHolders(db, id))[seat];
      if (holds && holder === undefined) throw new Refused(refusalOf('unknown-seat'));
      const left = holder?.leftAt != null;
      if (!holds || holder === undefined || (status === 'running' && !left))
        throw new Refused(refusalOf('match-not-open'));
      if (holder.userId !== null || (holder.bot !== null && !left)) throw new Refused(refusalOf('seat-taken'));
      const { count } = await db
        .selectFrom('seat_invitations')
        .select((all) => all.fn.countAll<number | string>().as('count'))
        .where('match_id', '=', id)
        .executeTakeFirstOrThrow();
      if (Number(count) >= MOST) throw new Refused(refusalOf('too-many'));
      await db
        .insertInto('seat_invitations')
        .values({ match_id: id, seat, secret_hash: hashOf(secret) })
        .execute();
    });
    return secret;
  }
}
