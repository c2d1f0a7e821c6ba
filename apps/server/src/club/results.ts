import type { Kysely, Transaction } from 'kysely';
import { z } from 'zod';
import type { Store } from '../store/store.ts';
import type { MatchesTable, RatingsTable, ResultsTable, Tables } from '../store/tables.ts';
import type { GameShelf } from './game-shelf.ts';
import { settingsOf } from './loaded-match.ts';
import { type Meeting, NEWCOMER, rate, type Rating } from './ratings.ts';

const scoresSchema = z.array(z.number());

/** Options as one word: ratings are kept apart for each. */
const variantOf = (options: string): string => (options === '{}' ? 'standard' : options);

/**
 * Counts a finished match in its players' histories and ratings. However often it is called, it counts once. What is read
 * first never changes any more; a transaction is needed only where ratings have to fit the results.
 */
export async function countResults({ db }: Store, shelf: GameShelf, id: string): Promise<void> {
  const row = await db.selectFrom('matches').selectAll().where('id', '=', id).executeTakeFirst();
  if (row?.status !== 'over' || row.scores === null) return;
  const scores = scoresSchema.parse(JSON.parse(row.scores));
  const seats = await db.selectFrom('seats').selectAll().where('match_id', '=', id).orderBy('seat').execute();
  const { rated } = settingsOf(row);
  const people = seats.flatMap(({ seat, user_id }) =>
    user_id === null ? [] : [{ id: user_id, score: scores[seat] ?? 0 }],
  );
  const game = shelf.game(row.game, row.options);
  const results = seats.map(({ seat, user_id }) => ({
    match_id: id,
    seat,
    seat_name: game.seats[seat]?.id ?? '',
    user_id,
    game: row.game,
    score: scores[seat] ?? 0,
    ended_at: row.ended_at ?? 0,
  }));
  if (rated && people.length > 1)
    await db.transaction().execute(async (transaction) => {
      await takeTurns(transaction, people);
      if (await addResults(transaction, results)) await rateAll(transaction, row, people);
    });
  else await addResults(db, results);
  await db.updateTable('matches').set({ deadline: null }).where('id', '=', id).execute();
}

/**
 * Writing to the players' rows makes matches of one person that end together be counted one after the other. All do so in
 * the same order: nobody waits for somebody who waits for them.
 */
async function takeTurns(db: Transaction<Tables>, people: readonly { id: string }[]): Promise<void> {
  for (const id of people.map((person) => person.id).toSorted())
    await db
      .updateTable('users')
      .set((row) => ({ created_at: row.ref('created_at') }))
      .where('id', '=', id)
      .execute();
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

async function rateAll(
  db: Transaction<Tables>,
  { game, options }: MatchesTable,
  people: readonly { id: string; score: number }[],
): Promise<void> {
  const variant = variantOf(options);
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
  for (const { id, score } of people) {
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
