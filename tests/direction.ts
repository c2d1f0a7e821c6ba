import path from 'node:path';
import { importsOf } from './imports.ts';
import type { Workspace } from './workspace.ts';

const named = (names: readonly string[]): readonly string[] => names.map((name) => `@whistlestop/${name}`);

/** The packages that may be imported by name from a package; apps may import every package and the list of games. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  'packages/kernel': [],
  'packages/country': [],
  'packages/client': named(['kernel']),
  'packages/arena': named(['kernel']),
  'packages/table': named(['kernel', 'client']),
  'packages/board': named(['kernel', 'table']),
};

/** What the rooms of a game may import; a room that is not named here may import nothing. */
const ROOMS: Readonly<Record<string, readonly string[]>> = {
  rules: named(['kernel']),
  cards: named(['kernel']),
  texts: named(['kernel', 'country']),
  bots: named(['kernel']),
  bench: named(['kernel']),
  table: named(['kernel', 'country', 'table', 'board']),
  'pack.ts': named(['kernel', 'board']),
  'vignette.ts': named(['kernel']),
};

/**
 * The rooms of its own game that a room may import. Pieces draw their props and know no rules. Rules and bots import no
 * words, which are loaded with the texts.
 */
const NEIGHBOURS: Readonly<Record<string, readonly string[]>> = {
  rules: ['cards'],
  cards: ['rules'],
  'cards/words': ['cards'],
  texts: ['rules', 'cards', 'cards/words'],
  bots: ['rules', 'cards'],
  bench: ['rules', 'cards'],
  table: ['rules', 'cards', 'texts', 'bots', 'table/pieces'],
  'table/pieces': [],
  'table/gallery': ['cards', 'cards/words', 'texts', 'table/pieces'],
  'pack.ts': ['rules', 'cards', 'texts', 'bots', 'bench', 'table', 'vignette.ts'],
  'vignette.ts': [],
};

/** A source file, by its path from the root. */
export interface Source {
  readonly path: string;
  readonly text: string;
}

/** The number of checked imports, and a sentence for each violation. */
export interface DirectionReport {
  readonly imports: number;
  readonly violations: string[];
}

/** Checks that every import of the given files, and every dependency of the workspaces, points the right way. */
export function checkDirection(workspaces: readonly Workspace[], sources: readonly Source[]): DirectionReport {
  const violations = workspaces.flatMap((workspace) => dependencyViolations(workspace, workspaces));
  let imports = 0;
  for (const source of sources) {
    const workspace = workspaces.find(({ folder }) => source.path.startsWith(`${folder}/`));
    if (workspace === undefined) {
      violations.push(`${source.path} belongs to no workspace`);
      continue;
    }
    for (const { kind, specifier, line } of importsOf(source.path, source.text)) {
      imports += 1;
      const complain = kind === 'import' ? importComplaint : addressComplaint;
      const complaint = complain(workspace, source.path, specifier, workspaces);
      if (complaint !== undefined) violations.push(`${source.path}:${line} ${complaint}`);
    }
  }
  return { imports, violations };
}

function importComplaint(
  from: Workspace,
  file: string,
  specifier: string | undefined,
  workspaces: readonly Workspace[],
): string | undefined {
  if (specifier === undefined) {
    return isApp(from) ? undefined : 'imports a computed path, which cannot be checked';
  }
  if (specifier.startsWith('.')) {
    const target = path.posix.join(path.posix.dirname(file), specifier);
    if (isBuildScript(from, file) && target.startsWith('scripts/')) return undefined;
    if (!target.startsWith(`${from.folder}/`)) return `reaches out of its workspace to ${specifier}`;
    return isGame(from) && !isTest(file)
      ? neighbourComplaint(roomOf(from, file), roomOf(from, target), specifier)
      : undefined;
  }
  if (path.isAbsolute(specifier) || specifier.startsWith('file:')) return `imports the absolute path ${specifier}`;
  if (!specifier.startsWith('@whistlestop/')) return undefined;

  const name = specifier.split('/').slice(0, 2).join('/');
  const target = workspaces.find(({ manifest }) => manifest.name === name);
  if (target === undefined) return `imports ${name}, which is no workspace`;
  if (target === from) return `imports its own workspace by name (${specifier})`;
  const forbidden = isTest(file) ? undefined : directionComplaint(from, target, file);
  if (forbidden !== undefined) return `imports ${specifier}: ${forbidden}`;
  if (!isExported(target, `.${specifier.slice(name.length)}`)) return `imports ${specifier}, which is not exported`;
  if (!isList(from) && !dependencyNames(from).includes(name))
    return `imports ${name}, which is not among its dependencies`;
  return undefined;
}

