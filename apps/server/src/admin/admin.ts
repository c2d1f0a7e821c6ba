import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { GameKind } from '@whistlestop/kernel';
import { clubAddress, type ServerSettings } from '../settings.ts';
import { databaseFile } from '../store/embedded-store.ts';
import { isLockedByAnother, lockFolder } from '../store/folder-lock.ts';
import { openStore } from '../store/open-store.ts';
import type { Store } from '../store/store.ts';
import { operatorTexts } from '../texts/index.ts';
import type { CommandName, OperatorTexts } from '../texts/operator-texts.ts';
import { AdminError } from './admin-error.ts';
import { sendToRunningClub } from './admin-socket.ts';
import { backUp, checkBackupTarget, auditBackup, restore } from './backup.ts';
import { type AdminCommand, commandOf, runCommand, type Print } from './commands.ts';

/** Commands on the file of the embedded database. */
const fileCommands: ReadonlyMap<string, (dataDir: string, command: AdminCommand, print: Print) => Promise<void>> =
  new Map([
    ['backup', backUpHere],
    ['restore', restoreHere],
  ]);

const isCommandName = (name: string): name is CommandName => Object.hasOwn(operatorTexts.en.admin.acts, name);
const usageOf = (name: CommandName, { acts }: OperatorTexts['admin']): string => `${name} ${acts[name][0]}`.trimEnd();

/** The text of `admin --help`. */
export function adminHelp({ admin }: OperatorTexts): string {
  const names = Object.keys(admin.acts).filter(isCommandName);
  const width = Math.max(...names.map((name) => usageOf(name, admin).length));
  const rows = names.map((name) => `  ${usageOf(name, admin).padEnd(width)}   ${admin.acts[name][1]}`);
  return [admin.usage, '', ...rows, ''].join('\n');
}

/** Runs an admin command, in the running club when the database is embedded; throws `AdminError` with a sentence. */
export async function administer(
  [name = '', argument = '', ...others]: readonly string[],
  settings: ServerSettings,
  kinds: readonly GameKind[],
  print: Print,
  password: string | undefined,
): Promise<void> {
  const { databaseUrl, dataDir, language } = settings;
  if (!isCommandName(name))
    throw new AdminError((words, all) => `${words.unknownCommand(name)}\n\n${adminHelp(all)}`, 2);
  const fileCommand = fileCommands.get(name);
  if (fileCommand !== undefined && databaseUrl !== undefined)
    throw new AdminError(({ postgresHasTools }) => postgresHasTools);
  checkArguments(name, [argument, ...others]);
  const wanted = { name, argument, rest: others.join(' '), language };
  if (fileCommand !== undefined) return fileCommand(dataDir, wanted, print);
  const definition = commandOf(name);
  const command: AdminCommand = {
    ...wanted,
    ...(definition?.readsFile === true ? { file: readText(argument) } : {}),
    ...(password === undefined ? {} : { password }),
  };
  if (databaseUrl === undefined && definition?.createsDatabase !== true && !existsSync(databaseFile(dataDir)))
    throw new AdminError((words) => words.noDatabase(dataDir));
  const beside = databaseUrl === undefined && isLockedByAnother(dataDir);
  if (beside && definition?.reads !== true) {
    await sendToRunningClub(dataDir, command, print);
    return;
  }
  const release = databaseUrl === undefined && !beside ? mustLock(dataDir) : () => undefined;
  try {
    await withStore(openStore(databaseUrl, dataDir, beside), (store) =>
      runCommand(command, { store, kinds, print, address: clubAddress(settings) }),
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

/** Locks the data folder, so that no club opens it meanwhile. */
function mustLock(dataDir: string): () => void {
  const release = lockFolder(dataDir);
  if (release === undefined) throw new AdminError((_, { start }) => start.folderTaken(dataDir));
  return release;
}

/** Refuses missing and extra arguments: an unquoted name with a space must not reach another account. */
function checkArguments(name: CommandName, words: readonly string[]): void {
  const wanted = usageOf(name, operatorTexts.en.admin).split(' ').length - 1;
  const given = words.filter((word) => word !== '').length;
  // The second argument may be several words.
  if (wanted < 2 ? given === wanted : given > 0) return;
  throw new AdminError(
    (texts) => [texts.usageOf(usageOf(name, texts)), ...(given > wanted ? [texts.spacesInQuotes] : [])].join(' '),
    2,
  );
}

/** A running club audits the backup, since it contains every secret; this process copies the file. */
async function backUpHere(dataDir: string, command: AdminCommand, print: Print): Promise<void> {
  const file = path.resolve(command.argument);
  checkBackupTarget(dataDir, file);
  if (isLockedByAnother(dataDir)) await sendToRunningClub(dataDir, { ...command, argument: file }, print);
  else {
    const release = mustLock(dataDir);
    try {
      auditBackup(dataDir, file);
    } finally {
      release();
    }
  }
  backUp(dataDir, file);
  print(operatorTexts[command.language].admin.done);
}

/** A running club restores its backup itself. */
async function restoreHere(dataDir: string, command: AdminCommand, print: Print): Promise<void> {
  const file = path.resolve(command.argument);
  if (isLockedByAnother(dataDir)) return sendToRunningClub(dataDir, { ...command, argument: file }, print);
  const release = mustLock(dataDir);
  try {
    const { kept } = await restore(dataDir, file);
    print(operatorTexts[command.language].admin.restored(kept));
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
