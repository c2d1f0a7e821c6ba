import { type Words, wordsIn } from './words/index.ts';

/** Why something cannot be, for the person who runs the club: its sentence is made in their language when it is told. */
export class ToldError extends Error {
  readonly tell: (words: Words) => string;
  /** 2: the command line or a setting is wrong; 1: the answer is no. */
  readonly exitCode: 1 | 2;
  constructor(tell: (words: Words) => string, exitCode: 1 | 2) {
    super(tell(wordsIn.en));
    this.tell = tell;
    this.exitCode = exitCode;
  }
}
