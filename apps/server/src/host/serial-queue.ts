/** Runs asynchronous work one piece at a time, first in, first out. */
export class SerialQueue {
  readonly #prepare: () => Promise<void> | undefined;
  readonly #waiting: (() => void)[] = [];
  #size = 0;

  /** `prepare` is called before each piece of work. */
  constructor(prepare: () => Promise<void> | undefined) {
    this.#prepare = prepare;
  }

  get busy(): boolean {
    return this.#size > 0;
  }

  /** Queues work; it starts at once when the queue is empty. */
  run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#size++ === 0) return this.#work(work);
    return new Promise((resolve) => {
      this.#waiting.push(() => resolve(this.#work(work)));
    });
  }

  async #work<T>(work: () => Promise<T>): Promise<T> {
    try {
      const prepared = this.#prepare();
      if (prepared !== undefined) await prepared;
      return await work();
    } finally {
      this.#leave();
    }
  }

  #leave(): void {
    this.#size--;
    this.#waiting.shift()?.();
  }

  /** Waits until the queue is empty. */
  async settled(): Promise<void> {
    while (this.busy) {
      this.#size++;
      await new Promise<void>((resolve) => {
        this.#waiting.push(() => {
          resolve();
          this.#leave();
        });
      });
    }
  }
}
