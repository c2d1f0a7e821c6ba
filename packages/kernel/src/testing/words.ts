/** Every string inside a table of texts, with the path that leads to it, in the order of the paths. */
export function stringsIn(table: object): readonly (readonly [path: string, text: string])[] {
  const found = Object.entries(table).flatMap(([key, value]: [string, unknown]) => {
    if (typeof value === 'string') return [[key, value] as const];
    if (typeof value !== 'object' || value === null) return [];
    return stringsIn(value).map(([path, text]) => [`${key}.${path}`, text] as const);
  });
  return found.toSorted(([a], [b]) => (a < b ? -1 : 1));
}
