import { type MatchSettings, Refused, refusalOf, type SeatWish } from '@whistlestop/client';
import type { Kysely } from 'kysely';
import type { SeatHolder } from '../people/seat-holders.ts';
import type { Tables } from '../store/tables.ts';

/** The seats of a rematch: everybody moves on by one, the others' seats are open. Refuses when an account is deleted. */
export function rematchSeats(holders: readonly SeatHolder[], mine: number): SeatWish[] {
  if (holders.some(({ bot, name }) => bot === null && name === null)) throw new Refused(refusalOf('player-gone'));
  return holders.map((_, seat) => {
    const bot = holders.at(seat - 1)?.bot ?? null;
    if (bot !== null) return { kind: 'bot', bot };
    return { kind: seat === mine ? 'me' : 'open' };
  });
}

/** The settings of a rematch: the same, but casual without a clock or with a guest. */
export const rematchSettings = (settings: MatchSettings, holders: readonly SeatHolder[]): MatchSettings => ({
  ...settings,
  rated: settings.rated && settings.clock.kind !== 'none' && !holders.some(({ guest }) => guest),
});

/** The match of which this is the rematch. */
export async function formerOf(db: Kysely<Tables>, id: string): Promise<string | undefined> {
  const row = await db.selectFrom('matches').select('id').where('rematch', '=', id).executeTakeFirst();
  return row?.id;
}

/** Sets the rematch of a match if it is still `rematch`; returns whether it was. */
export async function setRematch(
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
