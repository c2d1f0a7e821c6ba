import { type Game, winnersOf } from '@whistlestop/kernel';
import type { Kysely, Transaction } from 'kysely';
import type { Store } from '../store/store.ts';
import type { MatchesTable, RatingsTable, ResultsTable, Tables } from '../store/tables.ts';
import { takeTurns } from '../store/take-turns.ts';
import type { GameShelf } from './game-shelf.ts';
import { parseScores } from './kept-lists.ts';
import { type LoadedMatch, readHolders, settingsOf } from './loaded-match.ts';
import { changesRatings } from './rated.ts';
import { type Meeting, NEWCOMER, rate, type Rating } from './ratings.ts';

/** Options as one word: ratings are kept apart for each. */
function variantOf({ cosmetic = [] }: Game, options: string): string {
  const entries = Object.entries(JSON.parse(options) as object).filter(([name]) => !cosmetic.includes(name));
  return entries.length === 0 ? 'standard' : JSON.stringify(Object.fromEntries(entries));
}

/**
 * Counts a finished match in its players' histories and ratings. However often it is called, it counts once. A transaction is
 * needed only where ratings have to fit the results.
 */
export async function countResults({ db }: Store, shelf: GameShelf, id: string): Promise<void> {
  const row = await db.selectFrom('matches').selectAll().where('id', '=', id).executeTakeFirst();
  if (row?.status !== 'over' || row.scores === null) return;
  const scores = parseScores(row.scores);
  const best = Math.max(...scores);
  const won = winnersOf(scores).length > 0;
  const game = shelf.game(row);
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
      // Nobody wins a match that was stopped, and nobody loses it either but whoever left.
      stopped: won || scores[seat] !== best ? 0 : 1,
      ended_at: row.ended_at ?? 0,
    }));
  };
  const results = await read(db);
  const counts = settingsOf(row).rated && best > 0 && finishersOf(results).length > 1;
  if (counts && (await changesRatings(db, id, game)))
    await db.transaction().execute(async (transaction) => {
      await takeTurns(transaction, finishersOf(results));
      // Somebody may have deleted the account until it was their turn.
      const now = await read(transaction);
      if (!(await addResults(transaction, now))) return;
      const people = finishersOf(now);
      // Where nobody has won, whoever ended the match has lost to all others, and those gain nothing by it.
      const losers = people.filter(({ score }) => score < best);
      await rateAll(transaction, game, row, people, won ? people : losers);
    });
  else await addResults(db, results);
  await db.updateTable('matches').set({ deadline: null }).where('id', '=', id).execute();
}

/** The people who began a match and have finished it: substitutes are not rated, and nobody by them. */
const finishersOf = (results: readonly ResultsTable[]): Finisher[] =>
  results.flatMap(({ user_id, substitute, score }) =>
    user_id === null || substitute === 1 ? [] : [{ id: user_id, score }],
  );

/**
 * Counts a match as lost for whoever's seat is about to go to a bot, in the transaction that gives it away: in their history,
 * and in their rating where the match is rated, other people are at the table, and every side has moved. The match goes on without them, and what
 * becomes of it counts for those who stay.
 */
export async function countDeparture(
  db: Transaction<Tables>,
  { row, game, settings }: LoadedMatch,
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
  // Of a substitute who goes nothing is counted: the seat has its result.
  if (user_id === null || !(await addResults(db, [lost]))) return;
  const leaver = { id: user_id, score: 0 };
  const others = holders.flatMap(({ userId, leftAt }) =>
    userId === null || userId === user_id || leftAt !== null ? [] : [{ id: userId, score: 1 }],
  );
  if (others.length === 0 || !settings.rated || !(await changesRatings(db, row.id, game))) return;
  await takeTurns(db, [leaver]);
  await rateAll(db, game, row, [leaver, ...others], [leaver]);
}

/** Adds results, and answers whether they were new. */
async function addResults(db: Kysely<Tables>, results: readonly ResultsTable[]): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('results')
    .values(results)
    .onConflict((c) => c.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

/** Somebody and how a match ended for them. */
interface Finisher {
  readonly id: string;
  readonly score: number;
}

/** Rates those who are to be rated by how they did among all. */
async function rateAll(
  db: Transaction<Tables>,
  rules: Game,
  { game, options }: MatchesTable,
  people: readonly Finisher[],
  rated = people,
): Promise<void> {
  const variant = variantOf(rules, options);
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
  const before = (id: string): Rating => known.get(id) ?? NEWCOMER;
  for (const { id, score } of rated) {
    // Among several, a seat has met each other one: ahead of it, level with it, or behind it.
    const meetings: Meeting[] = people
      .filter((other) => other.id !== id)
      .map((other) => ({ opponent: before(other.id), score: (Math.sign(score - other.score) + 1) / 2 }));
    const row = { ...rate(before(id), meetings), matches: (known.get(id)?.matches ?? 0) + 1 };
    await db
      .insertInto('ratings')
      .values({ user_id: id, game, variant, ...row })
      .onConflict((c) => c.columns(['user_id', 'game', 'variant']).doUpdateSet(row))
      .execute();
  }
}
