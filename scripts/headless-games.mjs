// @ts-check
/** The list of games is made of packs, one for each game. */
const PACK = /\/games\/[^/]+\/pack\.ts$/;
/** The doors of a game that nothing without a screen goes through. */
const DOORS = /^\.\/(table|texts)\/index\.ts$/;
const CLOSED = '\0closed-door';

/**
 * Leaves the texts and tables of games out of a bundle that only plays: workers in which bots think, arena and bench.
 * With `open`, what is left is imported at once and not when it is asked for: the engine folds the constants of one
 * scope, and a module that waits behind a door has a scope of its own.
 * @param {{ open?: boolean }} [options]
 * @returns {import('vite').Plugin}
 */
export const headlessGames = ({ open = false } = {}) => ({
  name: 'headless-games',
  enforce: 'pre',
  resolveId: (source, importer = '') => (PACK.test(importer) && DOORS.test(source) ? CLOSED : undefined),
  load: (id) => (id === CLOSED ? 'export const texts = {}, guides = {}, table = undefined;' : undefined),
  transform(code, id) {
    if (!open || !PACK.test(id)) return undefined;
    /** @type {string[]} */
    const imports = [];
    const opened = code.replace(/\(await import\(('[^']+')\)\)/g, (_, door) => {
      imports.push(`import * as door${imports.length} from ${door};\n`);
      return `door${imports.length - 1}`;
    });
    return `${imports.join('')}${opened}`;
  },
});
