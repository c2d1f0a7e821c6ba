import { accessSync, constants, mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { buildApp } from './app.ts';
import { ThinkingRoom } from './bots/thinking-room.ts';
import { kinds } from './games.ts';
import { openStore } from './store/open-store.ts';
import { help, readSettings, type Settings, SettingsError } from './settings.ts';

const gamesModule = import.meta.resolve('./games.js');
const webRoot = fileURLToPath(new URL('../../web/dist/site/', import.meta.url));

function prepareDataDir(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true });
    accessSync(dataDir, constants.W_OK);
  } catch {
    throw new SettingsError(
      `The data folder ${dataDir} cannot be written; choose another with DATA_DIR or --data-dir.`,
    );
  }
}

async function listen(settings: Settings): Promise<void> {
  const { databaseUrl, dataDir, botWorkers, ...rest } = settings;
  const store = await openStore(databaseUrl, dataDir);
  const thinker = new ThinkingRoom(gamesModule, { workers: botWorkers, queue: 1000, longest: 25_000 });
  const app = await buildApp({ ...rest, store, kinds, thinker, webRoot });
  try {
    console.log(`Whistlestop is open at ${await app.fastify.listen({ port: settings.port, host: settings.host })}`);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    await app.close();
    if (code === 'EADDRINUSE')
      throw new SettingsError(`Port ${settings.port} is taken; choose another with PORT or --port.`);
    if (code === 'EACCES') throw new SettingsError(`Port ${settings.port} needs more rights; choose one above 1023.`);
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw new SettingsError(`This machine has no address ${settings.host}.`);
    throw error;
  }
  app.ticker.start();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void app.close());
}

try {
  const settings = readSettings(process.argv.slice(2), process.env);
  if (settings === undefined) console.log(help());
  else {
    if (settings.databaseUrl === undefined) prepareDataDir(settings.dataDir);
    await listen(settings);
  }
} catch (error) {
  if (!(error instanceof SettingsError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
