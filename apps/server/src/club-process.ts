import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { AdminError } from './admin/admin-error.ts';
import { openAdminSocket } from './admin/admin-socket.ts';
import { checkBackup, restore } from './admin/backup.ts';
import { type AdminCommand, runCommand, type Print } from './admin/commands.ts';
import { buildApp, type ServerNode } from './app.ts';
import { BotWorkerPool } from './bots/bot-worker-pool.ts';
import { kinds } from './games.ts';
import { audit } from './people/bans.ts';
import { clubAddress, type ServerSettings, SettingsError } from './settings.ts';
import { openStore } from './store/open-store.ts';
import type { Signal } from './store/store.ts';
import { operatorTexts } from './texts/index.ts';

const gamesModule = import.meta.resolve('./games.js');
const webRoot = fileURLToPath(new URL('../../web/dist/site/', import.meta.url));

/** How often a club tries to open again after a restore, and the milliseconds in between. */
const REOPEN_ATTEMPTS = 50;
const REOPEN_DELAY = 200;

/** The club of this process. On the embedded database it also runs admin commands, since the file is its own. */
export class ClubProcess {
  readonly address: string;
  readonly #settings: ServerSettings;
  #app: ServerNode;
  #closeAdminSocket: () => Promise<void> = () => Promise.resolve();
  /** The last admin command in the queue. */
  #lastCommand: Promise<void> = Promise.resolve();

  private constructor(settings: ServerSettings, app: ServerNode, address: string) {
    this.#settings = settings;
    this.#app = app;
    this.address = address;
  }

  /** Opens a club; throws `SettingsError` when it cannot listen at the address of the settings. */
  static async open(settings: ServerSettings): Promise<ClubProcess> {
    const { app, address } = await openApp(settings);
    // After a restore the club listens on the same port, even where the system chose it.
    const club = new ClubProcess({ ...settings, port: Number(new URL(address).port) }, app, address);
    if (settings.databaseUrl === undefined)
      club.#closeAdminSocket = await openAdminSocket(
        settings.dataDir,
        (command, print) => club.#enqueue(command, print),
        app.fastify.log,
      );
    return club;
  }

  /** Closes the club after its accepted requests. */
  async close(): Promise<void> {
    await this.#closeAdminSocket();
    await this.#app.close();
  }

  #enqueue(command: AdminCommand, print: Print): Promise<void> {
    const done = this.#lastCommand.then(() => this.#carryOut(command, print));
    this.#lastCommand = done.catch(() => undefined);
    return done;
  }

  #carryOut(command: AdminCommand, print: Print): Promise<void> {
    if (command.name === 'restore') return this.#restore(command, print);
    const { club } = this.#app;
    // The caller's process makes the copy: here it would block the players.
    if (command.name === 'backup') return audit(club.store, command.name, command.argument, 'command line', Date.now());
    // The embedded database has one node, which receives its own signals.
    const store = { ...club.store, signal: (signal: Signal) => club.signals.receive(signal) };
    return runCommand(command, { store, kinds, print, address: clubAddress(this.#settings) });
  }

  /** Closes the club, replaces its database by a backup, and opens it again; tables reconnect by themselves. */
  async #restore({ argument: file, language }: AdminCommand, print: Print): Promise<void> {
    checkBackup(file);
    await this.#app.close();
    let restored: Awaited<ReturnType<typeof restore>> | undefined;
    try {
      restored = await restore(this.#settings.dataDir, file);
      this.#app = await reopenApp(this.#settings);
    } catch (error) {
      restored?.undo();
      this.#app = await reopenApp(this.#settings);
      this.#app.fastify.log.error({ err: error }, 'a backup could not be opened');
      throw new AdminError(({ badBackup }) => badBackup);
    }
    print(operatorTexts[language].admin.restored(restored.kept));
  }
}

async function openApp(settings: ServerSettings): Promise<{ app: ServerNode; address: string }> {
  const { databaseUrl, dataDir, botWorkers, ...rest } = settings;
  const store = await openStore(databaseUrl, dataDir);
  const thinker = new BotWorkerPool(gamesModule, { workers: botWorkers, queue: 1000, longest: 25_000 });
  const app = await buildApp({ ...rest, store, kinds, thinker, webRoot });
  void store.lost.then((error) => exitWithoutDatabase(app, error));
  try {
    const address = await app.fastify.listen({ port: settings.port, host: settings.host });
    app.ticker.start();
    return { app, address };
  } catch (error) {
    await app.close();
    throw listenError(error, settings);
  }
}

/** Opens a club again; its port may be in use for a moment, as the local port of another connection. */
async function reopenApp(settings: ServerSettings): Promise<ServerNode> {
  for (let attempt = 1; ; attempt++)
    try {
      return (await openApp(settings)).app;
    } catch (error) {
      if (!(error instanceof SettingsError) || attempt === REOPEN_ATTEMPTS) throw error;
      await setTimeout(REOPEN_DELAY);
    }
}

/** Ends a process whose database is gone, so that its supervisor starts another. */
function exitWithoutDatabase({ fastify }: ServerNode, error: Error): never {
  fastify.log.fatal({ err: error }, 'the embedded database has ended by itself');
  process.exit(1);
}

/** Why the club cannot listen, as a sentence where it is a setting's fault. */
function listenError(error: unknown, { port, host }: ServerSettings): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') return new SettingsError((words) => words.portTaken(port));
  if (code === 'EACCES') return new SettingsError((words) => words.portForbidden(port));
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return new SettingsError((words) => words.noSuchAddress(host));
  return error;
}
