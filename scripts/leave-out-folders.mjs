// @ts-check
/** The list of games is made of packs, one for each game. */
const PACK = /\/games\/[^/]+\/pack\.ts$/;

/**
 * Leaves folders of games out of a bundle: in the packs, whatever is imported of them is undefined. With `open` the other
 * dynamic imports of a pack become static: V8 folds constants within one scope, and a dynamic import has its own.
 * @param {readonly string[]} folders
 * @param {{ open?: boolean }} [options]
 * @returns {import('vite').Plugin}
 */
export const leaveOutFolders = (folders, { open = false } = {}) => ({
  name: 'leave-out-folders',
  enforce: 'pre',
  // A development server has one pack for the page and its workers: it needs every folder.
  apply: 'build',
  resolveId(source, importer = '') {
    if (PACK.test(importer) && folders.some((folder) => source === `./${folder}/index.ts`))
      throw new Error(`${importer} imports ${source} in a form that cannot be left out of a bundle.`);
  },
  transform(code, id) {
    if (!PACK.test(id)) return undefined;
    const remaining = folders.reduce(
      (text, folder) =>
        text
          .replace(new RegExp(`^import (\\{[^}]*\\}) from '\\./${folder}/index\\.ts';`, 'm'), 'const $1 = {};')
          .replace(`await import('./${folder}/index.ts')`, '{}'),
      code,
    );
    if (!open) return remaining;
    /** @type {string[]} */
    const imports = [];
    const opened = remaining.replace(/\(await import\(('[^']+')\)\)/g, (_, door) => {
      imports.push(`import * as door${imports.length} from ${door};\n`);
      return `door${imports.length - 1}`;
    });
    return `${imports.join('')}${opened}`;
  },
});
