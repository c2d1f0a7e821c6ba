import path from 'node:path';
import { importsOf } from './imports.ts';
import type { Workspace } from './workspace.ts';

/** The packages that may be imported by name from a workspace; apps may import every package. */
const GAMES = ['@whistlestop/nineteen-sixty', '@whistlestop/mr-president', '@whistlestop/hook-or-crook'];
const KERNEL = '@whistlestop/kernel';
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  'packages/kernel': [],
  'packages/nineteen-sixty': [KERNEL],
  'packages/mr-president': [KERNEL],
  'packages/hook-or-crook': [KERNEL],
  'packages/bots': [KERNEL, ...GAMES],
  'packages/client': [KERNEL, ...GAMES],
};

/** A source file, by its path from the root. */
export interface Source {
  readonly path: string;
  readonly text: string;
}

/** What the check looked at, and every sentence it has to say against it. */
export interface Verdict {
  readonly imports: number;
  readonly violations: string[];
}

/** Checks that every import of the given files, and every dependency of the workspaces, points the right way. */
export function checkDirection(workspaces: readonly Workspace[], sources: readonly Source[]): Verdict {
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
    return target.startsWith(`${from.folder}/`) ? undefined : `reaches out of its workspace to ${specifier}`;
  }
  if (path.isAbsolute(specifier) || specifier.startsWith('file:')) return `imports the absolute path ${specifier}`;
  if (!specifier.startsWith('@whistlestop/')) return undefined;

  const name = specifier.split('/').slice(0, 2).join('/');
  const target = workspaces.find(({ manifest }) => manifest.name === name);
  if (target === undefined) return `imports ${name}, which is no workspace`;
  if (target === from) return `imports its own workspace by name (${specifier})`;
  const forbidden = directionComplaint(from, target);
  if (forbidden !== undefined) return `imports ${specifier}: ${forbidden}`;
  if (!(`.${specifier.slice(name.length)}` in (target.manifest.exports ?? {})))
    return `imports ${specifier}, which is not exported`;
  if (!dependencyNames(from).includes(name)) return `imports ${name}, which is not among its dependencies`;
  return undefined;
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

function dependencyViolations(from: Workspace, workspaces: readonly Workspace[]): string[] {
  return dependencyNames(from).flatMap((name) => {
    const target = workspaces.find(({ manifest }) => manifest.name === name);
    const forbidden = target === undefined ? undefined : directionComplaint(from, target);
    return forbidden === undefined ? [] : [`${from.folder}/package.json depends on ${name}: ${forbidden}`];
  });
}

function directionComplaint(from: Workspace, target: Workspace): string | undefined {
  if (isApp(from)) return undefined;
  if (isApp(target)) return 'packages never import apps';
  const allowed = ALLOWED[from.folder];
  if (allowed === undefined) return `${from.folder} has no place in the dependency order`;
  if (allowed.includes(target.manifest.name)) return undefined;
  return allowed.length === 0
    ? 'the kernel imports no other workspace'
    : `${from.folder} may import only ${allowed.join(', ')}`;
}

function dependencyNames({ manifest }: Workspace): string[] {
  return Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });
}

function isApp(workspace: Workspace): boolean {
  return workspace.folder.startsWith('apps/');
}
