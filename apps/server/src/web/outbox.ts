/** Something with messages to write. */
interface Sender {
  flush(): void;
}

/**
 * What is sent in one go leaves in one write for each socket: a move is told and acknowledged together. It leaves when the
 * present piece of work is done, or, where nobody waits for it, a moment later with what has come by then.
 */
export class Outbox {
  readonly #hold: number;
  #full: Sender[] = [];
  #held: Sender[] = [];
  #scheduled = false;

  /** `hold`: how long news that nobody has to act on may wait for more, in milliseconds. */
  constructor(hold: number) {
    this.#hold = hold;
  }

  /** Remembers a sender that has something to write now. */
  add(sender: Sender): void {
    this.#full.push(sender);
    if (this.#scheduled) return;
    this.#scheduled = true;
    process.nextTick(() => {
      this.#scheduled = false;
      const senders = this.#full;
      this.#full = [];
      for (const each of senders) each.flush();
    });
  }

  /** Remembers a sender whose news can wait a moment. */
  hold(sender: Sender): void {
    if (this.#held.push(sender) > 1) return;
    setTimeout(() => {
      const senders = this.#held;
      this.#held = [];
      for (const each of senders) each.flush();
    }, this.#hold);
  }
}
