import { operatorTexts } from './index.ts';
import type { OperatorTexts } from './operator-texts.ts';

/** Why something cannot be, for the person who runs the club: its sentence is made in their language when it is told. */
export class OperatorError extends Error {
  readonly tell: (words: OperatorTexts) => string;
  /** 2: the command line or a setting is wrong; 1: the answer is no. */
  readonly exitCode: 1 | 2;
  constructor(tell: (words: OperatorTexts) => string, exitCode: 1 | 2) {
    super(tell(operatorTexts.en));
    this.tell = tell;
    this.exitCode = exitCode;
  }
}
