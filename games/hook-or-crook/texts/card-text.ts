/** A News Card: the headline and the line read aloud under it. The effect is written by `effectText`. */
export interface NewsText {
  readonly title: string;
  readonly flavour: string;
}

/** A Cheat Card: the name of the trick and how it is done. */
export interface CheatText {
  readonly title: string;
  readonly explanation: string;
}

/** An Evidence Card: the exhibit and what the court hears about it. */
export interface EvidenceText {
  readonly title: string;
  readonly text: string;
}
