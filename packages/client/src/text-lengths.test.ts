import { afterEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { clientMessageSchema } from './messages.ts';
import { routes, seatWishSchema } from './routes.ts';

/** As many letters with marks as fit in one request. */
const LONG = 'e\u0323\u0302'.repeat(10_000);
/** No text the club takes is longer. */
const ROOM = 500;

/** What the schemas count the signs of a text with. */
const COUNTS = String(/[\uD800-\uDBFF]/);

afterEach(() => void vi.restoreAllMocks());

/** Whatever reads the text of a request: schemas by what they are for, all of their fields at once. */
const readers = [
  ...Object.entries(routes).flatMap(([name, spec]): [string, z.ZodType][] => [
    ...('body' in spec ? [[`${name}, body`, spec.body] as [string, z.ZodType]] : []),
    ...('query' in spec ? [[`${name}, query`, spec.query] as [string, z.ZodType]] : []),
  ]),
  ...seatWishSchema.options.map((option): [string, z.ZodType] => [`seat ${option.shape.kind.value}`, option]),
  ...clientMessageSchema.options.map((option): [string, z.ZodType] => [`message ${option.shape.kind.value}`, option]),
];

test.each(readers)('a text of %s that is too long is refused before it is matched or normalised', (_, schema) => {
  if (!(schema instanceof z.ZodObject)) throw new TypeError('A request is an object.');
  const source = Object.fromEntries(Object.keys(schema.shape).map((field) => [field, LONG]));
  const normalized = vi.spyOn(String.prototype, 'normalize');
  const trimmed = vi.spyOn(String.prototype, 'trim');
  const matched = vi.spyOn(RegExp.prototype, 'test');
  schema.safeParse(source);
  const read = [
    ...normalized.mock.contexts.map(String),
    ...trimmed.mock.contexts.map(String),
    ...matched.mock.calls.flatMap(([text], call) => (String(matched.mock.contexts[call]) === COUNTS ? [] : [text])),
  ];
  vi.restoreAllMocks();
  expect(read.filter((text) => text.length > ROOM)).toEqual([]);
});
