import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { GameKind } from '@whistlestop/kernel';
import type { Settings } from '../settings.ts';
import { databaseFile } from '../store/embedded-store.ts';
import { heldByAnother } from '../store/folder-lock.ts';
import { openStore } from '../store/open-store.ts';
import { type Act, commandOf, commands, perform, type Say } from './acts.ts';
import { AdminError } from './admin-error.ts';
import { backUp, restore } from './backup.ts';
import { askRunningClub } from './side-door.ts';

const fileCommands: Readonly<
  Record<string, { usage: string; about: string; run: (dataDir: string, file: string, say: Say) => Promise<void> }>
> = {
  backup: { usage: 'backup FILE', about: 'copy the embedded database, also while the club runs', run: backUpHere },
  restore: {
    usage: 'restore FILE',
    about: 'put a backup in its place; a club that runs closes for a moment',
    run: restoreHere,
  },
};

/** The text of `admin --help`. */
export function adminHelp(): string {
  const rows = Object.values({ ...commands, ...fileCommands }).map(
    ({ usage, about }) => `  ${usage.padEnd(26)} ${about}`,
  );
  return ['Usage: whistlestop admin COMMAND [flags of the server]', '', ...rows, ''].join('\n');
}

/** Does one thing for the person who runs the club, in the running club where the database is its own; throws `AdminError` with a sentence. */
export async function administer(
  [name = '', argument = '', ...others]: readonly string[],
  settings: Settings,
  kinds: readonly GameKind[],
  say: Say,
  password: string | undefined,
): Promise<void> {
  const file = Object.hasOwn(fileCommands, name) ? fileCommands[name] : undefined;
  if (file !== undefined) {
    if (settings.databaseUrl !== undefined)
      throw new AdminError('PostgreSQL has its own tools for this: pg_dump and pg_restore.');
    mustFit(file.usage, [argument, ...others]);
    return file.run(settings.dataDir, argument, say);
  }
  const command = commandOf(name);
  if (command === undefined) throw new AdminError(`There is no command "${name}".\n\n${adminHelp()}`, 2);
  mustFit(command.usage, [argument, ...others]);
  const act: Act = {
    name,
    argument,
    rest: others.join(' '),
    ...(command.readsFile === true ? { file: readText(argument) } : {}),
    ...(password === undefined ? {} : { password }),
  };
  if (settings.databaseUrl === undefined && command.founds !== true && !existsSync(databaseFile(settings.dataDir)))
    throw new AdminError(`There is no database in ${settings.dataDir}.`);
  const beside = settings.databaseUrl === undefined && heldByAnother(settings.dataDir);
  if (beside && !command.reads) {
    await askRunningClub(settings.dataDir, act, say);
    return;
  }
  if (settings.databaseUrl === undefined) mkdirSync(settings.dataDir, { recursive: true });
  const store = await openStore(settings.databaseUrl, settings.dataDir, beside);
  try {
    await perform(act, { store, kinds, say });
  } finally {
    await store.close();
  }
}

/** Refuses a word too few or too many: whoever writes a name with a space must not reach another account. */
function mustFit(usage: string, words: readonly string[]): void {
  const wanted = usage.split(' ').length - 1;
  const given = words.filter((word) => word !== '').length;
  // The last of two is a sentence.
  if (wanted < 2 ? given === wanted : given > 0) return;
  const hint = given > wanted ? ' A name with spaces stands in quotes.' : '';
  throw new AdminError(`Usage: ${usage}.${hint}`, 2);
}

function backUpHere(dataDir: string, file: string, say: Say): Promise<void> {
  backUp(dataDir, file);
  say('Done.');
  return Promise.resolve();
}

/** A club that runs is asked to do it itself. */
function restoreHere(dataDir: string, file: string, say: Say): Promise<void> {
  if (heldByAnother(dataDir))
    return askRunningClub(dataDir, { name: 'restore', argument: path.resolve(file), rest: '' }, say);
  restore(dataDir, file);
  say('Done.');
  return Promise.resolve();
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new AdminError(`The file ${file} cannot be read.`);
  }
}
