import { type IDBPDatabase, openDB } from 'idb';
import type { TableTrouble } from '@whistlestop/table';
import { forgetLastMatch, rememberLastMatch } from './last-match.ts';
import { type SavedMatch, savedMatchSchema } from './saved-match.ts';

/** One row of the store: a match, or a row that cannot be read, left as it is. */
export type StoredRow =
  | { readonly kind: 'match'; readonly match: SavedMatch }
  | { readonly kind: 'damaged'; readonly id: string; readonly raw: unknown };

/** The saved matches of this browser. */
export interface MatchStore {
  /** Whether matches outlive the page. */
  readonly persistent: boolean;
  /** Newest first. */
  list(): Promise<readonly StoredRow[]>;
  load(id: string): Promise<StoredRow | undefined>;
  save(match: SavedMatch): Promise<TableTrouble | undefined>;
  remove(id: string): Promise<void>;
}

const DATABASE = 'whistlestop';
const MATCHES = 'matches';

let opened: Promise<MatchStore> | undefined;

/** The store of this browser; in memory where IndexedDB is not available. */
export function openMatchStore(): Promise<MatchStore> {
  opened ??= openDatabase().then(
    (database) => new IndexedStore(database),
    () => new MemoryStore(),
  );
  return opened;
}

const openDatabase = (): Promise<IDBPDatabase> =>
  openDB(DATABASE, 1, {
    upgrade: (database) => {
      database.createObjectStore(MATCHES, { keyPath: 'id' });
    },
    // Another tab with a newer page must be able to change the database.
    blocking: (_current, _blocked, event) => {
      if (event.target instanceof IDBDatabase) event.target.close();
      opened = undefined;
    },
    terminated: () => {
      opened = undefined;
    },
  });

class IndexedStore implements MatchStore {
  readonly persistent = true;
  readonly #database: IDBPDatabase;

  constructor(database: IDBPDatabase) {
    this.#database = database;
  }

  async list(): Promise<readonly StoredRow[]> {
    const rows: unknown[] = await this.#database.getAll(MATCHES);
    return newestFirst(rows.map(readRow));
  }

  async load(id: string): Promise<StoredRow | undefined> {
    const row: unknown = await this.#database.get(MATCHES, id);
    return row === undefined ? undefined : readRow(row);
  }

  async save(match: SavedMatch): Promise<TableTrouble | undefined> {
    try {
      const change = this.#database.transaction(MATCHES, 'readwrite');
      const put = change.store.put(match);
      // Committed at once: a page that is closed before `put` resolves would lose the write.
      change.commit();
      rememberLastMatch(match, match.summary.over);
      await Promise.all([put, change.done]);
      return undefined;
    } catch (error) {
      return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'storage-full' : 'not-saved';
    }
  }

  async remove(id: string): Promise<void> {
    forgetLastMatch(id);
    await this.#database.delete(MATCHES, id);
  }
}

class MemoryStore implements MatchStore {
  readonly persistent = false;
  readonly #rows = new Map<string, SavedMatch>();

  list(): Promise<readonly StoredRow[]> {
    return Promise.resolve(newestFirst([...this.#rows.values()].map(readRow)));
  }

  load(id: string): Promise<StoredRow | undefined> {
    const match = this.#rows.get(id);
    return Promise.resolve(match === undefined ? undefined : { kind: 'match', match });
  }

  save(match: SavedMatch): Promise<TableTrouble | undefined> {
    this.#rows.set(match.id, match);
    return Promise.resolve(undefined);
  }

  remove(id: string): Promise<void> {
    this.#rows.delete(id);
    return Promise.resolve();
  }
}

function readRow(row: unknown): StoredRow {
  const parsed = savedMatchSchema.safeParse(row);
  if (parsed.success) return { kind: 'match', match: parsed.data };
  const id = typeof row === 'object' && row !== null && 'id' in row ? String(row.id) : '?';
  return { kind: 'damaged', id, raw: row };
}

const newestFirst = (rows: readonly StoredRow[]): StoredRow[] =>
  [...rows].sort((a, b) => (b.kind === 'match' ? b.match.updated : 0) - (a.kind === 'match' ? a.match.updated : 0));
