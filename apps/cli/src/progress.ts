/** A line that counts long work on a terminal and stays silent when the output is piped. */
export class Progress {
  readonly #label: string;
  readonly #total: number;
  readonly #started = performance.now();
  #shown = 0;

  constructor(label: string, total: number) {
    this.#label = label;
    this.#total = total;
  }

  /** Shows how far the work is, at most ten times a second. */
  show(done: number): void {
    const now = performance.now();
    if (!process.stderr.isTTY || now - this.#shown < 100) return;
    this.#shown = now;
    const left =
      done === 0 ? '' : `, about ${Math.ceil(((now - this.#started) / done) * (this.#total - done) * 0.001)} s left`;
    process.stderr.write(`\r${this.#label} ${done}/${this.#total}${left}\u001b[K`);
  }

  /** Clears the line. */
  end(): void {
    if (process.stderr.isTTY) process.stderr.write('\r\u001b[K');
  }
}
