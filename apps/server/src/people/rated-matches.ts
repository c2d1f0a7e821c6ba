import { type MatchSettings, Refused, refusalOf } from '@whistlestop/client';
import { type Game, includes, only } from '@whistlestop/kernel';
import type { Kysely } from 'kysely';
import type { Tables } from '../store/tables.ts';
import { readHolders } from './seat-holders.ts';

/** Refuses guests at rated matches: they have no rating. */
export async function refuseGuest(db: Kysely<Tables>, { rated }: MatchSettings, userId: string): Promise<void> {
  if (!rated) return;
  const user = await db.selectFrom('users').select('kind').where('id', '=', userId).executeTakeFirst();
  if (user?.kind === 'guest') throw new Refused(refusalOf('rated-for-members'));
}

/** Whether a rated match changes ratings: every side has moved, and it began without guests. */
export async function changesRatings(db: Kysely<Tables>, id: string, { seats, parties }: Game): Promise<boolean> {
  const holders = await readHolders(db, id);
  if (holders.some(({ guest, leftAt }) => guest && leftAt === null)) return false;
  const moved = await db
    .selectFrom('entries')
    .select('seat')
    .distinct()
    .where('match_id', '=', id)
    // A turn's first entry is the request's: this finds moves, and no undo or forfeit.
    .where('entries', 'like', '[{"kind":"action"%')
    .execute();
  return seats.every((_, seat) => {
    const side = parties?.of(seat) ?? only(seat);
    return moved.some((turn) => includes(side, turn.seat));
  });
}
