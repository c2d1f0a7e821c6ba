import { type ChatLine, type Report, Refused, refusalOf, roomSchema } from '@whistlestop/client';
import { sql } from 'kysely';
import { z } from 'zod';
import { newTimedId } from '../store/ids.ts';
import { idPlace, type PagedList, readPage } from '../store/pages.ts';
import type { Store } from '../store/store.ts';

const reportPages: PagedList<{ readonly report: string }> = {
  size: 100,
  by: [sql.ref('reports.id')],
  placeOf: ({ report }) => [report],
  place: z.tuple([idPlace]),
  upwards: true,
};

/** Stores a report of a chat line for the admins; the same person reports a line once. */
export async function fileReport({ db }: Store, user_id: string, line_id: string, reason: string, at: number) {
  const known = await db
    .selectFrom('reports')
    .select('id')
    .where('line_id', '=', line_id)
    .where('user_id', '=', user_id)
    .executeTakeFirst();
  if (known !== undefined) return;
  await db
    .insertInto('reports')
    .values({ id: newTimedId(at), line_id, user_id, reason, at, settled_at: null })
    .execute();
}

/** A page of the reports nobody has settled yet, oldest first. */
export async function openReports({ db }: Store, page?: string): Promise<{ reports: Report[]; next: string | null }> {
  const unsettled = db
    .selectFrom('reports')
    .innerJoin('chat', 'chat.id', 'reports.line_id')
    .innerJoin('users as writer', 'writer.id', 'chat.user_id')
    .innerJoin('users as reporter', 'reporter.id', 'reports.user_id')
    .select(['chat.id', 'chat.match_id', 'chat.room', 'chat.text', 'chat.at', 'writer.name'])
    .select(['reports.id as report', 'reports.at as reported', 'reports.reason', 'reporter.name as by'])
    .where('reports.settled_at', 'is', null);
  const { rows, next } = await readPage(unsettled, reportPages, page);
  const reports = rows.map(({ report, reported, reason, by, ...line }) => ({
    id: report,
    at: reported,
    by,
    reason,
    line: lineOf(line),
  }));
  return { reports, next };
}

/** Settles a report; answers whether it was still open. Refuses one that is not there. */
export async function settleReport({ db }: Store, id: string, at: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('reports')
    .set({ settled_at: at })
    .where('id', '=', id)
    .where('settled_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) return true;
  const known = await db.selectFrom('reports').select('id').where('id', '=', id).executeTakeFirst();
  if (known === undefined) throw new Refused(refusalOf('not-found'));
  return false;
}

/** A row of the chat with its writer's name, as people read it. */
export const lineOf = (row: {
  id: string;
  match_id: string;
  room: string;
  text: string;
  at: number;
  name: string;
}): ChatLine => ({
  id: row.id,
  match: row.match_id,
  // A party's room is stored with its seats.
  room: roomSchema.parse(row.room.split(' ', 1)[0]),
  from: row.name,
  text: row.text,
  at: row.at,
});
