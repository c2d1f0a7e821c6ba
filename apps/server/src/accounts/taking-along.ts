import { Refused, refusalOf } from '@whistlestop/client';
import type { Transaction } from 'kysely';
import type { Store } from '../store/store.ts';
import type { Tables } from '../store/tables.ts';
import { takeTurns } from '../store/take-turns.ts';

type Db = Transaction<Tables>;

/**
 * Gives an account all that a guest has who signs in to it, as if it had been played there: seats, opened matches, results,
 * talk. Where both sit at one match that is played nobody could play on, so it is refused. Answers the matches that are not over.
 */
export async function takeAlong({ db }: Store, guest: string, account: string, now: number): Promise<string[]> {
  return db.transaction().execute(async (tx) => {
    await takeTurns(tx, [{ id: guest }, { id: account }]);
    // Another page may have made an account of the guest in this moment.
    const still = await tx.selectFrom('users').select('kind').where('id', '=', guest).executeTakeFirst();
    if (still?.kind === 'member') throw new Refused(refusalOf('signed-in'));
    await keepApart(tx, guest, account);
    const matches = await tx
      .selectFrom('matches')
      .leftJoin('seats', (join) => join.onRef('seats.match_id', '=', 'matches.id').on('seats.user_id', '=', guest))
      .select('matches.id')
      .where('matches.status', '<>', 'over')
      .where((match) => match.or([match('matches.opened_by', '=', guest), match('seats.user_id', 'is not', null)]))
      .execute();
    await takeMatches(tx, guest, account);
    await takeMutes(tx, guest, account);
    await takeVacations(tx, guest, account, now);
    for (const table of ['sessions', 'mail_links'] as const)
      await tx.deleteFrom(table).where('user_id', '=', guest).execute();
    await forget(tx, guest);
    return matches.map(({ id }) => id);
  });
}

/** Nobody holds two seats: the guest stands up where the match has not begun, and stays in the history of one that is over. */
async function keepApart(db: Db, guest: string, account: string): Promise<void> {
  const shared = await db
    .selectFrom('seats')
    .innerJoin('seats as other', 'other.match_id', 'seats.match_id')
    .innerJoin('matches', 'matches.id', 'seats.match_id')
    .select(['matches.id', 'matches.status'])
    .where('seats.user_id', '=', guest)
    .where('other.user_id', '=', account)
    .execute();
  if (shared.some(({ status }) => status === 'running')) throw new Refused(refusalOf('two-seats'));
  for (const { id, status } of shared)
    if (status === 'open')
      await db
        .updateTable('seats')
        .set({ user_id: null })
        .where('match_id', '=', id)
        .where('user_id', '=', guest)
        .execute();
}

async function takeMatches(db: Db, guest: string, account: string): Promise<void> {
  for (const table of ['seats', 'results', 'notices', 'news'] as const)
    await db
      .updateTable(table)
      .set({ user_id: account })
      .where('user_id', '=', guest)
      .where('match_id', 'not in', db.selectFrom(table).select('match_id').where('user_id', '=', account))
      .execute();
  for (const table of ['notices', 'news'] as const) await db.deleteFrom(table).where('user_id', '=', guest).execute();
  // The guest's words for requests mean nothing among those of the account.
  await db
    .updateTable('matches')
    .set({ opened_by: account, request_id: null })
    .where('opened_by', '=', guest)
    .execute();
  await db.updateTable('chat').set({ user_id: account, request_id: null }).where('user_id', '=', guest).execute();
  await db.updateTable('reports').set({ user_id: account }).where('user_id', '=', guest).execute();
}

/** Whoever was muted stays so, and so does whoever was not to be heard. */
async function takeMutes(db: Db, guest: string, account: string): Promise<void> {
  const mutes = await db
    .deleteFrom('mutes')
    .where((mute) => mute.or([mute('user_id', '=', guest), mute('muted_id', '=', guest)]))
    .returningAll()
    .execute();
  const now = (id: string) => (id === guest ? account : id);
  for (const mute of mutes) {
    const [user_id, muted_id] = [now(mute.user_id), now(mute.muted_id)];
    if (user_id === muted_id) continue;
    await db
      .insertInto('mutes')
      .values({ user_id, muted_id })
      .onConflict((c) => c.doNothing())
      .execute();
  }
}

/** The time a guest was away stays taken off the clocks. From now on the account's own vacation counts: guests could be many. */
async function takeVacations(db: Db, guest: string, account: string, now: number): Promise<void> {
  const gone = await db.deleteFrom('vacations').where('user_id', '=', guest).returningAll().execute();
  const own = await db.selectFrom('vacations').selectAll().where('user_id', '=', account).execute();
  for (const { from_at, until_at } of gone)
    for (const rest of without({ from_at, until_at: Math.min(until_at, now) }, own))
      await db
        .insertInto('vacations')
        .values({ user_id: account, ...rest })
        .execute();
}

interface Stretch {
  readonly from_at: number;
  readonly until_at: number;
}

/** What is left of a stretch of time that others do not cover: nobody is away twice at once. */
function without(whole: Stretch, others: readonly Stretch[]): Stretch[] {
  let rest = [whole];
  for (const { from_at, until_at } of others)
    rest = rest.flatMap((piece) => [
      { ...piece, until_at: Math.min(piece.until_at, from_at) },
      { ...piece, from_at: Math.max(piece.from_at, until_at) },
    ]);
  return rest.filter((piece) => piece.until_at > piece.from_at);
}

/** The guest is gone, and the name free, unless a match that is over still needs it. */
async function forget(db: Db, guest: string): Promise<void> {
  for (const table of ['seats', 'results'] as const)
    if ((await db.selectFrom(table).select('seat').where('user_id', '=', guest).executeTakeFirst()) !== undefined)
      return;
  await db.deleteFrom('users').where('id', '=', guest).execute();
}
