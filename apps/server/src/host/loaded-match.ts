import {
  CHANCE_ACTS,
  type ChanceSource,
  commitmentOf,
  type Entry,
  entrySchema,
  type Game,
  type Happening,
  isSnapshotOf,
  Match,
  type MatchHeader,
  OVER,
  type SeatMask,
  snapshotSchema,
  undoDepth,
} from '@whistlestop/kernel';
import { MANY_SEATS, type MatchSettings, Refused, refusalOf } from '@whistlestop/client';
import { z } from 'zod';
import { type StoredClock, storedClockSchema, pressClock, undoClock } from '../clocks/clock.ts';
import { readHolders, type SeatHolder } from '../people/seat-holders.ts';
import { turnsInParts } from '../store/log-parts.ts';
import { parseNames, settingsOf } from '../store/match-columns.ts';
import type { Store } from '../store/store.ts';
import type { MatchesTable } from '../store/tables.ts';
import { conferringSince } from './conferring.ts';
import type { GameCatalog } from './game-catalog.ts';
import { isSliceOver, nextSlice } from './time-slice.ts';

/** One accepted request: its seat and request id, and the length of the log after it. */
export interface Turn {
  readonly last: number;
  readonly seat: number;
  readonly requestId: string | null;
}

const entriesSchema = z.array(entrySchema);

/** A match in memory: what the database says about it, replayed. */
export interface LoadedMatch {
  readonly row: MatchesTable;
  readonly game: Game;
  readonly settings: MatchSettings;
  readonly match: Match;
  readonly chance: ChanceSource;
  holders: readonly SeatHolder[];
  /** How often seats have changed hands, as far as this node has read. */
  seating: number;
  clock: StoredClock | null;
  /** Since when parties confer in private; undefined when none does. */
  conferring: number | undefined;
  /** Used to answer repeated requests. */
  readonly turns: Turn[];
}

/** What loading a match needs: logs, rules, and luck from a secret seed. */
export interface MatchSources {
  readonly store: Store;
  readonly games: GameCatalog;
  readonly luck: (seed: string, match: string) => ChanceSource;
}

export const parseEntries = (text: string): Entry[] => entriesSchema.parse(JSON.parse(text));

export const parseClock = (text: string | null): StoredClock | null =>
  text === null ? null : storedClockSchema.parse(JSON.parse(text));

/** What is fixed before the first entry of a match. */
export const headerOf = (row: MatchesTable): MatchHeader => ({
  game: row.game,
  rules: row.rules,
  options: JSON.parse(row.options) as unknown,
  match: row.id,
  seats: parseNames(row.players),
  commitment: commitmentOf(row.seed),
});

/** Rebuilds a started match from its log and snapshot; `upTo` leaves out later turns, which are broadcast one by one. */
export async function loadMatch({ store, games, luck }: MatchSources, id: string, upTo?: number): Promise<LoadedMatch> {
  const row = await store.db.selectFrom('matches').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined) throw new Refused(refusalOf('not-found'));
  if (row.status === 'open') throw new Refused(refusalOf('match-not-running'));
  const [holders, cached] = await Promise.all([
    readHolders(store.db, id),
    store.db.selectFrom('snapshots').select('snapshot').where('match_id', '=', id).executeTakeFirst(),
  ]);
  const game = games.game(row);
  // A turn committed between the queries would not fit the clocks of the row.
  const head = Math.min(upTo ?? row.head, row.head);
  const snapshot = cached === undefined ? undefined : snapshotSchema.safeParse(JSON.parse(cached.snapshot)).data;
  const usable = snapshot !== undefined && snapshot.sequence <= head && isSnapshotOf(game, snapshot);
  let match = new Match(game, headerOf(row));
  /** The entries before the snapshot, which need not be judged again; undefined once they are read. */
  let before: Entry[] | undefined = usable ? [] : undefined;
  const turns: (Turn & { readonly at: number })[] = [];
  for await (const part of turnsInParts(store.db, id)) {
    for (const { last, seat, request_id, at, entries } of part) {
      if (last > head) break;
      while (isSliceOver()) await nextSlice();
      turns.push({ last, seat, requestId: request_id, at });
      if (before === undefined || snapshot === undefined) {
        match.follow(parseEntries(entries));
        continue;
      }
      before.push(...parseEntries(entries));
      if (before.length < snapshot.sequence) continue;
      match = Match.resume(game, match.header, before, snapshot);
      before = undefined;
    }
    if ((part.at(-1)?.last ?? 0) >= head) break;
  }
  if (before !== undefined) match.follow(before);
  return {
    row,
    game,
    settings: settingsOf(row),
    match,
    chance: luck(row.seed, id),
    holders,
    seating: row.seating,
    clock: parseClock(row.clock),
    conferring: conferringSince(match, turns),
    turns,
  };
}

/** The entries that follow a turn automatically: a stop of a match that is too long, and the seed of one that is over. */
export function endingAfter({ match, row }: LoadedMatch, mostEntries: number): Happening[] {
  const stop = !match.over && match.log.length >= mostEntries ? [match.stop('too-long')] : [];
  return match.over && match.seed === undefined ? [...stop, match.close(row.seed)] : stop;
}

/** The seats the game waits for; nobody once the match is over. */
export function waitingSeats({ over, pending }: Match): SeatMask {
  return over || pending === CHANCE_ACTS || pending === OVER ? 0 : pending;
}

/** The clocks after the latest turn, which begins with this entry. */
export function clockAfter(
  { match, settings, clock }: LoadedMatch,
  entry: Entry | undefined,
  before: SeatMask,
  now: number,
): StoredClock | null {
  const after = waitingSeats(match);
  if (entry?.kind === 'undo') return undoClock(clock, after, now);
  // A seat gains time only by a step of its own, not by a takeback.
  const mover = entry?.kind === 'action' ? entry.seat : -1;
  return pressClock(settings.clock, clock, { before, after, mover, undoable: undoDepth(match.steps, mover), now });
}

/** Whether seats of a match may change hands while it runs. */
export const mayChangeHands = ({ settings: { onTimeout }, game }: LoadedMatch): boolean =>
  onTimeout === 'bot' || (onTimeout === 'claim' && game.seats.length >= MANY_SEATS);
