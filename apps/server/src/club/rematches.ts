import { type MatchSettings, Refused, refusalOf, type SeatWish } from '@whistlestop/client';
import { type Expression, type Kysely, type SqlBool, sql } from 'kysely';
import type { Tables } from '../store/tables.ts';
import type { SeatHolder } from './loaded-match.ts';

/** The seats of a rematch: everybody is moved on by one, and the other people come when they like. Refused where one of them is gone. */
export function rematchSeats(holders: readonly SeatHolder[], mine: number): SeatWish[] {
  if (holders.some(({ bot, name }) => bot === null && name === null)) throw new Refused(refusalOf('player-gone'));
  return holders.map((_, seat) => {
    const bot = holders.at(seat - 1)?.bot ?? null;
    if (bot !== null) return { kind: 'bot', bot };
    return { kind: seat === mine ? 'me' : 'open' };
  });
}

/** The settings of a rematch: the same, but one without a clock or with a guest is casual, though once it could be rated. */
export const rematchSettings = (settings: MatchSettings, holders: readonly SeatHolder[]): MatchSettings => ({
  ...settings,
  rated: settings.rated && settings.clock.kind !== 'none' && !holders.some(({ guest }) => guest),
});

/** Whether a match of the query is a rematch that still waits for its players: its seats are kept for those of the match before. */
export const isKept: Expression<SqlBool> = sql<SqlBool>`(matches.status = 'open'
  and exists (select 1 from matches as former where former.rematch = matches.id))`;

/** Which of these matches are such rematches. */
export async function keptAmong(db: Kysely<Tables>, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db.selectFrom('matches').select('id').where('id', 'in', ids).where(isKept).execute();
  return new Set(rows.map(({ id }) => id));
}

/** Which of these matches are such rematches at which somebody does not sit yet. */
export async function offeredAmong(
  db: Kysely<Tables>,
  ids: readonly string[],
  userId: string,
): Promise<ReadonlySet<string>> {
  const kept = await keptAmong(db, ids);
  if (kept.size === 0) return kept;
  const theirs = await db
    .selectFrom('seats')
    .select('match_id')
    .where('match_id', 'in', [...kept])
    .where('user_id', '=', userId)
    .execute();
  const taken = new Set(theirs.map(({ match_id }) => match_id));
  return new Set([...kept].filter((id) => !taken.has(id)));
}

/** The match of which this is the rematch. */
export async function formerOf(db: Kysely<Tables>, id: string): Promise<string | undefined> {
  const row = await db.selectFrom('matches').select('id').where('rematch', '=', id).executeTakeFirst();
  return row?.id;
}

/** Whether somebody played in the match of which this is the rematch. */
export async function playedBefore(db: Kysely<Tables>, id: string, userId: string): Promise<boolean> {
  const seat = await db
    .selectFrom('matches')
    .innerJoin('seats', 'seats.match_id', 'matches.id')
    .select('seats.seat')
    .where('matches.rematch', '=', id)
    .where('seats.user_id', '=', userId)
    .executeTakeFirst();
  return seat !== undefined;
}

/** Names the rematch of a match which had this one, or none; answers whether it did, and not somebody else meanwhile. */
export async function nameRematch(
  db: Kysely<Tables>,
  { id, rematch }: { readonly id: string; readonly rematch: string | null },
  next: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('matches')
    .set({ rematch: next })
    .where('id', '=', id)
    .where('rematch', 'is not distinct from', rematch)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
