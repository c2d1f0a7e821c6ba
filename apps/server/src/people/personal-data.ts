import { ANONYMOUS, parseNames } from '../store/match-columns.ts';
import type { Store } from '../store/store.ts';
import type { UsersTable } from '../store/tables.ts';
import { meOf } from './accounts.ts';
import { withdrawMatch } from './withdraw-match.ts';

/** Everything the club stores about a person, without secrets of others. */
export async function exportPersonalData({ db }: Store, user: UsersTable): Promise<Record<string, unknown>> {
  const [sessions, tokens, vacations, notices, news, ratings, results, chat, reports, seats, opened, mutes] =
    await Promise.all([
      db.selectFrom('sessions').select(['created_at', 'expires_at']).where('user_id', '=', user.id).execute(),
      db.selectFrom('api_tokens').select(['id', 'label', 'created_at']).where('user_id', '=', user.id).execute(),
      db.selectFrom('vacations').select(['from_at', 'until_at']).where('user_id', '=', user.id).execute(),
      db.selectFrom('notices').select(['match_id', 'sequence', 'at']).where('user_id', '=', user.id).execute(),
      db
        .selectFrom('news')
        .select(['match_id', 'kind', 'game', 'seat_name', 'at'])
        .where('user_id', '=', user.id)
        .execute(),
      db
        .selectFrom('ratings')
        .select(['game', 'variant', 'rating', 'deviation', 'volatility', 'matches'])
        .where('user_id', '=', user.id)
        .execute(),
      db
        .selectFrom('results')
        .select(['match_id', 'seat_name', 'substitute', 'game', 'score', 'stopped', 'ended_at'])
        .where('user_id', '=', user.id)
        .execute(),
      db.selectFrom('chat').select(['match_id', 'room', 'text', 'at']).where('user_id', '=', user.id).execute(),
      db.selectFrom('reports').select(['line_id', 'reason', 'at']).where('user_id', '=', user.id).execute(),
      db.selectFrom('seats').select(['match_id', 'seat', 'seen_at']).where('user_id', '=', user.id).execute(),
      db.selectFrom('matches').select(['id', 'created_at']).where('opened_by', '=', user.id).execute(),
      db
        .selectFrom('mutes')
        .innerJoin('users', 'users.id', 'mutes.muted_id')
        .select('users.name')
        .where('mutes.user_id', '=', user.id)
        .execute(),
    ]);
  return {
    account: { ...meOf(user), mailConfirmedAt: user.mail_confirmed_at, createdAt: user.created_at },
    seats,
    sessions,
    tokens,
    vacations,
    notices,
    news,
    ratings,
    results,
    chat,
    reports,
    opened,
    mutes,
  };
}

/** Deletes a person. Their seats stay, without a name; their open matches are withdrawn. */
export async function deletePersonalData({ db }: Store, user: UsersTable, at: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const open = await tx
      .selectFrom('matches')
      .select('id')
      .where('opened_by', '=', user.id)
      .where('status', '=', 'open')
      .execute();
    for (const { id } of open) await withdrawMatch(tx, id, { kind: 'withdrawn', by: user.id, at });
    const seats = tx
      .selectFrom('seats')
      .select(['match_id', 'seat'])
      .where('user_id', '=', user.id)
      // A substitute's seat keeps the name of the first player.
      .where('left_at', 'is', null);
    // Results also name seats that went to a bot.
    const counted = tx
      .selectFrom('results')
      .select(['match_id', 'seat'])
      .where('user_id', '=', user.id)
      .where('substitute', '=', 0);
    const played = await tx
      .selectFrom(seats.union(counted).as('place'))
      .innerJoin('matches', 'matches.id', 'place.match_id')
      .select(['matches.id', 'matches.players', 'place.seat'])
      .execute();
    for (const { id, players, seat } of played) {
      const names = parseNames(players);
      if (names.length > 0) names[seat] = ANONYMOUS;
      await tx
        .updateTable('matches')
        .set({ players: JSON.stringify(names) })
        .where('id', '=', id)
        .execute();
    }
    const lines = tx.selectFrom('chat').select('id').where('user_id', '=', user.id);
    await tx.deleteFrom('reports').where('line_id', 'in', lines).execute();
    await tx.updateTable('seats').set({ user_id: null }).where('user_id', '=', user.id).execute();
    await tx.updateTable('results').set({ user_id: null }).where('user_id', '=', user.id).execute();
    await tx.updateTable('matches').set({ opened_by: null }).where('opened_by', '=', user.id).execute();
    for (const table of [
      'sessions',
      'api_tokens',
      'resets',
      'mail_links',
      'vacations',
      'notices',
      'news',
      'ratings',
      'chat',
      'reports',
    ] as const)
      await tx.deleteFrom(table).where('user_id', '=', user.id).execute();
    await tx
      .deleteFrom('mutes')
      .where((where) => where.or([where('user_id', '=', user.id), where('muted_id', '=', user.id)]))
      .execute();
    await tx.deleteFrom('users').where('id', '=', user.id).execute();
  });
}
