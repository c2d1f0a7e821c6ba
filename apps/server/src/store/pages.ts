import { Refused, refusalOf } from '@whistlestop/client';
import { type RawBuilder, type SelectQueryBuilder, sql, type SqlBool } from 'kysely';
import { z } from 'zod';

/** The values by which a row has its place in a list. */
type Place = readonly (string | number)[];

/** A list that is read page by page. */
export interface PagedList<Row> {
  /** How many rows a page has. */
  readonly size: number;
  /** What the list is sorted by, and the same of a row; together they are unlike in any two rows. */
  readonly by: readonly RawBuilder<unknown>[];
  readonly placeOf: (row: Row) => Place;
  /** How such values look. */
  readonly place: z.ZodType<Place>;
  /** Whether the smallest come first; else the greatest do. */
  readonly upwards?: boolean;
}

/** One of the groups a list is sorted into, from 0 up to the last: databases have no room for just any number. */
export const groupPlace = (last: number) => z.int().min(0).max(last);
/** The id of something in the database, as a page's name carries it. */
export const idPlace = z.string().regex(/^[\x21-\x7e]{1,100}$/);

export interface Page<Row> {
  readonly rows: Row[];
  /** Names the page after this one; null at the end of the list. */
  readonly next: string | null;
}

/** Reads the page of this name, or the first. A page goes on after the last row of the one before, whatever has come or gone meanwhile. */
export async function readPage<Db, From extends keyof Db, Row>(
  rows: SelectQueryBuilder<Db, From, Row>,
  { size, by, placeOf, place, upwards = false }: PagedList<Row>,
  page: string | undefined,
): Promise<Page<Row>> {
  let wanted = rows.limit(size + 1);
  for (const value of by) wanted = wanted.orderBy(value, upwards ? 'asc' : 'desc');
  if (page !== undefined) {
    const beyond = sql.raw(upwards ? '>' : '<');
    wanted = wanted.where(sql<SqlBool>`(${sql.join(by)}) ${beyond} (${sql.join(placeNamed(page, place))})`);
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
