/** A socket with messages to write. */
interface Sender {
  flush(): void;
}

/** Batches each socket's messages into one write: urgent ones on the next tick, others after a delay. */
export class Outbox {
  readonly #delay: number;
  #urgent: Sender[] = [];
  #delayed: Sender[] = [];
  #scheduled = false;

  /** `delay`: how long messages that are not urgent wait for others, in milliseconds. */
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
