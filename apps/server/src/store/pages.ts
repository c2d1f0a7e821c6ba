import { Refused, refusalOf } from '@whistlestop/client';
import { type RawBuilder, type SelectQueryBuilder, sql, type SqlBool } from 'kysely';
import { z } from 'zod';

/** The values by which a list is sorted, for one row. */
type Place = readonly (string | number)[];

/** A list that is read page by page. */
export interface PagedList<Row> {
  /** How many rows a page has. */
  readonly size: number;
  /** The sort columns, and their values of a row; together they are unique. */
  readonly by: readonly RawBuilder<unknown>[];
  readonly placeOf: (row: Row) => Place;
  /** The schema of these values. */
  readonly place: z.ZodType<Place>;
  /** Ascending order; descending without it. */
  readonly upwards?: boolean;
}

/** The number of a group of rows, from 0 to `last`: a database cannot store every number. */
export const groupPlace = (last: number) => z.int().min(0).max(last);
/** An id in the name of a page. */
export const idPlace = z.string().regex(/^[\x21-\x7e]{1,100}$/);

export interface RowPage<Row> {
  readonly rows: Row[];
  /** Names the page after this one; null at the end of the list. */
  readonly next: string | null;
}

/** Reads the page of this name, or the first. Keyset paging: new rows shift nothing. */
export async function readPage<Db, From extends keyof Db, Row>(
  rows: SelectQueryBuilder<Db, From, Row>,
  { size, by, placeOf, place, upwards = false }: PagedList<Row>,
  page: string | undefined,
): Promise<RowPage<Row>> {
  let wanted = rows.limit(size + 1);
  for (const value of by) wanted = wanted.orderBy(value, upwards ? 'asc' : 'desc');
  if (page !== undefined) {
    const comparison = sql.raw(upwards ? '>' : '<');
    wanted = wanted.where(sql<SqlBool>`(${sql.join(by)}) ${comparison} (${sql.join(placeNamed(page, place))})`);
  }
  const found = await wanted.execute();
  const last = found.length > size ? found[size - 1] : undefined;
  return { rows: found.slice(0, size), next: last === undefined ? null : nameOf(placeOf(last)) };
}

const nameOf = (place: Place): string => Buffer.from(JSON.stringify(place)).toString('base64url');

function placeNamed(page: string, schema: z.ZodType<Place>): Place {
  try {
    return schema.parse(JSON.parse(Buffer.from(page, 'base64url').toString()));
  } catch {
    throw new Refused(refusalOf('malformed'));
  }
}
