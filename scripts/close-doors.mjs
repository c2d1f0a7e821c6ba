// @ts-check
/** The list of games is made of packs, one for each game. */
const PACK = /\/games\/[^/]+\/pack\.ts$/;
const CLOSED = '\0closed-door';

/**
 * Leaves folders of games out of a bundle, by replacing their dynamic imports in the packs. With `open` the other
 * imports of a pack become static: V8 folds constants within one scope, and a dynamic import has its own.
 * @param {readonly string[]} folders
 * @param {{ open?: boolean }} [options]
 * @returns {import('vite').Plugin}
 */
export const closeDoors = (folders, { open = false } = {}) => ({
  name: 'close-doors',
  enforce: 'pre',
  resolveId: (source, importer = '') =>
    PACK.test(importer) && folders.some((folder) => source === `./${folder}/index.ts`) ? CLOSED : undefined,
  load: (id) =>
    id === CLOSED
      ? 'export const packWords = {}, texts = {}, guides = {}, table = undefined, bots = undefined, benchPlain = undefined;'
      : undefined,
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
