import { Refused, refusalOf } from '@whistlestop/client';
import { readHolders } from '../people/seat-holders.ts';
import { hashOf, newSecret } from '../store/ids.ts';
import type { Store } from '../store/store.ts';
import type { MatchesTable } from '../store/tables.ts';
import { lockMatch } from './open-matches.ts';

/** The most invitations to single seats of one match. */
const MAX_INVITATIONS = 64;

/** Creates a secret for an empty or abandoned seat and stores its hash; earlier secrets stay valid. */
export async function inviteToSeat(store: Store, { id, status }: MatchesTable, seat: number): Promise<string> {
  const secret = newSecret();
  await store.db.transaction().execute(async (db) => {
    const isLocked = await lockMatch(db, id, status === 'running' ? 'running' : 'open');
    const holder = (await readHolders(db, id))[seat];
    if (isLocked && holder === undefined) throw new Refused(refusalOf('unknown-seat'));
    const left = holder?.leftAt != null;
    if (!isLocked || holder === undefined || (status === 'running' && !left))
      throw new Refused(refusalOf('match-not-open'));
    if (holder.userId !== null || (holder.bot !== null && !left)) throw new Refused(refusalOf('seat-taken'));
    const { count } = await db
      .selectFrom('seat_invitations')
      .select((all) => all.fn.countAll<number | string>().as('count'))
      .where('match_id', '=', id)
      .executeTakeFirstOrThrow();
    if (Number(count) >= MAX_INVITATIONS) throw new Refused(refusalOf('too-many'));
    await db
      .insertInto('seat_invitations')
      .values({ match_id: id, seat, secret_hash: hashOf(secret) })
      .execute();
  });
  return secret;
}
