import { Refused, refusalOf } from '@whistlestop/client';
import type { Transaction } from 'kysely';
import type { Store } from '../store/store.ts';
import type { Tables } from '../store/tables.ts';
import { lockUsers } from '../store/user-locks.ts';

type Db = Transaction<Tables>;

/** Merges a guest into an account. Refuses when both sit at one running match. Returns the matches that are not over. */
export async function mergeGuest({ db }: Store, guest: string, account: string, now: number): Promise<string[]> {
  return db.transaction().execute(async (tx) => {
    await lockUsers(tx, [{ id: guest }, { id: account }]);
    // Another page may have turned the guest into a member meanwhile.
    const current = await tx.selectFrom('users').select('kind').where('id', '=', guest).executeTakeFirst();
    if (current?.kind === 'member') throw new Refused(refusalOf('signed-in'));
    await separateSeats(tx, guest, account);
    const matches = await tx
      .selectFrom('matches')
      .leftJoin('seats', (join) => join.onRef('seats.match_id', '=', 'matches.id').on('seats.user_id', '=', guest))
      .select('matches.id')
      .where('matches.status', '<>', 'over')
      .where((match) => match.or([match('matches.opened_by', '=', guest), match('seats.user_id', 'is not', null)]))
      .execute();
    await moveMatches(tx, guest, account);
    await moveMutes(tx, guest, account);
    await moveVacations(tx, guest, account, now);
    for (const table of ['sessions', 'mail_links'] as const)
      await tx.deleteFrom(table).where('user_id', '=', guest).execute();
    await deleteGuest(tx, guest);
    return matches.map(({ id }) => id);
  });
}

/** An account has one seat in a match: the guest leaves shared open matches, and stays in finished ones. */
async function separateSeats(db: Db, guest: string, account: string): Promise<void> {
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

async function moveMatches(db: Db, guest: string, account: string): Promise<void> {
  for (const table of ['seats', 'results', 'notices', 'news'] as const)
    await db
      .updateTable(table)
      .set({ user_id: account })
      .where('user_id', '=', guest)
      .where('match_id', 'not in', db.selectFrom(table).select('match_id').where('user_id', '=', account))
      .execute();
  for (const table of ['notices', 'news'] as const) await db.deleteFrom(table).where('user_id', '=', guest).execute();
  // Request ids are unique per account, so those of the guest are dropped.
  await db
    .updateTable('matches')
    .set({ opened_by: account, request_id: null })
    .where('opened_by', '=', guest)
    .execute();
  await db.updateTable('chat').set({ user_id: account, request_id: null }).where('user_id', '=', guest).execute();
  await db.updateTable('reports').set({ user_id: account }).where('user_id', '=', guest).execute();
}

/** Mutes by the guest and of the guest go to the account. */
async function moveMutes(db: Db, guest: string, account: string): Promise<void> {
  const mutes = await db
    .deleteFrom('mutes')
    .where((mute) => mute.or([mute('user_id', '=', guest), mute('muted_id', '=', guest)]))
    .returningAll()
    .execute();
  const mergedId = (id: string) => (id === guest ? account : id);
  for (const mute of mutes) {
    const [user_id, muted_id] = [mergedId(mute.user_id), mergedId(mute.muted_id)];
    if (user_id === muted_id) continue;
    await db
      .insertInto('mutes')
      .values({ user_id, muted_id })
      .onConflict((c) => c.doNothing())
      .execute();
  }
}

/** Past vacations of the guest still count; future ones do not, since a person can have many guests. */
async function moveVacations(db: Db, guest: string, account: string, now: number): Promise<void> {
  const moved = await db.deleteFrom('vacations').where('user_id', '=', guest).returningAll().execute();
  const own = await db.selectFrom('vacations').selectAll().where('user_id', '=', account).execute();
  for (const { from_at, until_at } of moved)
    for (const rest of without({ from_at, until_at: Math.min(until_at, now) }, own))
      await db
        .insertInto('vacations')
        .values({ user_id: account, ...rest })
        .execute();
}

interface Period {
  readonly from_at: number;
  readonly until_at: number;
}

/** The parts of a period that other periods do not cover. */
function without(whole: Period, others: readonly Period[]): Period[] {
  let rest = [whole];
  for (const { from_at, until_at } of others)
    rest = rest.flatMap((piece) => [
      { ...piece, until_at: Math.min(piece.until_at, from_at) },
      { ...piece, from_at: Math.max(piece.from_at, until_at) },
    ]);
  return rest.filter((piece) => piece.until_at > piece.from_at);
}

/** Deletes the guest, unless a finished match still needs the name. */
async function deleteGuest(db: Db, guest: string): Promise<void> {
  for (const table of ['seats', 'results'] as const)
    if ((await db.selectFrom(table).select('seat').where('user_id', '=', guest).executeTakeFirst()) !== undefined)
      return;
  await db.deleteFrom('users').where('id', '=', guest).execute();
}
