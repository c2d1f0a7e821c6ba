import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildApp, type ServerNode } from '../app.ts';
import { BotWorkerPool } from '../bots/bot-worker-pool.ts';
import { kinds } from '../games.ts';
import { openEmbedded } from '../store/embedded-store.ts';

const gamesModule = new URL('../games.js', import.meta.url).href;

/** A club in the test's process, whose clock the test sets. */
export class OwnClub {
  readonly address: string;
  readonly #app: ServerNode;
  readonly #folder: string;
  readonly #time: { ahead: number };

  private constructor(address: string, app: ServerNode, folder: string, time: { ahead: number }) {
    this.address = address;
    this.#app = app;
    this.#folder = folder;
    this.#time = time;
  }

  /** Opens a club that serves the page in this folder. */
  static async open(webRoot: string, smtpUrl?: string): Promise<OwnClub> {
    const folder = mkdtempSync(path.join(tmpdir(), 'whistlestop-own-'));
    const port = await freePort();
    const address = `http://127.0.0.1:${port}`;
    const time = { ahead: 0 };
    const app = await buildApp({
      store: await openEmbedded(path.join(folder, 'whistlestop.db')),
      kinds,
      thinker: new BotWorkerPool(gamesModule, { workers: 1, queue: 100, longest: 25_000 }),
      webRoot,
      publicUrl: address,
      smtpUrl,
      limitFactor: 1000,
      botPace: 0,
      now: () => Date.now() + time.ahead,
    });
    await app.fastify.listen({ port, host: '127.0.0.1' });
    app.ticker.start();
    return new OwnClub(address, app, folder, time);
  }

  /** Moves the club's clock forward and does what is due; pages opened later use the new time. */
  async pass(milliseconds: number): Promise<void> {
    this.#time.ahead += milliseconds;
    await this.#app.ticker.tick();
  }

  async close(): Promise<void> {
    await this.#app.close();
    await rm(this.#folder, { recursive: true, force: true });
  }
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => {
    probe.listen(0, '127.0.0.1', resolve);
  });
  const address = probe.address();
  await new Promise((resolve) => {
    probe.close(resolve);
  });
  if (address === null || typeof address === 'string') throw new Error('No port is free.');
  return address.port;
}
