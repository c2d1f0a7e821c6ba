import { Match, type Observer, SPECTATOR, type State, UNKNOWN } from '@whistlestop/kernel';
import type { PastMoment } from '@whistlestop/client';
import type { Store } from '../store/store.ts';
import type { EntriesTable, MatchesTable } from '../store/tables.ts';
import type { GameShelf } from './game-shelf.ts';
import { headerOf, parseEntries, readTurns, settingsOf } from './loaded-match.ts';
import { oldEnough } from './trailing-table.ts';

/**
 * What somebody who may look at a match was shown of it after each turn: from their seat, or as a spectator, who learns
 * nothing that a delayed table would not show yet.
 */
export async function pastOf(
  store: Store,
  shelf: GameShelf,
  row: MatchesTable,
  reader: string | null,
  now: number,
): Promise<PastMoment[]> {
  if (row.status === 'open') return [];
  const [seat, turns] = await Promise.all([seatOf(store, row.id, reader), readTurns(store, row.id, 0)]);
  if (seat !== undefined) return momentsFor(seat, shelf, row, turns);
  return momentsFor(SPECTATOR, shelf, row, oldEnough(turns, settingsOf(row).spectatorDelay, now));
}

async function seatOf({ db }: Store, match: string, reader: string | null): Promise<number | undefined> {
  if (reader === null) return undefined;
  const held = await db
    .selectFrom('seats')
    .select('seat')
    .where('match_id', '=', match)
    .where('user_id', '=', reader)
    .executeTakeFirst();
  return held?.seat;
}

function momentsFor(
  observer: Observer,
  shelf: GameShelf,
  row: MatchesTable,
  turns: readonly EntriesTable[],
): PastMoment[] {
  const game = shelf.game(row);
  const match = new Match(game, headerOf(row));
  let shown: State = game.layout.create().fill(UNKNOWN);
  return turns.map(({ entries, last }) => {
    for (const entry of parseEntries(entries)) match.append(entry);
    const before = shown;
    shown = match.view(observer).state;
    return { sequence: last, changes: changesBetween(before, shown) };
  });
}

function changesBetween(before: State, after: State): (number | null)[] {
  return Array.from(after).flatMap((value, slot) =>
    value === before[slot] ? [] : [slot, value === UNKNOWN ? null : value],
  );
}
