import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { inject } from 'vitest';
import { openEmbedded } from '../src/store/embedded-store.ts';
import { openPostgres } from '../src/store/postgres-store.ts';
import type { Store } from '../src/store/store.ts';

/** A test database; on PostgreSQL each opening is another node. */
export interface TestDatabase {
  readonly name: 'embedded' | 'postgres';
  /** The settings with which a separate process opens it. */
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

/** Longer than a busy machine pauses. */
const HEARTBEAT = { interval: 10_000, timeout: 60_000 };
const PATIENCE = { connect: 30_000, statement: 30_000, silence: 60_000 };

/** A fresh database on the PostgreSQL server of this run. */
export async function postgresDatabase(): Promise<TestDatabase> {
  const server = inject('postgres');
  const name = `club_${randomUUID().replaceAll('-', '')}`;
  const client = new Client({ connectionString: `${server}/postgres` });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const url = `${server}/${name}`;
  return {
    name: 'postgres',
    environment: { DATABASE_URL: url },
    open: () => openPostgres(url, 4, HEARTBEAT, PATIENCE),
    remove: () => Promise.resolve(),
  };
}

export const allDatabases = [
  { name: 'the embedded database', create: embeddedDatabase },
  { name: 'PostgreSQL', create: postgresDatabase },
] as const;
