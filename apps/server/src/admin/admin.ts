import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { GameKind } from '@whistlestop/kernel';
import { addressOf, type Settings } from '../settings.ts';
import { databaseFile } from '../store/embedded-store.ts';
import { heldByAnother, holdFolder } from '../store/folder-lock.ts';
import { openStore } from '../store/open-store.ts';
import type { Store } from '../store/store.ts';
import { type Words, wordsIn } from '../words/index.ts';
import type { ActName } from '../words/words.ts';
import { type Act, commandOf, perform, type Say } from './acts.ts';
import { AdminError } from './admin-error.ts';
import { backUp, checkPlace, noteBackup, restore } from './backup.ts';
import { askRunningClub } from './side-door.ts';

/** What is done to the file of the embedded database. */
const fileActs: ReadonlyMap<string, (dataDir: string, act: Act, say: Say) => Promise<void>> = new Map([
  ['backup', backUpHere],
  ['restore', restoreHere],
]);

const isActName = (name: string): name is ActName => Object.hasOwn(wordsIn.en.admin.acts, name);
const usageOf = (name: ActName, { acts }: Words['admin']): string => `${name} ${acts[name][0]}`.trimEnd();

/** The text of `admin --help`. */
export function adminHelp({ admin }: Words): string {
  const names = Object.keys(admin.acts).filter(isActName);
  const width = Math.max(...names.map((name) => usageOf(name, admin).length));
  const rows = names.map((name) => `  ${usageOf(name, admin).padEnd(width)}   ${admin.acts[name][1]}`);
  return [admin.usage, '', ...rows, ''].join('\n');
}

/** Does one thing for the person who runs the club, in the running club where the database is its own; throws `AdminError` with a sentence. */
export async function administer(
  [name = '', argument = '', ...others]: readonly string[],
  settings: Settings,
  kinds: readonly GameKind[],
  say: Say,
  password: string | undefined,
): Promise<void> {
  const { databaseUrl, dataDir, language } = settings;
  if (!isActName(name)) throw new AdminError((words, all) => `${words.unknownCommand(name)}\n\n${adminHelp(all)}`, 2);
  const fileAct = fileActs.get(name);
  if (fileAct !== undefined && databaseUrl !== undefined)
    throw new AdminError(({ postgresHasTools }) => postgresHasTools);
  mustFit(name, [argument, ...others]);
  const wanted = { name, argument, rest: others.join(' '), language };
  if (fileAct !== undefined) return fileAct(dataDir, wanted, say);
  const command = commandOf(name);
  const act: Act = {
    ...wanted,
    ...(command?.readsFile === true ? { file: readText(argument) } : {}),
    ...(password === undefined ? {} : { password }),
  };
  if (databaseUrl === undefined && command?.founds !== true && !existsSync(databaseFile(dataDir)))
    throw new AdminError((words) => words.noDatabase(dataDir));
  const beside = databaseUrl === undefined && heldByAnother(dataDir);
  if (beside && command?.reads !== true) {
    await askRunningClub(dataDir, act, say);
    return;
  }
  const release = databaseUrl === undefined && !beside ? mustHold(dataDir) : () => undefined;
  try {
    await withStore(openStore(databaseUrl, dataDir, beside), (store) =>
      perform(act, { store, kinds, say, address: addressOf(settings) }),
    );
  } finally {
    release();
  }
}

async function withStore(opened: Promise<Store>, work: (store: Store) => Promise<void>): Promise<void> {
  const store = await opened;
  try {
    await work(store);
  } finally {
    await store.close();
  }
}

/** Takes the data folder, lest a club opens it meanwhile. */
function mustHold(dataDir: string): () => void {
  const release = holdFolder(dataDir);
  if (release === undefined) throw new AdminError((_, { start }) => start.folderTaken(dataDir));
  return release;
}

/** Refuses a word too few or too many: whoever writes a name with a space must not reach another account. */
function mustFit(name: ActName, words: readonly string[]): void {
  const wanted = usageOf(name, wordsIn.en.admin).split(' ').length - 1;
  const given = words.filter((word) => word !== '').length;
  // The last of two is a sentence.
  if (wanted < 2 ? given === wanted : given > 0) return;
  throw new AdminError(
    (told) => [told.usageOf(usageOf(name, told)), ...(given > wanted ? [told.spacesInQuotes] : [])].join(' '),
    2,
  );
}

/** A copy holds every secret: a club that runs writes down that it is made, and the command makes it. */
async function backUpHere(dataDir: string, act: Act, say: Say): Promise<void> {
  const file = path.resolve(act.argument);
  checkPlace(dataDir, file);
  if (heldByAnother(dataDir)) await askRunningClub(dataDir, { ...act, argument: file }, say);
  else {
    const release = mustHold(dataDir);
    try {
      noteBackup(dataDir, file);
    } finally {
      release();
    }
  }
  backUp(dataDir, file);
  say(wordsIn[act.language].admin.done);
}

/** A club that runs is asked to do it itself. */
async function restoreHere(dataDir: string, act: Act, say: Say): Promise<void> {
  const file = path.resolve(act.argument);
  if (heldByAnother(dataDir)) return askRunningClub(dataDir, { ...act, argument: file }, say);
  const release = mustHold(dataDir);
  try {
    const { kept } = await restore(dataDir, file);
    say(wordsIn[act.language].admin.restored(kept));
  } finally {
    release();
  }
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new AdminError((words) => words.notReadable(file));
  }
}
