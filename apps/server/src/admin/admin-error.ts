import { ToldError } from '../told-error.ts';
import type { Words } from '../words/index.ts';

/** Why an act was not carried out. */
export class AdminError extends ToldError {
  constructor(tell: (words: Words['admin'], all: Words) => string, exitCode: 1 | 2 = 1) {
    super((words) => tell(words.admin, words), exitCode);
  }
}
