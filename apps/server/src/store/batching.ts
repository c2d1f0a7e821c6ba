interface Queued<Item, Result> {
  readonly item: Item;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
}

/** A queue of this length starts a batch at once. */
const FULL = 24;
/** The largest batch: in a larger one the first item would wait for the last. */
const LARGEST = 192;

/**
 * Runs queries in batches. Items that arrive while the event loop reads its sockets, or while batches run, go into the next
 * batch; a lone item starts at once.
 */
export class BatchQueue<Item, Result> {
  readonly #run: (batch: readonly Item[]) => Promise<readonly Result[]>;
  readonly #concurrent: number;
  readonly #queue: Queued<Item, Result>[] = [];
  #running = 0;
  #scheduled = false;
  /** Called with the size of each batch and how long it took. */
  onBatch: ((size: number, seconds: number) => void) | undefined;

  /** `run` returns one result for each item; it is called again before it has resolved, for up to `concurrent` batches. */
  constructor(run: (batch: readonly Item[]) => Promise<readonly Result[]>, concurrent: number) {
    this.#run = run;
    this.#concurrent = concurrent;
  }

  add(item: Item): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.#queue.push({ item, resolve, reject });
      if (this.#queue.length >= FULL) this.#startBatch();
      else if (!this.#scheduled) {
        this.#scheduled = true;
        setImmediate(() => {
          this.#scheduled = false;
          this.#startBatch();
        });
      }
    });
  }

  #startBatch(): void {
    if (this.#queue.length > 0 && this.#running < this.#concurrent) void this.#runBatch(this.#queue.splice(0, LARGEST));
  }

  async #runBatch(batch: readonly Queued<Item, Result>[]): Promise<void> {
    this.#running++;
    const started = performance.now();
    let settle: () => void;
    try {
      const results = await this.#run(batch.map(({ item }) => item));
      this.onBatch?.(batch.length, (performance.now() - started) / 1000);
      if (results.length !== batch.length) throw new Error('The database did not answer every item of a batch.');
      settle = () => batch.forEach(({ resolve }, i) => resolve(results[i] as Result));
    } catch (error) {
      settle = () => batch.forEach(({ reject }) => reject(error));
    }
    this.#running--;
    // Start the next batch before resolving this one, so the database is never idle.
    this.#startBatch();
    settle();
  }
}
