import type { Player } from '@whistlestop/client';
import type { Kysely } from 'kysely';
import type { Store } from '../store/store.ts';
import type { Tables } from '../store/tables.ts';

/** The holder of a seat. */
export interface SeatHolder {
  readonly userId: string | null;
  readonly bot: string | null;
  /** What the bot has agreed on with a partner, as JSON. */
  readonly plan: string | null;
  readonly name: string | null;
  readonly guest: boolean;
  /** When a person last left the seat to a bot: the person who sits there now is a substitute. */
  readonly leftAt: number | null;
}

/** The holders of a match's seats, in seat order. */
export async function readHolders(db: Kysely<Tables>, match: string): Promise<SeatHolder[]> {
  const rows = await db
    .selectFrom('seats')
    .leftJoin('users', 'users.id', 'seats.user_id')
    .select(['seats.user_id', 'seats.bot', 'seats.plan', 'seats.left_at', 'users.name', 'users.kind'])
    .where('seats.match_id', '=', match)
    .orderBy('seats.seat')
    .execute();
  return rows.map((row) => ({
    userId: row.user_id,
    bot: row.bot,
    plan: row.plan,
    name: row.name,
    guest: row.kind === 'guest',
    leftAt: row.left_at,
  }));
}

interface SeatRow {
  readonly match_id: string;
  readonly seat: number;
  readonly user_id: string | null;
  readonly bot: string | null;
  readonly plan: string | null;
  readonly left_at: number | null;
  readonly name: string | null;
  readonly kind: string | null;
}

/** The player of a seat as the protocol sends it; null where nobody sits any more. */
export function playerOf({ bot, name, kind }: SeatRow): Player | null {
  if (bot !== null) return { kind: 'bot', name: bot };
  if (name === null) return null;
  return { kind: kind === 'guest' ? 'guest' : 'member', name };
}

/** The seats of these matches. */
export async function readSeatRows({ db }: Pick<Store, 'db'>, ids: readonly string[]): Promise<SeatRow[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom('seats')
    .leftJoin('users', 'users.id', 'seats.user_id')
    .select([
      'seats.match_id',
      'seats.seat',
      'seats.user_id',
      'seats.bot',
      'seats.plan',
      'seats.left_at',
      'users.name',
      'users.kind',
    ])
    .where('seats.match_id', 'in', ids)
    .orderBy('seats.seat')
    .execute();
}
