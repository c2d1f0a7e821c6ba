import { Worker } from 'node:worker_threads';
import type { Append } from './store.ts';

/** What the thread of the embedded database is asked; it answers one after the other. */
export type Ask =
  | { readonly kind: 'query'; readonly sql: string; readonly parameters: readonly unknown[] }
  | { readonly kind: 'append'; readonly batch: readonly Append[] }
  | { readonly kind: TransactionWord }
  | { readonly kind: 'close' };

/** How a transaction begins and ends. Between the two nobody else may ask anything. */
export type TransactionWord = 'begin' | 'commit' | 'rollback';

export interface QueryAnswer {
  readonly rows: unknown[];
  readonly changes: number;
}

/** What came of it, or why nothing did. */
export type Reply =
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

/** Why the thread has ended: what an error of the database is on the other side is a plain object here. */
function faultOf(error: unknown): Error {
  if (error instanceof Error) return error;
  const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : undefined;
  return new DatabaseError('The embedded database could not be opened.', code);
}

interface Waiting {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
}

/**
 * Keeps others out while a transaction is open. Other queries need not wait for each other's answers: the thread runs each as a
 * whole, in order.
 */
class Gate {
  readonly #queue: (() => void)[] = [];
  #closed = false;

  /** Runs at once, or when the gate opens. */
  pass<T>(ask: () => Promise<T>): Promise<T> {
    if (!this.#closed) return ask();
    return new Promise((resolve) => {
      this.#queue.push(() => resolve(ask()));
    });
  }

  /** The same, and nobody passes after it. */
  close<T>(ask: () => Promise<T>): Promise<T> {
    return this.pass(() => {
      this.#closed = true;
      return ask();
    });
  }

  open(): void {
    this.#closed = false;
    while (!this.#closed) {
      const next = this.#queue.shift();
      if (next === undefined) return;
      next();
    }
  }
}

// Threads run compiled files, also when this one is tested from its source.
const WORKER = import.meta.url.endsWith('.ts') ? '../../dist/store/embedded-worker.js' : './embedded-worker.js';

/**
 * The embedded database in a thread of its own, so that waiting for the disk holds up nobody: one connection, which does
 * what it is asked in the order of asking. What was asked while it was busy shares one commit.
 */
export class EmbeddedThread {
  readonly #worker: Worker;
  readonly #waiting: Waiting[] = [];
  /** What is not part of an open transaction passes here; appends do so by themselves. */
  readonly gate = new Gate();
  /** Resolves with the reason when the thread has ended and nobody had asked it to. */
  readonly died: Promise<Error>;
  #fault: Error | undefined;
  #closing = false;

  /** `reads`: beside another process, which alone may write. */
  constructor(file: string, reads = false) {
    this.#worker = new Worker(new URL(WORKER, import.meta.url), { workerData: { file, reads }, execArgv: [] });
    this.#worker.on('message', (replies: readonly Reply[]) => {
      const asked = this.#waiting.splice(0, replies.length);
      for (const [i, reply] of replies.entries()) {
        if (reply.ok) asked[i]?.resolve(reply.value);
        else asked[i]?.reject(new DatabaseError(reply.message, reply.code));
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
    return this.#ask({ kind: 'query', sql, parameters }) as Promise<QueryAnswer>;
  }

  async transaction(word: TransactionWord): Promise<void> {
    await this.#ask({ kind: word });
  }

  /** Writes a batch in one transaction; says which of its appends won their sequence number. */
  append(batch: readonly Append[]): Promise<boolean[]> {
    return this.gate.pass(() => this.#ask({ kind: 'append', batch }) as Promise<boolean[]>);
  }

  async close(): Promise<void> {
    this.#closing = true;
    const closed = this.#ask({ kind: 'close' }).catch(() => undefined);
    // A question about a closed database would end the whole process.
    this.#fault ??= new Error('The embedded database is closed.');
    await closed;
    await this.#worker.terminate();
  }

  #ask(ask: Ask): Promise<unknown> {
    return new Promise((resolve, reject) => {
      if (this.#fault !== undefined) {
        reject(this.#fault);
        return;
      }
      this.#waiting.push({ resolve, reject });
      this.#worker.postMessage(ask, []);
    });
  }

  #fail(error: Error): Error {
    this.#fault ??= error;
    for (const { reject } of this.#waiting.splice(0)) reject(this.#fault);
    return this.#fault;
  }
}
