import { timestampSchema, profileSchema, ratingSchema } from '@whistlestop/client';
import { type SelectQueryBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { BadRows } from '../store/bad-rows.ts';
import { idPlace, type PagedList, readPage } from '../store/pages.ts';
import type { Store } from '../store/store.ts';
import type { ResultsTable, Tables, UsersTable } from '../store/tables.ts';
import { playerOf, readSeatRows } from './seat-holders.ts';

/** The finished matches of a person, the latest first. */
const finished: PagedList<ResultsTable> = {
  size: 50,
  by: [sql.ref('ended_at'), sql.ref('match_id')],
  placeOf: ({ ended_at, match_id }) => [ended_at, match_id],
  place: z.tuple([timestampSchema, idPlace]),
};

/** A member as others see them: ratings, results by side, and a page of their matches. `reader` is who asks. */
export async function profileOf(
  { store: { db }, badRows }: { readonly store: Store; readonly badRows: BadRows },
  user: UsersTable,
  reader: string | null,
  page: string | undefined,
): Promise<z.infer<typeof profileSchema>> {
  const theirs = db.selectFrom('results').where('user_id', '=', user.id);
  const [ratings, sides, { rows, next }] = await Promise.all([
    db.selectFrom('ratings').selectAll().where('user_id', '=', user.id).orderBy('game').orderBy('variant').execute(),
    theirs
      .select(['game', 'seat_name as seat'])
      // Results of substitutes do not count for a side.
      .where('substitute', '=', 0)
      .select((result) => [
        result.fn.countAll<number>().as('played'),
        result.fn.countAll<number>().filterWhere('score', '>=', 1).as('won'),
        result.fn.countAll<number>().filterWhere('score', '<=', 0).as('lost'),
      ])
      .where('stopped', '=', 0)
      .groupBy(['game', 'seat_name'])
      .orderBy('game')
      .orderBy('seat_name')
      .execute(),
    readPage(shownTo(reader, user, theirs), finished, page),
  ]);
  const ids = rows.map(({ match_id }) => match_id);
  const [readable, sitters] = await Promise.all([readableFor(db, reader, ids), readSeatRows({ db }, ids)]);
  return {
    name: user.name,
    since: user.created_at,
    ratings: badRows.readable(
      ratings,
      ({ game, variant }) => `rating ${user.id} ${game} ${variant}`,
      (rating) => ratingSchema.parse(rating),
    ),
    sides: sides.map(({ played, won, lost, ...side }) => ({ ...side, played, won, shared: played - won - lost, lost })),
    history: badRows.readable(
      rows,
      ({ match_id, seat }) => `result ${match_id} ${seat}`,
      ({ match_id, game, seat, seat_name, score, stopped, substitute, ended_at }) =>
        profileSchema.shape.history.element.parse({
          match: match_id,
          readable: readable.has(match_id),
          game,
          seat: seat_name,
          others: sitters.filter((other) => other.match_id === match_id && other.seat !== seat).map(playerOf),
          score,
          stopped: stopped === 1,
          substitute: substitute === 1,
          endedAt: ended_at,
        }),
    ),
    next,
  };
}

/** The results of a person that `reader` may see. Page names contain match ids, so hidden matches are filtered before paging. */
function shownTo(
  reader: string | null,
  { id }: UsersTable,
  theirs: SelectQueryBuilder<Tables, 'results', object>,
): SelectQueryBuilder<Tables, 'results', ResultsTable> {
  if (reader === id) return theirs.selectAll();
  return theirs.selectAll().where((result) =>
    result.or([
      result.exists(
        result
          .selectFrom('matches')
          .select('matches.id')
          .whereRef('matches.id', '=', 'results.match_id')
          .where((match) => match.or([match('matches.public', '=', 1), match('matches.opened_by', '=', reader)])),
      ),
      result.exists(
        result
          .selectFrom('seats')
          .select('seats.seat')
          .whereRef('seats.match_id', '=', 'results.match_id')
          .where('seats.user_id', '=', reader),
      ),
      result.exists(
        result
          .selectFrom('results as own')
          .select('own.seat')
          .whereRef('own.match_id', '=', 'results.match_id')
          .where('own.user_id', '=', reader),
      ),
    ]),
  );
}

/** The matches that `reader` may see without an invitation: public ones, and those they opened or played. */
async function readableFor(db: Store['db'], reader: string | null, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('matches')
    .leftJoin('seats', (join) => join.onRef('seats.match_id', '=', 'matches.id').on('seats.user_id', '=', reader))
    .select('matches.id')
    .where('matches.id', 'in', ids)
    .where((match) =>
      match.or([
        match('matches.public', '=', 1),
        match('matches.opened_by', '=', reader),
        match('seats.user_id', 'is not', null),
      ]),
    )
    .execute();
  return new Set(rows.map(({ id }) => id));
}
