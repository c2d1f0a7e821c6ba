import { OperatorError } from '../texts/operator-error.ts';
import type { OperatorTexts } from '../texts/operator-texts.ts';

/** Why a command was not run. */
export class AdminError extends OperatorError {
  constructor(sentence: (words: OperatorTexts['admin'], all: OperatorTexts) => string, exitCode: 1 | 2 = 1) {
    super((words) => sentence(words.admin, words), exitCode);
  }
}
