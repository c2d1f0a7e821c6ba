/** Where progress is shown: standard error, or something that behaves like it. */
interface Screen {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

/** A line that counts long work on a terminal and stays silent when the output is piped. */
export class Progress {
  readonly #label: string;
  readonly #total: number;
  readonly #screen: Screen;
  readonly #started = performance.now();
  #shown = Number.NEGATIVE_INFINITY;

  constructor(label: string, total: number, screen: Screen = process.stderr) {
    this.#label = label;
    this.#total = total;
    this.#screen = screen;
  }

  /** Shows how far the work is, and what is being done where that is told; at most ten times a second. */
  show(done: number, doing = ''): void {
    const now = performance.now();
    if (this.#screen.isTTY !== true || now - this.#shown < 100) return;
    this.#shown = now;
    const left =
      done === 0 ? '' : `, about ${Math.ceil(((now - this.#started) / done) * (this.#total - done) * 0.001)} s left`;
    const what = doing === '' ? '' : `: ${doing}`;
    this.#screen.write(`\r${this.#label} ${done}/${this.#total}${left}${what}\u001b[K`);
  }

  /** Clears the line. */
  end(): void {
    if (this.#screen.isTTY === true) this.#screen.write('\r\u001b[K');
  }
}
