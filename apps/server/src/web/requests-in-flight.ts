import type { ServerResponse } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { Refused, refusalOf } from '@whistlestop/client';

/** The HTTP requests of a node that are in flight. */
export class RequestsInFlight {
  readonly #inFlight = new Set<Promise<unknown>>();
  #closing = false;

  /** Whether new requests are refused. */
  get closing(): boolean {
    return this.#closing;
  }

  /** Counts a request until its response is sent or its connection is closed. */
  trackResponse(response: ServerResponse): void {
    this.#track(
      new Promise((resolve) => {
        response.once('close', resolve);
      }),
    );
  }

  /** Runs a request, also when its connection closes; refuses it when the node is closing. */
  run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#closing) return Promise.reject(new Refused(refusalOf('unavailable')));
    const done = work();
    this.#track(done);
    return done;
  }

  /** Refuses new requests and waits for those in flight, so many milliseconds at most; returns whether all are done. */
  async drain(timeout: number): Promise<boolean> {
    this.#closing = true;
    const cancel = new AbortController();
    const all = Promise.allSettled(this.#inFlight).then(() => true);
    const timedOut = setTimeout(timeout, false, { signal: cancel.signal }).catch(() => false);
    const done = await Promise.race([all, timedOut]);
    cancel.abort();
    return done;
  }

  #track(work: Promise<unknown>): void {
    const end = () => void this.#inFlight.delete(work);
    this.#inFlight.add(work);
    work.then(end, end);
  }
}
