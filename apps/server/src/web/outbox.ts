/** Something with messages to write. */
interface Sender {
  flush(): void;
}

/**
 * What is sent in one go leaves in one write for each socket: a move is told and acknowledged together. It leaves when the
 * one who sends says so, and at the latest when the present piece of work is done.
 */
class Outbox {
  #full: Sender[] = [];
  #scheduled = false;

  /** Remembers a sender that has something to write. */
  add(sender: Sender): void {
    this.#full.push(sender);
    if (this.#scheduled) return;
    this.#scheduled = true;
    process.nextTick(() => {
      this.#scheduled = false;
      this.flush();
    });
  }

  flush(): void {
    const senders = this.#full;
    if (senders.length === 0) return;
    this.#full = [];
    for (const sender of senders) sender.flush();
  }
}

/** The outbox of this node. */
export const outbox = new Outbox();
