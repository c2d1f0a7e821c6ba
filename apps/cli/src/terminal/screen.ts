import { createInterface, type Interface } from 'node:readline/promises';

/** Prints lines and reads typed ones. */
export class Screen {
  readonly #input: Interface;
  readonly #lines: AsyncIterableIterator<string>;

  constructor() {
    this.#input = createInterface({ input: process.stdin, output: process.stdout });
    this.#lines = this.#input[Symbol.asyncIterator]();
    // Ctrl+C leaves like the end of the input, so that the record is still written.
    this.#input.on('SIGINT', () => this.#input.close());
  }

  say(...lines: readonly string[]): void {
    for (const line of lines) console.log(line);
  }

  /** Prints numbered choices. */
  offer(choices: readonly string[]): void {
    this.say(...choices.map((choice, index) => `  ${String(index + 1).padStart(3)}  ${choice}`));
  }

  /** Reads a line; undefined at the end of the input. */
  async ask(prompt = '> '): Promise<string | undefined> {
    process.stdout.write(prompt);
    const line = await this.#lines.next();
    return line.done === true ? undefined : line.value.trim();
  }

  /** Scrolls the screen empty. */
  wipe(): void {
    process.stdout.write('\n'.repeat(process.stdout.isTTY ? process.stdout.rows : 1));
  }

  close(): void {
    this.#input.close();
  }
}
