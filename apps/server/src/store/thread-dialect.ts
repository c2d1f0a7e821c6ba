import {
  type CompiledQuery,
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

/** Kysely's SQLite, with the database in a thread. */
export class ThreadDialect implements Dialect {
  readonly #thread: EmbeddedThread;
  constructor(thread: EmbeddedThread) {
    this.#thread = thread;
  }
  createDriver(): Driver {
    return new ThreadDriver(this.#thread);
  }
  createAdapter(): DialectAdapter {
    return new WholeMigrations();
  }
  createQueryCompiler(): QueryCompiler {
    return new SqliteQueryCompiler();
  }
  createIntrospector(db: Kysely<unknown>): DatabaseIntrospector {
    return new SqliteIntrospector(db);
  }
}

/** SQLite can take back changed tables like anything else: a process that dies in the middle of a migration has changed nothing. */
class WholeMigrations extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** What one caller has of the connection: all of it in a transaction, else a place in the line. */
class ThreadConnection implements DatabaseConnection {
  readonly #thread: EmbeddedThread;
  #inTransaction = false;

  constructor(thread: EmbeddedThread) {
    this.#thread = thread;
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const ask = () => this.#thread.query(sql, parameters);
    const { rows, changes } = await (this.#inTransaction ? ask() : this.#thread.gate.pass(ask));
    return { rows: rows as Row[], numAffectedRows: BigInt(changes) };
  }

  async begin(): Promise<void> {
    await this.#thread.gate.close(() => {
      this.#inTransaction = true;
      return this.#thread.transaction('begin');
    });
  }

  async end(how: 'commit' | 'rollback'): Promise<void> {
    await this.#thread.transaction(how);
  }

  giveBack(): void {
    if (this.#inTransaction) this.#thread.gate.open();
    this.#inTransaction = false;
  }

  streamQuery(): never {
    throw new Error('The embedded database answers a query as a whole.');
  }
}

class ThreadDriver implements Driver {
  readonly #thread: EmbeddedThread;

  constructor(thread: EmbeddedThread) {
    this.#thread = thread;
  }
  /** The thread opens the file by itself. */
  init(): Promise<void> {
    return Promise.resolve();
  }
  acquireConnection(): Promise<ThreadConnection> {
    return Promise.resolve(new ThreadConnection(this.#thread));
  }
  releaseConnection(connection: ThreadConnection): Promise<void> {
    connection.giveBack();
    return Promise.resolve();
  }
  beginTransaction(connection: ThreadConnection): Promise<void> {
    return connection.begin();
  }
  commitTransaction(connection: ThreadConnection): Promise<void> {
    return connection.end('commit');
  }
  rollbackTransaction(connection: ThreadConnection): Promise<void> {
    return connection.end('rollback');
  }
  async destroy(): Promise<void> {
    await this.#thread.close();
  }
}
