/**
 * The numbers behind the evaluator. Assets off the map are priced in campaign points (CP): what a side would pay for
 * them; the evaluator turns CP into electoral votes at the going rate of the time.
 */
export interface Weights {
  /** How far a state's margin can still move, in cubes: at the end; for each root of a play left; by its votes. */
  readonly widthAtEnd: number;
  readonly widthPerPlay: number;
  readonly widthByVotes: number;
  /** What an edge or an endorsement is worth in an undecided state, in cubes. */
  readonly edge: number;
  /** How much the states of a region move together. */
  readonly regionalShock: number;
  /** Electoral votes that everything else may still move, at the end and for each root of a play left. */
  readonly spreadAtEnd: number;
  readonly spreadPerPlay: number;
  /** Awards for leading the issue in first, second and third place. */
  readonly issueAwards: readonly [number, number, number];
  /** Worth of the lead kept into the next turn. */
  readonly issueCarry: number;
  /** The first momentum marker; each further one is worth a little less. */
  readonly momentum: number;
  /** The first media cube of a region; the side with more in all. */
  readonly media: number;
  readonly mediaMajority: number;
  /** A token among states worth fighting for; the state it stands in. */
  readonly tokenRegion: number;
  readonly tokenGuard: number;
  /** Each cube of one's own colour waiting to rest, and the whole bag in one's colour. */
  readonly rest: number;
  readonly bag: number;
  readonly candidateCard: number;
  /** Each CP in the cards still to be played this turn. */
  readonly hand: number;
  /** An issue of the Debates won with certainty. */
  readonly debateIssue: number;
  /** Share of its full worth at which an effect that lasts for the turn is counted. */
  readonly lasting: number;
}

/** Fitted on self-play: see bots/fit and docs/bots-1960.md. */
export const WEIGHTS: Weights = {
  widthAtEnd: 0.3,
  widthPerPlay: 0.39,
  widthByVotes: 1.3,
  edge: 0.3,
  regionalShock: 0.06,
  spreadAtEnd: 9,
  spreadPerPlay: 6,
  issueAwards: [2.7, 1.7, 1.35],
  issueCarry: 0.6,
  momentum: 1.25,
  media: 0.6,
  mediaMajority: 0.3,
  tokenRegion: 0.4,
  tokenGuard: 0.2,
  rest: 0.1,
  bag: 1.2,
  candidateCard: 2.4,
  hand: 0.55,
  debateIssue: 3,
  lasting: 0.9,
};
