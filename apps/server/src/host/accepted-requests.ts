import type { Kysely } from 'kysely';
import type { Tables } from '../store/tables.ts';

/** A request of a seat, by its request id. */
export interface SeatRequest {
  readonly seat: number;
  readonly id: string;
}

/** Stores that a request without a turn was accepted at this length of the log; returns false if it was already. */
export async function recordRequest(
  db: Kysely<Tables>,
  match: string,
  asked: SeatRequest,
  sequence: number,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('requests')
    .values({ match_id: match, seat: asked.seat, request_id: asked.id, sequence })
    .onConflict((c) => c.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

/** The length of the log when such a request was accepted. */
export async function acceptedAt(
  db: Kysely<Tables>,
  match_id: string,
  { seat, id }: SeatRequest,
): Promise<number | undefined> {
  const stored = await db
    .selectFrom('requests')
    .select('sequence')
    .where((request) => request.and({ match_id, seat, request_id: id }))
    .executeTakeFirst();
  return stored?.sequence;
}
