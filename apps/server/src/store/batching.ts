interface Queued<Item, Result> {
  readonly item: Item;
  readonly onResult: (result: Result | Error) => void;
}

/** So many queued items start a batch at once. */
const ENOUGH = 48;
/** More in one batch would make the first wait for the last. */
const LARGEST = 192;
/** Batches that run at the same time, so that the database is never idle. */
const CONCURRENT = 2;

/**
 * Runs queries in batches. Items that arrive while the event loop reads its sockets, or while batches run, go into the next
 * batch; a lone item starts at once.
 */
export class BatchQueue<Item, Result> {
  readonly #run: (batch: readonly Item[]) => Promise<readonly Result[]>;
  readonly #queue: Queued<Item, Result>[] = [];
  #running = 0;
  #scheduled = false;
  /** Called with the size of each batch and how long it took. */
  onBatch: ((size: number, seconds: number) => void) | undefined;

  /** `run` answers one result for each item; it may be called again before it has answered. */
  constructor(run: (batch: readonly Item[]) => Promise<readonly Result[]>) {
    this.#run = run;
  }

  add(item: Item): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.push(item, (result) => (result instanceof Error ? reject(result) : resolve(result)));
    });
  }

  /** The same without a promise. */
  push(item: Item, onResult: (result: Result | Error) => void): void {
    this.#queue.push({ item, onResult });
    if (this.#queue.length >= ENOUGH) this.#startBatch();
    else if (!this.#scheduled) {
      this.#scheduled = true;
      setImmediate(() => {
        this.#scheduled = false;
        this.#startBatch();
      });
    }
  }

  #startBatch(): void {
    if (this.#queue.length > 0 && this.#running < CONCURRENT) void this.#runBatch(this.#queue.splice(0, LARGEST));
  }

  async #runBatch(batch: readonly Queued<Item, Result>[]): Promise<void> {
    this.#running++;
    const started = performance.now();
    let results: readonly (Result | Error)[];
    try {
      results = await this.#run(batch.map(({ item }) => item));
      this.onBatch?.(batch.length, (performance.now() - started) / 1000);
      if (results.length !== batch.length) throw new Error('The database did not answer every item of a batch.');
    } catch (error) {
      const reason = error instanceof Error ? error : new Error(String(error));
      results = batch.map(() => reason);
    }
    this.#running--;
    // Start the next batch before resolving this one, so the database is never idle.
    this.#startBatch();
    for (let i = 0; i < batch.length; i++) batch[i]?.onResult(results[i] as Result | Error);
  }
}
