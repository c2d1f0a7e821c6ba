/** The promises of the contract a game can break. */
export type Defect =
  | 'invariant'
  | 'dead-end'
  | 'run-away'
  | 'list-order'
  | 'draw'
  | 'notation'
  | 'no-round-trip'
  | 'not-deterministic'
  | 'leak'
  | 'world'
  | 'illegal-accepted'
  | 'undo'
  | 'result';

/** A broken promise, with the game and step that shows it. */
export class TortureFailure extends Error {
  readonly defect: Defect;
  constructor(defect: Defect, sentence: string, where: string) {
    super(`${defect}: ${sentence} (${where})`);
    this.defect = defect;
  }
}
