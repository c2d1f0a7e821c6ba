import type { Kysely } from 'kysely';
import type { Tables } from '../store/tables.ts';
import { addNews } from './news.ts';

/** Why a match is withdrawn, and by whom; that person gets no news. */
interface Withdrawal {
  readonly kind: 'lapsed' | 'withdrawn';
  readonly by: string | null;
  readonly at: number;
}

/** Deletes an open match and stores news for its people; reported chat lines stay for the admins. */
export async function withdrawMatch(db: Kysely<Tables>, id: string, { kind, by, at }: Withdrawal): Promise<void> {
  const people = await db
    .selectFrom('matches')
    .leftJoin('seats', 'seats.match_id', 'matches.id')
    .select(['matches.game', 'matches.opened_by', 'seats.user_id'])
    .where('matches.id', '=', id)
    .execute();
  const readers = new Set(people.flatMap(({ opened_by, user_id }) => [opened_by, user_id]));
  const game = people[0]?.game ?? '';
  await addNews(
    db,
    [...readers].flatMap((user_id) =>
      user_id === null || user_id === by ? [] : [{ user_id, match_id: id, kind, game, seat_name: null, at }],
    ),
  );
  const reported = db.selectFrom('reports').select('line_id');
  await db.deleteFrom('chat').where('match_id', '=', id).where('id', 'not in', reported).execute();
  await db.deleteFrom('matches').where('id', '=', id).execute();
  await db.updateTable('matches').set({ rematch: null }).where('rematch', '=', id).execute();
  for (const table of ['seats', 'seat_invitations'] as const)
    await db.deleteFrom(table).where('match_id', '=', id).execute();
}
