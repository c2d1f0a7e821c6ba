import { operatorTexts } from './index.ts';
import type { OperatorTexts } from './operator-texts.ts';

/** An error for the person who runs the club, with its sentence in each language. */
export class OperatorError extends Error {
  readonly sentence: (words: OperatorTexts) => string;
  /** 2: the command line or a setting is wrong; 1: the answer is no. */
  readonly exitCode: 1 | 2;
  constructor(sentence: (words: OperatorTexts) => string, exitCode: 1 | 2) {
    super(sentence(operatorTexts.en));
    this.sentence = sentence;
    this.exitCode = exitCode;
  }
}
