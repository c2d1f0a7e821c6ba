/** A socket with messages to write. */
interface Sender {
  flush(): void;
}

/**
 * Batches the messages of each socket into one write: a move and its acknowledgement leave together. Urgent messages leave on the
 * next tick, others after a delay, with the messages of the time between.
 */
export class Outbox {
  readonly #delay: number;
  #urgent: Sender[] = [];
  #delayed: Sender[] = [];
  #scheduled = false;

  /** `delay`: how long messages without hurry may wait for more, in milliseconds. */
  constructor(delay: number) {
    this.#delay = delay;
  }

  /** Flushes a sender on the next tick. */
  add(sender: Sender): void {
    this.#urgent.push(sender);
    if (this.#scheduled) return;
    this.#scheduled = true;
    process.nextTick(() => {
      this.#scheduled = false;
      const senders = this.#urgent;
      this.#urgent = [];
      for (const each of senders) each.flush();
    });
  }

  /** Flushes a sender after the delay. */
  addDelayed(sender: Sender): void {
    if (this.#delayed.push(sender) > 1) return;
    setTimeout(() => {
      const senders = this.#delayed;
      this.#delayed = [];
      for (const each of senders) each.flush();
    }, this.#delay);
  }
}
