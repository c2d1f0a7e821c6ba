import { type News, newsSchema } from '@whistlestop/client';
import type { Kysely } from 'kysely';
import type { BadRows } from '../store/bad-rows.ts';
import type { Store } from '../store/store.ts';
import type { NewsTable, Tables } from '../store/tables.ts';

/** The most news in one answer; older ones follow when these are seen. */
const MAX_NEWS = 50;

/** Stores news for people about a match that is no longer in their list. */
export async function addNews(db: Kysely<Tables>, news: readonly NewsTable[]): Promise<void> {
  if (news.length === 0) return;
  await db
    .insertInto('news')
    .values(news)
    .onConflict((c) =>
      c.columns(['user_id', 'match_id']).doUpdateSet((row) => ({
        kind: row.ref('excluded.kind'),
        seat_name: row.ref('excluded.seat_name'),
        at: row.ref('excluded.at'),
      })),
    )
    .execute();
}

/** The unseen news of a person, the latest first. */
export async function readNews(
  { store, badRows }: { readonly store: Store; readonly badRows: BadRows },
  userId: string,
): Promise<News[]> {
  const rows = await store.db
    .selectFrom('news')
    .leftJoin('matches', 'matches.id', 'news.match_id')
    .select(['news.match_id', 'news.kind', 'news.game', 'news.seat_name', 'news.at'])
    .select(['matches.public', 'matches.opened_by'])
    .where('news.user_id', '=', userId)
    .orderBy('news.at', 'desc')
    .orderBy('news.match_id')
    .limit(MAX_NEWS)
    .execute();
  return badRows.readable(
    rows,
    ({ match_id }) => `news ${userId} ${match_id}`,
    ({ match_id, kind, game, seat_name, at, public: listed, opened_by }) =>
      newsSchema.parse({
        match: match_id,
        kind,
        readable: listed === 1 || opened_by === userId,
        game,
        seat: seat_name,
        at,
      }),
  );
}

/** Marks the end of a match as seen by a person; a match that goes on is not marked. */
export async function markSeen({ db }: Store, match: string, userId: string, at: number): Promise<void> {
  await db.deleteFrom('news').where('user_id', '=', userId).where('match_id', '=', match).execute();
  await db
    .updateTable('seats')
    .set({ seen_at: at })
    .where('match_id', '=', match)
    .where('user_id', '=', userId)
    .where('seen_at', 'is', null)
    .where('match_id', 'in', db.selectFrom('matches').select('id').where('id', '=', match).where('status', '=', 'over'))
    .execute();
}
