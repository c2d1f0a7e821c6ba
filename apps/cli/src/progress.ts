import type { CliWords } from './words/index.ts';

/** The stream on which progress is shown, normally standard error. */
interface Screen {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

/** A progress line on a terminal; silent when the output is piped. */
export class Progress {
  readonly #words: CliWords['progress'];
  readonly #label: string;
  readonly #total: number;
  readonly #screen: Screen;
  readonly #started = performance.now();
  #shown = Number.NEGATIVE_INFINITY;

  constructor(words: CliWords['progress'], label: string, total: number, screen: Screen = process.stderr) {
    this.#words = words;
    this.#label = label;
    this.#total = total;
    this.#screen = screen;
  }

  /** Shows the progress and the present task, at most ten times a second. */
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
