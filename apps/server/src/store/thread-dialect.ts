import {
  CompiledQuery,
  type DatabaseConnection,
  type DatabaseIntrospector,
  type Dialect,
  type DialectAdapter,
  type Driver,
  type Kysely,
  type QueryCompiler,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import type { EmbeddedThread } from './embedded-thread.ts';

/** Kysely's SQLite, with the database in a thread. Whoever has the one connection has it alone until it is given back. */
export class ThreadDialect implements Dialect {
  readonly #thread: EmbeddedThread;
  readonly #turnstile = new Turnstile();
  constructor(thread: EmbeddedThread) {
    this.#thread = thread;
  }
  /** Does something while nobody else has the connection: at once, when it is free. */
  async alone<T>(work: () => Promise<T>): Promise<T> {
    const waiting = this.#turnstile.enter();
    if (waiting !== undefined) await waiting;
    try {
      return await work();
    } finally {
      this.#turnstile.leave();
    }
  }
  createDriver(): Driver {
    return new ThreadDriver(this.#thread, this.#turnstile);
  }
  createAdapter(): DialectAdapter {
    return new SqliteAdapter();
  }
  createQueryCompiler(): QueryCompiler {
    return new SqliteQueryCompiler();
  }
  createIntrospector(db: Kysely<unknown>): DatabaseIntrospector {
    return new SqliteIntrospector(db);
  }
}

/** Lets one through at a time, in the order of coming. */
class Turnstile {
  readonly #queue: (() => void)[] = [];
  #taken = false;

  /** A promise to wait for, or nothing when the way is free. */
  enter(): Promise<void> | undefined {
    if (this.#taken)
      return new Promise((resolve) => {
        this.#queue.push(resolve);
      });
    this.#taken = true;
    return undefined;
  }
  leave(): void {
    const next = this.#queue.shift();
    if (next === undefined) this.#taken = false;
    else next();
  }
}

class ThreadConnection implements DatabaseConnection {
  readonly #thread: EmbeddedThread;
  constructor(thread: EmbeddedThread) {
    this.#thread = thread;
  }
  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const { rows, changes } = await this.#thread.query(sql, parameters);
    return { rows: rows as Row[], numAffectedRows: BigInt(changes) };
  }
  streamQuery(): never {
    throw new Error('The embedded database answers a query as a whole.');
  }
}

class ThreadDriver implements Driver {
  readonly #thread: EmbeddedThread;
  readonly #connection: DatabaseConnection;
  readonly #turnstile: Turnstile;

  constructor(thread: EmbeddedThread, turnstile: Turnstile) {
    this.#thread = thread;
    this.#turnstile = turnstile;
    this.#connection = new ThreadConnection(thread);
  }
  /** The thread opens the file by itself. */
  init(): Promise<void> {
    return Promise.resolve();
  }
  async acquireConnection(): Promise<DatabaseConnection> {
    await this.#turnstile.enter();
    return this.#connection;
  }
  releaseConnection(): Promise<void> {
    this.#turnstile.leave();
    return Promise.resolve();
  }
  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin'));
  }
  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }
  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('rollback'));
  }
  async destroy(): Promise<void> {
    await this.#thread.close();
  }
}
