import { databaseFile, openEmbedded } from './embedded-store.ts';
import { openPostgres } from './postgres-store.ts';
import type { Store } from './store.ts';

/** Opens the database the settings name: PostgreSQL when there is an address, else the embedded one. */
export const openStore = (databaseUrl: string | undefined, dataDir: string, reads = false): Promise<Store> =>
  databaseUrl === undefined ? openEmbedded(databaseFile(dataDir), reads) : openPostgres(databaseUrl);
