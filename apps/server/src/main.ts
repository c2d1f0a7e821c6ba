import { accessSync, constants, mkdirSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { administer, adminHelp } from './admin/admin.ts';
import { ClubProcess } from './club-process.ts';
import { kinds } from './games.ts';
import { help, commandLineLanguage, readSettings, type ServerSettings, SettingsError } from './settings.ts';
import { lockFolder } from './store/folder-lock.ts';
import { storageFault } from './store/storage-fault.ts';
import { operatorTexts } from './texts/index.ts';
import { OperatorError } from './texts/operator-error.ts';
import type { OperatorTexts } from './texts/operator-texts.ts';

// Young garbage is small: one thread collects it sooner than helper threads wake, which would slow the players.
setFlagsFromString('--no-parallel-scavenge');
// Databases and backups hold seeds, mail addresses and password hashes: only this user may read them.
process.umask(0o077);

/** Creates and locks the data folder; returns the function that unlocks it. */
function prepareDataDir(dataDir: string): () => void {
  try {
    mkdirSync(dataDir, { recursive: true });
    accessSync(dataDir, constants.W_OK);
  } catch {
    throw new SettingsError((words) => words.folderNotWritable(dataDir));
  }
  const release = lockFolder(dataDir);
  if (release === undefined) throw new SettingsError((words) => words.folderTaken(dataDir));
  return release;
}

async function listen(settings: ServerSettings, { start }: OperatorTexts): Promise<void> {
  let release = () => undefined as void;
  try {
    if (settings.databaseUrl === undefined) release = prepareDataDir(settings.dataDir);
    const club = await ClubProcess.open(settings);
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void club.close().then(release));
    console.log(start.open(club.address));
  } catch (error) {
    release();
    throw storageFault(error, settings);
  }
}

async function run(args: readonly string[], words: OperatorTexts): Promise<void> {
  if (args[0] !== 'admin') {
    const settings = readSettings(args, process.env);
    if (settings === undefined) console.log(help(words));
    else await listen(settings, words);
    return;
  }
  const flags = args.findIndex((arg) => arg.startsWith('-'));
  const command = args.slice(1, flags < 0 ? undefined : flags);
  const settings = readSettings(flags < 0 ? [] : args.slice(flags), process.env);
  if (settings === undefined || command.length === 0) console.log(adminHelp(words));
  else
    await administer(command, settings, kinds, console.log, process.env['ADMIN_PASSWORD']).catch((error: unknown) => {
      throw storageFault(error, settings);
    });
}

const args = process.argv.slice(2);
const words = operatorTexts[commandLineLanguage(args, process.env)];
try {
  await run(args, words);
} catch (error) {
  if (!(error instanceof OperatorError)) throw error;
  console.error(error.sentence(words));
  process.exitCode = error.exitCode;
}
