import { accessSync, constants, mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { administer, adminHelp } from './admin/admin.ts';
import { AdminError } from './admin/admin-error.ts';
import { buildApp } from './app.ts';
import { ThinkingRoom } from './bots/thinking-room.ts';
import { kinds } from './games.ts';
import { heldByAnother, holdFolder } from './store/folder-lock.ts';
import { openStore } from './store/open-store.ts';
import { help, readSettings, type Settings, SettingsError } from './settings.ts';

// Moves leave little behind that lives on: the thread that clears it away is done sooner than helpers could be woken, and
// on a small machine they would take the time of the players.
setFlagsFromString('--no-parallel-scavenge');

const gamesModule = import.meta.resolve('./games.js');
const webRoot = fileURLToPath(new URL('../../web/dist/site/', import.meta.url));

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
  const { databaseUrl, dataDir, botWorkers, ...rest } = settings;
  const store = await openStore(databaseUrl, dataDir);
  const thinker = new ThinkingRoom(gamesModule, { workers: botWorkers, queue: 1000, longest: 25_000 });
  const app = await buildApp({ ...rest, store, kinds, thinker, webRoot });
  try {
    console.log(`Whistlestop is open at ${await app.fastify.listen({ port: settings.port, host: settings.host })}`);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    await app.close();
    release();
    if (code === 'EADDRINUSE')
      throw new SettingsError(`Port ${settings.port} is taken; choose another with PORT or --port.`);
    if (code === 'EACCES') throw new SettingsError(`Port ${settings.port} needs more rights; choose one above 1023.`);
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw new SettingsError(`This machine has no address ${settings.host}.`);
    throw error;
  }
  app.ticker.start();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void app.close().then(release));
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
  if (!(error instanceof SettingsError) && !(error instanceof AdminError)) throw error;
  console.error(error.message);
  process.exitCode = error instanceof AdminError ? 1 : 2;
}
