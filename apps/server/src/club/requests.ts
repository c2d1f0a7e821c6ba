import type { Kysely } from 'kysely';
import type { Tables } from '../store/tables.ts';

/** A request of a seat by its own word for it. */
export interface Asked {
  readonly seat: number;
  readonly id: string;
}

/** Writes down that a request which is no turn was accepted when the log had this length; answers whether that is new. */
export async function addRequest(db: Kysely<Tables>, match: string, asked: Asked, sequence: number): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('requests')
    .values({ match_id: match, seat: asked.seat, request_id: asked.id, sequence })
    .onConflict((c) => c.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

/** How long the log was when such a request was accepted. */
export async function answeredRequest(
  db: Kysely<Tables>,
  match_id: string,
  { seat, id }: Asked,
): Promise<number | undefined> {
  const kept = await db
    .selectFrom('requests')
    .select('sequence')
    .where((request) => request.and({ match_id, seat, request_id: id }))
    .executeTakeFirst();
  return kept?.sequence;
}
