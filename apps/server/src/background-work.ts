import type { Logger } from './log.ts';

/** Work that no caller waits for: its errors are logged, and closing waits for it. */
export class BackgroundWork {
  readonly #log: Logger;
  readonly #running = new Set<Promise<unknown>>();

  constructor(log: Logger) {
    this.#log = log;
  }

  add(work: Promise<unknown>): void {
    const tracked = work
      .catch((error: unknown) => this.#log.warn({ err: error }, 'background work failed'))
      .finally(() => this.#running.delete(tracked));
    this.#running.add(tracked);
  }

  async settled(): Promise<void> {
    while (this.#running.size > 0) await Promise.allSettled(this.#running);
  }
}
