import { type Expression, type Kysely, type SqlBool, sql } from 'kysely';
import type { Tables } from '../store/tables.ts';

/** Whether a match of the query is an open rematch: its seats are reserved for the players of the match before. */
export const isReserved: Expression<SqlBool> = sql<SqlBool>`(matches.status = 'open'
  and exists (select 1 from matches as former where former.rematch = matches.id))`;

/** Which of these matches are open rematches. */
export async function reservedAmong(db: Kysely<Tables>, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db.selectFrom('matches').select('id').where('id', 'in', ids).where(isReserved).execute();
  return new Set(rows.map(({ id }) => id));
}

/** Which of these matches are open rematches this person has not joined yet. */
export async function offeredRematches(
  db: Kysely<Tables>,
  ids: readonly string[],
  userId: string,
): Promise<ReadonlySet<string>> {
  const reserved = await reservedAmong(db, ids);
  if (reserved.size === 0) return reserved;
  const joined = await db
    .selectFrom('seats')
    .select('match_id')
    .where('match_id', 'in', [...reserved])
    .where('user_id', '=', userId)
    .execute();
  const taken = new Set(joined.map(({ match_id }) => match_id));
  return new Set([...reserved].filter((id) => !taken.has(id)));
}

/** Whether a person played in the match of which this is the rematch. */
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
