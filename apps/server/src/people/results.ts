import type { MatchSettings } from '@whistlestop/client';
import { type Game, type GameKind, variantKey, winnersOf } from '@whistlestop/kernel';
import type { Kysely, Transaction } from 'kysely';
import { parseScores, settingsOf } from '../store/match-columns.ts';
import type { Store } from '../store/store.ts';
import type { MatchesTable, RatingsTable, ResultsTable, Tables } from '../store/tables.ts';
import { lockUsers } from '../store/user-locks.ts';
import { changesRatings } from './rated-matches.ts';
import { type RatedGame, NEWCOMER, rate, type GlickoRating } from './ratings.ts';
import { readHolders } from './seat-holders.ts';

/** What decides how a match counts. */
interface RatedMatch {
  readonly row: MatchesTable;
  readonly game: Game;
  readonly settings: MatchSettings;
}

/** What counting needs of the club's games. */
interface PlayedGames {
  kind(id: string): GameKind;
  game(row: MatchesTable): Game;
}

/** Counts a finished match in histories and ratings, once however often it is called. Only ratings need the transaction. */
export async function countResults({ db }: Store, games: PlayedGames, id: string): Promise<void> {
  const row = await db.selectFrom('matches').selectAll().where('id', '=', id).executeTakeFirst();
  if (row?.status !== 'over' || row.scores === null) return;
  const scores = parseScores(row.scores);
  const best = Math.max(...scores);
  const won = winnersOf(scores).length > 0;
  const game = games.game(row);
  const read = async (from: Kysely<Tables>): Promise<ResultsTable[]> => {
    const seats = await from.selectFrom('seats').selectAll().where('match_id', '=', id).orderBy('seat').execute();
    return seats.map(({ seat, user_id, left_at }) => ({
      match_id: id,
      seat,
      substitute: user_id !== null && left_at !== null ? 1 : 0,
      seat_name: game.seats[seat]?.id ?? '',
      user_id,
      game: row.game,
      score: scores[seat] ?? 0,
      // A stopped match has no winner, and no loser but people who left.
      stopped: won || scores[seat] !== best ? 0 : 1,
      ended_at: row.ended_at ?? 0,
    }));
  };
  const results = await read(db);
  const counts = settingsOf(row).rated && best > 0 && finishersOf(results).length > 1;
  if (counts && (await changesRatings(db, id, game)))
    await db.transaction().execute(async (transaction) => {
      await lockUsers(transaction, finishersOf(results));
      // Read again: an account may have been deleted before the lock.
      const now = await read(transaction);
      if (!(await addResults(transaction, now))) return;
      const people = finishersOf(now);
      // Without a winner, the player who ended the match has lost to all others, and those gain nothing.
      const losers = people.filter(({ score }) => score < best);
      await rateAll(transaction, games.kind(row.game), row, people, won ? people : losers);
    });
  else await addResults(db, results);
  await db.updateTable('matches').set({ deadline: null }).where('id', '=', id).execute();
}

/** The people who played a match from start to end; substitutes are not rated. */
const finishersOf = (results: readonly ResultsTable[]): Finisher[] =>
  results.flatMap(({ user_id, substitute, score }) =>
    user_id === null || substitute === 1 ? [] : [{ id: user_id, score }],
  );

/**
 * Counts a match as lost for a person whose seat goes to a bot, in the same transaction. Their rating changes where the match
 * changes ratings and other people stay; the others are rated when it ends.
 */
export async function countDeparture(
  db: Transaction<Tables>,
  kind: GameKind,
  { row, game, settings }: RatedMatch,
  seat: number,
  at: number,
): Promise<void> {
  const holders = await readHolders(db, row.id);
  const user_id = holders[seat]?.userId ?? null;
  const seat_name = game.seats[seat]?.id ?? '';
  const lost = {
    match_id: row.id,
    seat,
    substitute: 0,
    seat_name,
    user_id,
    game: row.game,
    score: 0,
    stopped: 0,
    ended_at: at,
  };
  // A substitute who leaves gets no result: the seat has one already.
  if (user_id === null || !(await addResults(db, [lost]))) return;
  const leaver = { id: user_id, score: 0 };
  const others = holders.flatMap(({ userId, leftAt }) =>
    userId === null || userId === user_id || leftAt !== null ? [] : [{ id: userId, score: 1 }],
  );
  if (others.length === 0 || !settings.rated || !(await changesRatings(db, row.id, game))) return;
  await lockUsers(db, [leaver]);
  await rateAll(db, kind, row, [leaver, ...others], [leaver]);
}

/** Adds results; returns whether they were new. */
async function addResults(db: Kysely<Tables>, results: readonly ResultsTable[]): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('results')
    .values(results)
    .onConflict((c) => c.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

/** A person and how a match ended for them. */
interface Finisher {
  readonly id: string;
  readonly score: number;
}

/** Rates those who are to be rated by how they did among all. */
async function rateAll(
  db: Transaction<Tables>,
  kind: GameKind,
  { game, options }: MatchesTable,
  people: readonly Finisher[],
  rated = people,
): Promise<void> {
  const variant = variantKey(kind, JSON.parse(options)) ?? options;
  const rows = await db
    .selectFrom('ratings')
    .selectAll()
    .where('game', '=', game)
    .where('variant', '=', variant)
    .where(
      'user_id',
      'in',
      people.map(({ id }) => id),
    )
    .execute();
  const known = new Map(rows.map((row): [string, RatingsTable] => [row.user_id, row]));
  const before = (id: string): GlickoRating => known.get(id) ?? NEWCOMER;
  for (const { id, score } of rated) {
    // Among several players each pair is a game: won, drawn or lost by score.
    const games: RatedGame[] = people
      .filter((other) => other.id !== id)
      .map((other) => ({ opponent: before(other.id), score: (Math.sign(score - other.score) + 1) / 2 }));
    const row = { ...rate(before(id), games), matches: (known.get(id)?.matches ?? 0) + 1 };
    await db
      .insertInto('ratings')
      .values({ user_id: id, game, variant, ...row })
      .onConflict((c) => c.columns(['user_id', 'game', 'variant']).doUpdateSet(row))
      .execute();
  }
}
