/** The paths of all strings inside a table of texts. */
export const pathsIn = (table: object): readonly string[] => stringsIn(table).map(([path]) => path);

/** The texts of a table that are empty or hold a loose blank, a straight quote or an undefined value. */
export const blemishesIn = (table: object): readonly (readonly [path: string, text: string])[] =>
  stringsIn(table).filter(([, text]) => text === '' || text !== text.trim() || / {2}|undefined|["']/.test(text));

/** The numbers of all rulings that stand under these headings, in their order. */
export const rulingsUnder = (sections: readonly { readonly from: number; readonly to: number }[]): readonly number[] =>
  sections.flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_, index) => from + index));

/** Every string inside a table of texts, with the path that leads to it, in the order of the paths. */
function stringsIn(table: object): readonly (readonly [path: string, text: string])[] {
  const found = Object.entries(table).flatMap(([key, value]: [string, unknown]) => {
    if (typeof value === 'string') return [[key, value] as const];
    if (typeof value !== 'object' || value === null) return [];
    return stringsIn(value).map(([path, text]) => [`${key}.${path}`, text] as const);
  });
  return found.toSorted(([a], [b]) => (a < b ? -1 : 1));
}
