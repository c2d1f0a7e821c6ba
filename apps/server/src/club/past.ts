import { SPECTATOR } from '@whistlestop/kernel';
import { type AnswerOf, Refused, refusalOf } from '@whistlestop/client';
import type { Store } from '../store/store.ts';
import type { MatchHost } from './match-host.ts';
import { Replay } from './replay.ts';

/** Turns on a page: most matches have no more. */
const PAGE = 512;

/**
 * A page of what somebody who may look at a match was shown of it after each turn: from their seat, or as a spectator, who
 * learns nothing that a delayed table would not show yet. A page is named by the length of the log at the end of the one before.
 */
export async function pastOf(
  store: Store,
  host: MatchHost,
  reader: string | null,
  page: string | undefined,
  now: number,
): Promise<AnswerOf<'past'>> {
  const { loaded } = host;
  const seat = host.seatOf(reader);
  const replay = Replay.of(loaded);
  await replay.playOn();
  const known = seat === undefined ? await turnsShown(store, host, replay, now) : replay.length;
  const from = page === undefined ? 0 : replay.turnsUpTo(Number(page));
  // What those who are kept behind may not know yet has no name either.
  if (page !== undefined && (from > known || String(replay.lastOf(from)) !== page))
    throw new Refused(refusalOf('malformed'));
  const to = Math.min(from + PAGE, known);
  const moments = await replay.moments(seat ?? SPECTATOR, to);
  return { moments: moments.slice(from, to), next: to < known ? String(replay.lastOf(to)) : null };
}

/** How many turns spectators may know by now. The clocks of two nodes differ: no turn comes before an earlier one. */
async function turnsShown({ db }: Store, { id, loaded }: MatchHost, replay: Replay, now: number): Promise<number> {
  const { spectatorDelay } = loaded.settings;
  if (spectatorDelay === 0) return replay.length;
  const young = await db
    .selectFrom('entries')
    .select('sequence')
    .where('match_id', '=', id)
    .where('at', '>', now - spectatorDelay)
    .orderBy('sequence')
    .limit(1)
    .executeTakeFirst();
  return young === undefined ? replay.length : replay.turnsUpTo(young.sequence - 1);
}
