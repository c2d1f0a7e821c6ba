import { formatRecord, SPECTATOR } from '@whistlestop/kernel';
import { type AnswerOf, Refused, refusalOf } from '@whistlestop/client';
import type { Store } from '../store/store.ts';
import { headerOf } from './loaded-match.ts';
import type { MatchAccess } from './match-access.ts';
import type { MatchCache } from './match-cache.ts';
import type { MatchHost } from './match-host.ts';
import { isDelayed } from './match-info.ts';
import type { Replay } from './replay.ts';

/** The record of a match, redacted for this reader. */
export async function recordOf(
  access: MatchAccess,
  cache: MatchCache,
  id: string,
  reader: string | null,
  invite: string | undefined,
  now: number,
): Promise<string> {
  const row = await access.visible(id, reader, invite);
  const host = await cache.get(id);
  const seat = host.seatOf(reader);
  if (seat === undefined && isDelayed(row, host.loaded.settings, now)) throw new Refused(refusalOf('not-allowed'));
  return host.run(() =>
    Promise.resolve(formatRecord(host.match.game, headerOf(row), host.match.shownLog(seat ?? SPECTATOR))),
  );
}

/** Turns on a page: most matches have fewer. */
const PAGE_SIZE = 512;

/** A page of this reader's views after each turn. It is named by the length of the log at the end of the page before. */
export async function historyPage(
  store: Store,
  host: MatchHost,
  reader: string | null,
  page: string | undefined,
  now: number,
): Promise<AnswerOf<'past'>> {
  const seat = host.seatOf(reader);
  const replay = host.replay;
  await replay.playOn();
  const known = seat === undefined ? await turnsShown(store, host, replay, now) : replay.length;
  const from = page === undefined ? 0 : replay.turnsUpTo(Number(page));
  // A page must not begin after turns that delayed spectators may not know yet.
  if (page !== undefined && (from > known || String(replay.lastOf(from)) !== page))
    throw new Refused(refusalOf('malformed'));
  const to = Math.min(from + PAGE_SIZE, known);
  const moments = await replay.moments(seat ?? SPECTATOR, to);
  return { moments: moments.slice(from, to), next: to < known ? String(replay.lastOf(to)) : null };
}

/** How many turns spectators may know by now. Nodes' clocks differ, so the first turn that is too recent ends the list. */
async function turnsShown({ db }: Store, { id, loaded }: MatchHost, replay: Replay, now: number): Promise<number> {
  const { spectatorDelay } = loaded.settings;
  if (spectatorDelay === 0) return replay.length;
  const recent = await db
    .selectFrom('entries')
    .select('sequence')
    .where('match_id', '=', id)
    .where('at', '>', now - spectatorDelay)
    .orderBy('sequence')
    .limit(1)
    .executeTakeFirst();
  return recent === undefined ? replay.length : replay.turnsUpTo(recent.sequence - 1);
}
