import { Worker } from 'node:worker_threads';
import type { Append } from './store.ts';

/** A request to the thread of the embedded database, which answers in order. */
export type ThreadRequest =
  | { readonly kind: 'query'; readonly sql: string; readonly parameters: readonly unknown[] }
  | { readonly kind: 'append'; readonly batch: readonly Append[] }
  | { readonly kind: TransactionStatement }
  | { readonly kind: 'close' };

/** The statements that begin and end a transaction. */
export type TransactionStatement = 'begin' | 'commit' | 'rollback';

export interface QueryAnswer {
  readonly rows: unknown[];
  readonly changes: number;
}

/** The result of a request, or its error. */
export type ThreadReply =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly message: string; readonly code: string | undefined };

/** An error of the database, with its code. */
class DatabaseError extends Error {
  readonly code: string | undefined;
  constructor(message: string, code: string | undefined) {
    super(message);
    this.code = code;
  }
}

/** The thread's error: errors of the database arrive as plain objects. */
function faultOf(error: unknown): Error {
  if (error instanceof Error) return error;
  const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : undefined;
  return new DatabaseError('The embedded database could not be opened.', code);
}

interface PendingRequest {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** A shared lock for single requests and an exclusive one for transactions, on the one connection. */
class ConnectionLock {
  readonly #queue: (() => void)[] = [];
  #isExclusive = false;

  /** Sends a request at once, or after the open transaction. */
  shared<T>(send: () => Promise<T>): Promise<T> {
    if (!this.#isExclusive) return send();
    return new Promise((resolve) => {
      this.#queue.push(() => resolve(send()));
    });
  }

  /** Takes the lock for a transaction, and sends its first request. */
  exclusive<T>(send: () => Promise<T>): Promise<T> {
    return this.shared(() => {
      this.#isExclusive = true;
      return send();
    });
  }

  /** Ends the exclusive lock and sends what has waited, up to the next transaction. */
  release(): void {
    this.#isExclusive = false;
    while (!this.#isExclusive) {
      const next = this.#queue.shift();
      if (next === undefined) return;
      next();
    }
  }
}

// Threads run compiled files, also when this one is tested from its source.
const WORKER = import.meta.url.endsWith('.ts') ? '../../dist/store/embedded-worker.js' : './embedded-worker.js';

/**
 * The embedded database in a worker thread, so that the event loop never waits for the disk. One connection serves requests in order;
 * those that arrive while it is busy share one commit.
 */
export class EmbeddedThread {
  readonly #worker: Worker;
  readonly #pending: PendingRequest[] = [];
  /** Requests outside of a transaction take it as shared; appends do so by themselves. */
  readonly lock = new ConnectionLock();
  /** Resolves with the error when the thread ends by itself. */
  readonly died: Promise<Error>;
  #fault: Error | undefined;
  #closing = false;

  /** `reads`: read-only, beside the process that writes. */
  constructor(file: string, reads = false) {
    this.#worker = new Worker(new URL(WORKER, import.meta.url), { workerData: { file, reads }, execArgv: [] });
    this.#worker.on('message', (replies: readonly ThreadReply[]) => {
      const requests = this.#pending.splice(0, replies.length);
      for (const [i, reply] of replies.entries()) {
        if (reply.ok) requests[i]?.resolve(reply.value);
        else requests[i]?.reject(new DatabaseError(reply.message, reply.code));
      }
    });
    this.#worker.on('error', (error: unknown) => this.#fail(faultOf(error)));
    this.died = new Promise((resolve) => {
      this.#worker.on('exit', () => {
        const fault = this.#fail(new Error('The embedded database is closed.'));
        if (!this.#closing) resolve(fault);
      });
    });
  }

  query(sql: string, parameters: readonly unknown[]): Promise<QueryAnswer> {
    return this.#send({ kind: 'query', sql, parameters }) as Promise<QueryAnswer>;
  }

  async transaction(kind: TransactionStatement): Promise<void> {
    await this.#send({ kind });
  }

  /** Writes a batch in one transaction; returns which of its appends won their sequence number. */
  append(batch: readonly Append[]): Promise<boolean[]> {
    return this.lock.shared(() => this.#send({ kind: 'append', batch }) as Promise<boolean[]>);
  }

  async close(): Promise<void> {
    this.#closing = true;
    const closed = this.#send({ kind: 'close' }).catch(() => undefined);
    // A query on a closed database would crash the process.
    this.#fault ??= new Error('The embedded database is closed.');
    await closed;
    await this.#worker.terminate();
  }

  #send(request: ThreadRequest): Promise<unknown> {
    return new Promise((resolve, reject) => {
      if (this.#fault !== undefined) {
        reject(this.#fault);
        return;
      }
      this.#pending.push({ resolve, reject });
      this.#worker.postMessage(request, []);
    });
  }

  #fail(error: Error): Error {
    this.#fault ??= error;
    for (const { reject } of this.#pending.splice(0)) reject(this.#fault);
    return this.#fault;
  }
}
