/** The scenario itself is wrong: a word nobody knows, a step that cannot be taken. */
export class InvalidScenario extends Error {
  /** The script step, counted from 1; undefined outside the script. */
  readonly step: number | undefined;
  constructor(sentence: string, step?: number) {
    super(sentence);
    this.step = step;
  }
}
