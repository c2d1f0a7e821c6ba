import { type CliWords, wordsIn } from './words/index.ts';

/** Why a command was refused, as one word for scripts. */
type CliProblem =
  | 'unknown-command'
  | 'unknown-flag'
  | 'unknown-game'
  | 'unknown-bot'
  | 'unknown-language'
  | 'missing-word'
  | 'unexpected-word'
  | 'missing-value'
  | 'unexpected-value'
  | 'bad-value'
  | 'bad-options'
  | 'bad-record'
  | 'other-contest'
  | 'not-json'
  | 'not-readable'
  | 'not-writable'
  | 'not-verified';

/**
 * A refusal for the person at the terminal: a code, and a sentence in the language of the output. Exit
 * code 2: bad input; 1: the answer is no.
 */
export class CliError extends Error {
  readonly code: CliProblem;
  readonly sentenceIn: (words: CliWords) => string;
  readonly exitCode: 1 | 2;
  constructor(code: CliProblem, sentenceIn: (words: CliWords) => string, exitCode: 1 | 2 = 2) {
    super(sentenceIn(wordsIn.en));
    this.code = code;
    this.sentenceIn = sentenceIn;
    this.exitCode = exitCode;
  }
}
