import { databaseFile, openEmbedded } from './embedded-store.ts';
import { openPostgres } from './postgres-store.ts';
import type { Store } from './store.ts';

/** Opens PostgreSQL if an address is set, else the embedded database. */
export const openStore = (databaseUrl: string | undefined, dataDir: string, reads = false): Promise<Store> =>
  databaseUrl === undefined ? openEmbedded(databaseFile(dataDir), reads) : openPostgres(databaseUrl);
