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

/** A refusal for the person at the terminal: a code and a sentence. Exit code 2: bad input; 1: the answer is no. */
export class CliError extends Error {
  readonly code: CliProblem;
  readonly exitCode: 1 | 2;
  constructor(code: CliProblem, sentence: string, exitCode: 1 | 2 = 2) {
    super(sentence);
    this.code = code;
    this.exitCode = exitCode;
  }
}
