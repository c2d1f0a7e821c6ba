/** One ruling as players read it: the open point and how this product plays it. */
export interface RulingText {
  readonly question: string;
  readonly answer: string;
}

/** A run of consecutive rulings under one heading; `from` and `to` are both included. */
export interface RulingSection {
  readonly id: string;
  readonly title: string;
  readonly from: number;
  readonly to: number;
}
