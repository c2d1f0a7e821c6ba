import { accessSync, constants, mkdirSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { administer, adminHelp } from './admin/admin.ts';
import { AdminError } from './admin/admin-error.ts';
import { ClubProcess } from './club-process.ts';
import { kinds } from './games.ts';
import { help, readSettings, type Settings, SettingsError } from './settings.ts';
import { heldByAnother, holdFolder } from './store/folder-lock.ts';
import { NewerDatabase } from './store/migrations.ts';

// Moves leave little behind that lives on: the thread that clears it away is done sooner than helpers could be woken, and
// on a small machine they would take the time of the players.
setFlagsFromString('--no-parallel-scavenge');

/** Takes the data folder for this process; answers how to give it back. */
function prepareDataDir(dataDir: string): () => void {
  try {
    mkdirSync(dataDir, { recursive: true });
    accessSync(dataDir, constants.W_OK);
  } catch {
    throw new SettingsError(
      `The data folder ${dataDir} cannot be written; choose another with DATA_DIR or --data-dir.`,
    );
  }
  if (heldByAnother(dataDir))
    throw new SettingsError(`Another club is open on the data folder ${dataDir}; choose another with DATA_DIR.`);
  return holdFolder(dataDir);
}

async function listen(settings: Settings): Promise<void> {
  const release = settings.databaseUrl === undefined ? prepareDataDir(settings.dataDir) : () => undefined;
  try {
    const club = await ClubProcess.open(settings);
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void club.close().then(release));
    console.log(`Whistlestop is open at ${club.address}`);
  } catch (error) {
    release();
    throw error;
  }
}

async function run(args: readonly string[]): Promise<void> {
  if (args[0] !== 'admin') {
    const settings = readSettings(args, process.env);
    if (settings === undefined) console.log(help());
    else await listen(settings);
    return;
  }
  const flags = args.findIndex((arg) => arg.startsWith('-'));
  const words = args.slice(1, flags < 0 ? undefined : flags);
  const settings = readSettings(flags < 0 ? [] : args.slice(flags), process.env);
  if (settings === undefined || words.length === 0) console.log(adminHelp());
  else await administer(words, settings, kinds, console.log, process.env['ADMIN_PASSWORD']);
}

try {
  await run(process.argv.slice(2));
} catch (error) {
  const isSaid = error instanceof SettingsError || error instanceof AdminError || error instanceof NewerDatabase;
  if (!isSaid) throw error;
  console.error(error.message);
  process.exitCode = error instanceof AdminError ? error.exitCode : 2;
}