/** Whether a package offers this part of it, by its name or by a pattern such as `./design/*.css`. */
function isExported({ manifest: { exports = {} } }: Workspace, part: string): boolean {
  return Object.keys(exports).some((offered) => {
    const [start = '', end] = offered.split('*');
    return end === undefined ? part === offered : part.startsWith(start) && part.endsWith(end);
  });
}

/** A file may be addressed where it is data; of another workspace only what is built, and only by an app. */
function addressComplaint(
  from: Workspace,
  file: string,
  specifier: string | undefined,
  workspaces: readonly Workspace[],
): string | undefined {
  if (specifier === undefined || !specifier.startsWith('.')) return undefined;
  const target = path.posix.join(path.posix.dirname(file), specifier);
  const owner = workspaces.find(({ folder }) => target.startsWith(`${folder}/`));
  if (owner === undefined || owner === from) return undefined;
  if (isApp(from) && target.startsWith(`${owner.folder}/dist/`)) return undefined;
  return `reaches out of its workspace to ${specifier}`;
}

/**
 * Workspace dependencies that are not allowed. A game's are checked by its imports, room by room; its tests may have
 * more.
 */
function dependencyViolations(from: Workspace, workspaces: readonly Workspace[]): string[] {
  if (isGame(from)) return [];
  return Object.keys(from.manifest.dependencies ?? {}).flatMap((name) => {
    const target = workspaces.find(({ manifest }) => manifest.name === name);
    const forbidden = target === undefined ? undefined : directionComplaint(from, target);
    return forbidden === undefined ? [] : [`${from.folder}/package.json depends on ${name}: ${forbidden}`];
  });
}

function directionComplaint(from: Workspace, target: Workspace, file = ''): string | undefined {
  if (isApp(from)) return isGame(target) ? 'games are found through the list of games' : undefined;
  if (isApp(target)) return 'packages never import apps';
  if (isList(from)) return undefined;
  const room = isGame(from) ? roomOf(from, file) : from.folder;
  const allowed = isGame(from) ? ROOMS[room.replace(/\/.*/, '')] : ALLOWED[room];
  if (allowed === undefined) return `${room} has no place in the dependency order`;
  if (allowed.includes(target.manifest.name)) return undefined;
  return allowed.length === 0 ? `${room} imports no other workspace` : `${room} may import only ${allowed.join(', ')}`;
}

/** The room of a game that a file lies in. */
function roomOf({ folder }: Workspace, file: string): string {
  const [room = '', part = ''] = file.slice(folder.length + 1).split('/');
  if (room === 'cards' && /^[a-z]{2}\.ts$/.test(part)) return 'cards/words';
  return room === 'table' && (part === 'pieces' || part === 'gallery') ? `${room}/${part}` : room;
}

function neighbourComplaint(from: string, target: string, specifier: string): string | undefined {
  if (from === 'test' || from === target) return undefined;
  const open = NEIGHBOURS[from];
  return open?.includes(target) === true ? undefined : `reaches from ${from} into ${target} by ${specifier}`;
}

function dependencyNames({ manifest }: Workspace): string[] {
  return Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });
}

function isApp(workspace: Workspace): boolean {
  return workspace.folder.startsWith('apps/');
}

/** The list of games, the only workspace that imports every game. */
function isList({ folder }: Workspace): boolean {
  return folder === 'games';
}

function isGame(workspace: Workspace): boolean {
  return workspace.folder.startsWith('games/');
}

/** An app's bundler scripts may import the scripts of the repository. */
const isBuildScript = (from: Workspace, file: string): boolean =>
  isApp(from) && /^(scripts\/|vite\.config\.ts$)/.test(file.slice(from.folder.length + 1));

const isTest = (file: string): boolean => /(^|\/)(test|fit|balance|testing)\/|\.test\.tsx?$/.test(file);
