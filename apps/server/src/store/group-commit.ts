import type { Append } from './store.ts';

interface Waiting {
  readonly append: Append;
  readonly resolve: (won: boolean) => void;
  readonly reject: (error: Error) => void;
}

/** More than this at once would make the first of a commit wait for the last. */
const LARGEST = 512;

/**
 * Lets appends share commits. What arrives while the event loop reads its sockets, or while a commit is under way, goes
 * into the next one; nobody waits for company, so a lone append is committed at once.
 */
export class GroupCommit {
  readonly #commit: (batch: readonly Append[]) => Promise<readonly boolean[]>;
  #queue: Waiting[] = [];
  #busy = false;
  #scheduled = false;
  onCommit: ((appends: number, seconds: number) => void) | undefined;

  /** `commit` writes a batch in one transaction and says which of its appends won their sequence number. */
  constructor(commit: (batch: readonly Append[]) => Promise<readonly boolean[]>) {
    this.#commit = commit;
  }

  append(append: Append): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.#queue.push({ append, resolve, reject });
      this.#schedule();
    });
  }

  #schedule(): void {
    if (this.#busy || this.#scheduled || this.#queue.length === 0) return;
    this.#scheduled = true;
    setImmediate(() => void this.#flush());
  }

  async #flush(): Promise<void> {
    this.#scheduled = false;
    this.#busy = true;
    const batch = this.#queue.slice(0, LARGEST);
    this.#queue = this.#queue.slice(LARGEST);
    const started = performance.now();
    try {
      const won = await this.#commit(batch.map(({ append }) => append));
      this.onCommit?.(batch.length, (performance.now() - started) / 1000);
      for (const [index, { resolve }] of batch.entries()) resolve(won[index] ?? false);
    } catch (error) {
      const reason = error instanceof Error ? error : new Error(String(error));
      for (const { reject } of batch) reject(reason);
    }
    this.#busy = false;
    this.#schedule();
  }
}
