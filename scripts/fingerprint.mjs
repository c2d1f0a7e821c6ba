// @ts-check
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const IGNORED_NAMES = new Set(['node_modules', 'dist', 'test']);
const IGNORED_FILES = /\.test\.tsx?$/;

/**
 * A hash of the names and contents of the given files and folders: it changes exactly when what is built from them may
 * change. Tests, outputs and installed packages inside the folders do not count; a missing path counts as empty.
 * @param {readonly string[]} paths
 */
export function fingerprint(paths) {
  const hash = createHash('sha256');
  for (const place of paths) {
    for (const file of filesIn(place)) hash.update(file).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

/**
 * @param {string} place
 * @returns {string[]}
 */
function filesIn(place) {
  if (!existsSync(place)) return [];
  if (!statSync(place).isDirectory()) return [place];
  return readdirSync(place, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      // What is installed may be linked, so it is not always a folder.
      if (IGNORED_NAMES.has(entry.name) || IGNORED_FILES.test(entry.name)) return [];
      return filesIn(path.join(place, entry.name));
    });
}
