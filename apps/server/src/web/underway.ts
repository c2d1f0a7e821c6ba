import type { ServerResponse } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { Refused, refusalOf } from '@whistlestop/client';

/** What a node was asked over HTTP and has not finished. */
export class Underway {
  readonly #begun = new Set<Promise<unknown>>();
  #closing = false;

  /** Whether the node begins nothing new. */
  get closing(): boolean {
    return this.#closing;
  }

  /** Counts a request until its answer has left or its line is gone. */
  answering(response: ServerResponse): void {
    this.#begin(
      new Promise((resolve) => {
        response.once('close', resolve);
      }),
    );
  }

  /** Carries a request out, also when nobody waits for its answer any more; refuses it when the node closes. */
  carryOut<T>(work: () => Promise<T>): Promise<T> {
    if (this.#closing) return Promise.reject(new Refused(refusalOf('unavailable')));
    const done = work();
    this.#begin(done);
    return done;
  }

  /** Lets nothing new begin and waits for what has, so many milliseconds at most; answers whether all of it is done. */
  async finish(longest: number): Promise<boolean> {
    this.#closing = true;
    const patience = new AbortController();
    const all = Promise.allSettled(this.#begun).then(() => true);
    const enough = setTimeout(longest, false, { signal: patience.signal }).catch(() => false);
    const done = await Promise.race([all, enough]);
    patience.abort();
    return done;
  }

  #begin(work: Promise<unknown>): void {
    const end = () => void this.#begun.delete(work);
    this.#begun.add(work);
    work.then(end, end);
  }
}
