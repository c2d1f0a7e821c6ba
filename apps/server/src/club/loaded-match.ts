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
import { MANY_SEATS, type MatchSettings, matchSettingsSchema, Refused, refusalOf } from '@whistlestop/client';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Store } from '../store/store.ts';
import { turnsInParts } from '../store/log-parts.ts';
import type { MatchesTable, Tables } from '../store/tables.ts';
import { type KeptClock, keptClockSchema, pressClock, undoClock } from './clock.ts';
import { conferringSince } from './conferring.ts';
import type { GameShelf } from './game-shelf.ts';
import { parseNames } from './kept-lists.ts';
import { isSliceOver, nextSlice } from './time-slice.ts';

/** One accepted request: who asked for it under which word of theirs, and the length of the log after it. */
export interface Turn {
  readonly last: number;
  readonly seat: number;
  readonly requestId: string | null;
}

export interface SeatHolder {
  readonly userId: string | null;
  readonly bot: string | null;
  /** What the bot has agreed on with a partner, as JSON. */
  readonly plan: string | null;
  readonly name: string | null;
  readonly guest: boolean;
  /** When a person last left the seat to a bot: whoever sits there now is a substitute. */
  readonly leftAt: number | null;
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
  /** How often seats have changed hands, as far as is known here. */
  seating: number;
  clock: KeptClock | null;
  /** Since when parties confer in private; undefined when none does. */
  conferring: number | undefined;
  /** So that a repeated request is answered and not repeated. */
  readonly turns: Turn[];
}

/** Where matches come from: their logs, their rules, and the luck a secret seed gives. */
export interface Sources {
  readonly store: Store;
  readonly shelf: GameShelf;
  readonly luck: (seed: string, match: string) => ChanceSource;
}

/** Who sits where, in seat order. */
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

/** What a match was opened with. */
export const settingsOf = ({ settings }: Pick<MatchesTable, 'settings'>): MatchSettings =>
  matchSettingsSchema.parse(JSON.parse(settings));

export const parseEntries = (text: string): Entry[] => entriesSchema.parse(JSON.parse(text));

export const parseClock = (text: string | null): KeptClock | null =>
  text === null ? null : keptClockSchema.parse(JSON.parse(text));

/** What is fixed before the first entry of a match. */
export const headerOf = (row: MatchesTable): MatchHeader => ({
  game: row.game,
  rules: row.rules,
  options: JSON.parse(row.options) as unknown,
  match: row.id,
  seats: parseNames(row.players),
  commitment: commitmentOf(row.seed),
});

/**
 * Rebuilds a match that has started from its log, with a snapshot as a short cut; refuses what is not there.
 * `upTo` leaves out later turns, for a table that has to be told of them one by one.
 */
export async function loadMatch({ store, shelf, luck }: Sources, id: string, upTo?: number): Promise<LoadedMatch> {
  const row = await store.db.selectFrom('matches').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined) throw new Refused(refusalOf('not-found'));
  if (row.status === 'open') throw new Refused(refusalOf('match-not-running'));
  const [holders, cached] = await Promise.all([
    readHolders(store.db, id),
    store.db.selectFrom('snapshots').select('snapshot').where('match_id', '=', id).executeTakeFirst(),
  ]);
  const game = shelf.game(row);
  // A turn committed between the queries would not fit the clocks of the row.
  const head = Math.min(upTo ?? row.head, row.head);
  const snapshot = cached === undefined ? undefined : snapshotSchema.safeParse(JSON.parse(cached.snapshot)).data;
  const usable = snapshot !== undefined && snapshot.sequence <= head && isSnapshotOf(game, snapshot);
  let match = new Match(game, headerOf(row));
  /** The entries before the snapshot, which need not be judged again; until they are all read. */
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

/** What follows a turn by itself: the end of a match that has become too long, and the seed of one that is over. */
export function endingAfter({ match, row }: LoadedMatch, mostEntries: number): Happening[] {
  const stop = !match.over && match.log.length >= mostEntries ? [match.stop('too-long')] : [];
  return match.over && match.seed === undefined ? [...stop, match.close(row.seed)] : stop;
}

/** The seats the game waits for; nobody once the match is over. */
export function waitingSeats({ over, pending }: Match): SeatMask {
  return over || pending === CHANCE_ACTS || pending === OVER ? 0 : pending;
}

/** The clocks after a turn that was just carried out and begins with this entry. */
export function clockAfter(
  { match, settings, clock }: LoadedMatch,
  entry: Entry | undefined,
  before: SeatMask,
  now: number,
): KeptClock | null {
  const after = waitingSeats(match);
  if (entry?.kind === 'undo') return undoClock(clock, after, now);
  // Only a step of its own pays a seat: what all agreed to take back pays nobody.
  const mover = entry?.kind === 'action' ? entry.seat : -1;
  return pressClock(settings.clock, clock, { before, after, mover, undoable: undoDepth(match.steps, mover), now });
}

/** Whether a seat of a match may change hands while it is played. */
export const mayChangeHands = ({ settings: { onTimeout }, game }: LoadedMatch): boolean =>
  onTimeout === 'bot' || (onTimeout === 'claim' && game.seats.length >= MANY_SEATS);
