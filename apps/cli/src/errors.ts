/** A sentence for the person at the terminal. Exit code 2: bad input; 1: the answer is no. */
export class CliError extends Error {
  readonly exitCode: 1 | 2;
  constructor(sentence: string, exitCode: 1 | 2 = 2) {
    super(sentence);
    this.exitCode = exitCode;
  }
}
