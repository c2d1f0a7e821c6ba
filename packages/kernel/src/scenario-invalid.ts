/** The scenario itself is wrong: an unknown word or an impossible step. */
export class InvalidScenario extends Error {
  /** The script step, counted from 1; undefined outside the script. */
  readonly step: number | undefined;
  constructor(sentence: string, step?: number) {
    super(sentence);
    this.step = step;
  }
}
