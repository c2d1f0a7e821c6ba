import type { profileSchema } from '@whistlestop/client';
import type { z } from 'zod';
import type { Store } from '../store/store.ts';
import type { UsersTable } from '../store/tables.ts';

const HISTORY = 50;

/** A member as others see them: ratings, results by side, the latest matches. */
export async function profileOf({ db }: Store, user: UsersTable): Promise<z.infer<typeof profileSchema>> {
  const [ratings, results] = await Promise.all([
    db.selectFrom('ratings').selectAll().where('user_id', '=', user.id).orderBy('game').orderBy('variant').execute(),
    db.selectFrom('results').selectAll().where('user_id', '=', user.id).orderBy('ended_at', 'desc').execute(),
  ]);
  const sides = new Map<
    string,
    { game: string; seat: string; played: number; won: number; shared: number; lost: number }
  >();
  for (const { game, seat_name: seat, score } of results) {
    const side = sides.get(`${game} ${seat}`) ?? { game, seat, played: 0, won: 0, shared: 0, lost: 0 };
    side.played++;
    if (score >= 1) side.won++;
    else if (score <= 0) side.lost++;
    else side.shared++;
    sides.set(`${game} ${seat}`, side);
  }
  return {
    name: user.name,
    since: user.created_at,
    ratings: ratings.map(({ game, variant, rating, deviation, matches }) => ({
      game,
      variant,
      rating,
      deviation,
      matches,
    })),
    sides: [...sides.values()],
    history: results.slice(0, HISTORY).map(({ match_id, game, seat_name, score, ended_at }) => ({
      match: match_id,
      game,
      seat: seat_name,
      score,
      endedAt: ended_at,
    })),
  };
}
