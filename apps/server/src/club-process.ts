import { fileURLToPath } from 'node:url';
import { AdminError } from './admin/admin-error.ts';
import { openAdminSocket } from './admin/admin-socket.ts';
import { checkBackup, restore } from './admin/backup.ts';
import { type AdminCommand, runCommand, type Print } from './admin/commands.ts';
import { type App, buildApp } from './app.ts';
import { BotWorkerPool } from './bots/bot-worker-pool.ts';
import { kinds } from './games.ts';
import { audit } from './people/bans.ts';
import { addressOf, type Settings, SettingsError } from './settings.ts';
import { openStore } from './store/open-store.ts';
import type { Signal } from './store/store.ts';
import { operatorTexts } from './texts/index.ts';

const gamesModule = import.meta.resolve('./games.js');
const webRoot = fileURLToPath(new URL('../../web/dist/site/', import.meta.url));

/** The club of this process. On the embedded database it carries out what an admin asks, since the file is its own. */
export class ClubProcess {
  readonly address: string;
  readonly #settings: Settings;
  #app: App;
  #closeAdminSocket: () => Promise<void> = () => Promise.resolve();
  /** The admin commands that run, one after the other. */
  #commands: Promise<void> = Promise.resolve();

  private constructor(settings: Settings, app: App, address: string) {
    this.#settings = settings;
    this.#app = app;
    this.address = address;
  }

  /** Opens a club; throws `SettingsError` when it cannot be where the settings want it. */
  static async open(settings: Settings): Promise<ClubProcess> {
    const { app, address } = await openApp(settings);
    // A port the system chose is kept, whenever the club opens again.
    const club = new ClubProcess({ ...settings, port: Number(new URL(address).port) }, app, address);
    if (settings.databaseUrl === undefined)
      club.#closeAdminSocket = await openAdminSocket(
        settings.dataDir,
        (act, print) => club.#ask(act, print),
        app.fastify.log,
      );
    return club;
  }

  /** Lets what was accepted finish. */
  async close(): Promise<void> {
    await this.#closeAdminSocket();
    await this.#app.close();
  }

  #ask(act: AdminCommand, print: Print): Promise<void> {
    const done = this.#commands.then(() => this.#carryOut(act, print));
    this.#commands = done.catch(() => undefined);
    return done;
  }

  #carryOut(act: AdminCommand, print: Print): Promise<void> {
    if (act.name === 'restore') return this.#restore(act, print);
    const { club } = this.#app;
    // The command itself makes the copy: here it would block the players.
    if (act.name === 'backup') return audit(club.store, act.name, act.argument, 'command line', Date.now());
    // Signals to other nodes are received here.
    const store = { ...club.store, signal: (signal: Signal) => club.signals.receive(signal) };
    return runCommand(act, { store, kinds, print, address: addressOf(this.#settings) });
  }

  /** Closes the club for a moment, puts a backup in the place of its database, and opens it again; tables reconnect by themselves. */
  async #restore({ argument: file, language }: AdminCommand, print: Print): Promise<void> {
    checkBackup(file);
    await this.#app.close();
    let restored: Awaited<ReturnType<typeof restore>> | undefined;
    try {
      restored = await restore(this.#settings.dataDir, file);
      this.#app = (await openApp(this.#settings)).app;
    } catch (error) {
      restored?.takeBack();
      this.#app = (await openApp(this.#settings)).app;
      this.#app.fastify.log.error({ err: error }, 'a backup could not be opened');
      throw new AdminError(({ badBackup }) => badBackup);
    }
    print(operatorTexts[language].admin.restored(restored.kept));
  }
}

async function openApp(settings: Settings): Promise<{ app: App; address: string }> {
  const { databaseUrl, dataDir, botWorkers, ...rest } = settings;
  const store = await openStore(databaseUrl, dataDir);
  const thinker = new BotWorkerPool(gamesModule, { workers: botWorkers, queue: 1000, longest: 25_000 });
  const app = await buildApp({ ...rest, store, kinds, thinker, webRoot });
  void store.lost.then((error) => giveUp(app, error));
  try {
    const address = await app.fastify.listen({ port: settings.port, host: settings.host });
    app.ticker.start();
    return { app, address };
  } catch (error) {
    await app.close();
    throw placeError(error, settings);
  }
}

/** Ends a process that can keep nothing any more, so that whoever looks after it starts another. */
function giveUp({ fastify }: App, error: Error): never {
  fastify.log.fatal({ err: error }, 'the embedded database has ended by itself');
  process.exit(1);
}

/** Why a club cannot be where it is wanted, in a sentence. */
function placeError(error: unknown, { port, host }: Settings): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') return new SettingsError((words) => words.portTaken(port));
  if (code === 'EACCES') return new SettingsError((words) => words.portForbidden(port));
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return new SettingsError((words) => words.noSuchAddress(host));
  return error;
}
