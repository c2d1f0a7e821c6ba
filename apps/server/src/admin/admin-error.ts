/** A sentence for the person who runs the club. */
export class AdminError extends Error {
  /** 2: the command line was wrong; 1: the answer is no. */
  readonly exitCode: 1 | 2;
  constructor(sentence: string, exitCode: 1 | 2 = 1) {
    super(sentence);
    this.exitCode = exitCode;
  }
}
