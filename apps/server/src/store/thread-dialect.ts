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

/** Kysely's SQLite dialect on the database's thread. */
export class ThreadDialect implements Dialect {
  readonly #thread: EmbeddedThread;
  constructor(thread: EmbeddedThread) {
    this.#thread = thread;
  }
  createDriver(): Driver {
    return new ThreadDriver(this.#thread);
  }
  createAdapter(): DialectAdapter {
    return new TransactionalMigrations();
  }
  createQueryCompiler(): QueryCompiler {
    return new SqliteQueryCompiler();
  }
  createIntrospector(db: Kysely<unknown>): DatabaseIntrospector {
    return new SqliteIntrospector(db);
  }
}

/** SQLite can roll back DDL: a process that dies during a migration has changed nothing. */
class TransactionalMigrations extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** One caller's use of the connection: exclusive in a transaction, otherwise shared. */
class ThreadConnection implements DatabaseConnection {
  readonly #thread: EmbeddedThread;
  #inTransaction = false;

  constructor(thread: EmbeddedThread) {
    this.#thread = thread;
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const query = () => this.#thread.query(sql, parameters);
    const { rows, changes } = await (this.#inTransaction ? query() : this.#thread.lock.shared(query));
    return { rows: rows as Row[], numAffectedRows: BigInt(changes) };
  }

  async begin(): Promise<void> {
    await this.#thread.lock.exclusive(() => {
      this.#inTransaction = true;
      return this.#thread.transaction('begin');
    });
  }

  async end(how: 'commit' | 'rollback'): Promise<void> {
    await this.#thread.transaction(how);
  }

  release(): void {
    if (this.#inTransaction) this.#thread.lock.release();
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
  /** The thread has opened the file. */
  init(): Promise<void> {
    return Promise.resolve();
  }
  acquireConnection(): Promise<ThreadConnection> {
    return Promise.resolve(new ThreadConnection(this.#thread));
  }
  releaseConnection(connection: ThreadConnection): Promise<void> {
    connection.release();
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
