import { STATE_CODES, type StateCode } from '../cards/state-cards.ts';

/** Votes in thousands for each place, by number of candidates. */
export interface PlaceVotes {
  readonly 2: readonly number[];
  readonly 3: readonly number[];
  readonly 4: readonly number[];
}

export interface ChartRow {
  readonly regular: PlaceVotes;
  readonly close: PlaceVotes;
}

type Chart = Readonly<Record<StateCode, ChartRow>>;

/** The widest spread of points that still makes a close vote, by number of candidates (ruling 48). */
export const CLOSE_SPREAD = { 2: 10, 3: 20, 4: 30 } as const;

/** The popular vote of 1964 in thousands. */
const STATE_TOTALS: Readonly<Record<StateCode, number>> = {
  AL: 690,
  AK: 67,
  AZ: 481,
  AR: 560,
  CA: 7058,
  CO: 777,
  CT: 1219,
  DE: 201,
  DC: 199,
  FL: 1854,
  GA: 1139,
  HI: 207,
  ID: 292,
  IL: 4703,
  IN: 2092,
  IA: 1185,
  KS: 858,
  KY: 1046,
  LA: 896,
  ME: 381,
  MD: 1116,
  MA: 2345,
  MI: 3203,
  MN: 1554,
  MS: 409,
  MO: 1818,
  MT: 279,
  NE: 584,
  NV: 135,
  NH: 288,
  NJ: 2847,
  NM: 329,
  NY: 7166,
  NC: 1425,
  ND: 258,
  OH: 3969,
  OK: 932,
  OR: 786,
  PA: 4823,
  RI: 390,
  SC: 525,
  SD: 293,
  TN: 1144,
  TX: 2627,
  UT: 400,
  VT: 163,
  VA: 1042,
  WA: 1259,
  WV: 792,
  WI: 1692,
  WY: 143,
};

/* The share of each place in a state's vote, in thousandths: ours, since the rulebook tells only the shape (ruling 3). */

/** Each place takes about 35/65 of the place before, so that a first place is worth a second card. */
const REGULAR: PlaceVotes = { 2: [650, 350], 3: [550, 290, 160], 4: [500, 270, 150, 80] };
const REGULAR_OF_VERSION_1: PlaceVotes = { 2: [560, 440], 3: [450, 320, 230], 4: [380, 270, 200, 150] };
const CLOSE: PlaceVotes = { 2: [505, 495], 3: [341, 333, 326], 4: [257, 252, 247, 244] };
const WHOLE = 1000;

/** Whole numbers in these shares: left-over votes go to the largest fractions, and first place has more than second. */
function divide(total: number, shares: readonly number[]): number[] {
  const votes = shares.map((share) => Math.floor((total * share) / WHOLE));
  const fraction = (place: number) => (total * (shares[place] ?? 0)) % WHOLE;
  const places = [...votes.keys()].sort((a, b) => fraction(b) - fraction(a));
  const left = total - votes.reduce((sum, part) => sum + part, 0);
  for (const place of places.slice(0, left)) votes[place] = (votes[place] ?? 0) + 1;
  votes.sort((a, b) => b - a);
  const [first = 0, second] = votes;
  if (first === second) {
    const giver = votes.lastIndexOf(second) > 1 ? votes.lastIndexOf(second) : votes.length - 1;
    votes[0] = first + 1;
    votes[giver] = (votes[giver] ?? 0) - 1;
  }
  return votes;
}

const divideAll = (total: number, shares: PlaceVotes): PlaceVotes => ({
  2: divide(total, shares[2]),
  3: divide(total, shares[3]),
  4: divide(total, shares[4]),
});

const chartWith = (regular: PlaceVotes): Chart =>
  Object.fromEntries(
    STATE_CODES.map((code) => {
      const total = STATE_TOTALS[code];
      return [code, { regular: divideAll(total, regular), close: divideAll(total, CLOSE) }];
    }),
  ) as Record<StateCode, ChartRow>;

/** The Popular Vote Chart in thousands of votes: the state totals of 1964, divided over the places by our formula. */
export const POPULAR_VOTE_CHART: Chart = chartWith(REGULAR);

/** The chart of the first version of the rules. */
export const POPULAR_VOTE_CHART_OF_VERSION_1: Chart = chartWith(REGULAR_OF_VERSION_1);
