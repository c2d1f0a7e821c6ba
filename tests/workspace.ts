import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The folder of the checkout. */
export const root = path.resolve(import.meta.dirname, '..');

/** What the tests read of a package.json; npm itself has checked its shape. */
export interface Manifest {
  readonly name: string;
  readonly license?: string;
  readonly exports?: Readonly<Record<string, unknown>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

/** One npm workspace: a package or an app. */
export interface Workspace {
  /** Its folder from the root, as in `packages/kernel`. */
  readonly folder: string;
  readonly manifest: Manifest;
}

const NOT_OURS = new Set(['node_modules', '.git', 'dist', 'coverage', 'reports', 'data', '.cache', '.stryker-tmp']);

/** Reads the package.json of a folder of the checkout. */
export function readManifest(folder: string): Manifest {
  return JSON.parse(read(path.posix.join(folder, 'package.json'))) as Manifest;
}

/** Every game, package and app of the checkout. */
export function readWorkspaces(): Workspace[] {
  const folders = ['games', 'packages', 'apps'].flatMap((group) =>
    readdirSync(path.join(root, group), { withFileTypes: true }).flatMap((entry) =>
      entry.isDirectory() && !NOT_OURS.has(entry.name) ? [`${group}/${entry.name}`] : [],
    ),
  );
  // The list of games comes last: it is what lies in its folder beside the games.
  return [...folders, 'games'].map((folder) => ({ folder, manifest: readManifest(folder) }));
}

/** Every file written by hand under a folder, as paths from the root with forward slashes. */
export function filesUnder(folder: string): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const place = folder === '' ? entry.name : `${folder}/${entry.name}`;
    const ignored = NOT_OURS.has(entry.name);
    if (ignored) return [];
    return entry.isDirectory() ? filesUnder(place) : [place];
  });
}

/** The text of a file of the checkout. */
export function read(file: string): string {
  return readFileSync(path.join(root, file), 'utf8');
}
