import type { Words } from './words/index.ts';

/** Where progress is shown: standard error, or something that behaves like it. */
interface Screen {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

/** A line that counts long work on a terminal and stays silent when the output is piped. */
export class Progress {
  readonly #words: Words['progress'];
  readonly #label: string;
  readonly #total: number;
  readonly #screen: Screen;
  readonly #started = performance.now();
  #shown = Number.NEGATIVE_INFINITY;

  constructor(words: Words['progress'], label: string, total: number, screen: Screen = process.stderr) {
    this.#words = words;
    this.#label = label;
    this.#total = total;
    this.#screen = screen;
  }

  /** Shows how far the work is, and what is being done where that is told; at most ten times a second. */
  show(done: number, doing = ''): void {
    const now = performance.now();
    if (this.#screen.isTTY !== true || now - this.#shown < 100) return;
    this.#shown = now;
    const seconds = Math.ceil(((now - this.#started) / done) * (this.#total - done) * 0.001);
    const left = done === 0 ? '' : `, ${this.#words.left(seconds)}`;
    const what = doing === '' ? '' : `: ${doing}`;
    this.#screen.write(`\r${this.#label} ${done}/${this.#total}${left}${what}\u001b[K`);
  }

  /** Clears the line. */
  end(): void {
    if (this.#screen.isTTY === true) this.#screen.write('\r\u001b[K');
  }
}
