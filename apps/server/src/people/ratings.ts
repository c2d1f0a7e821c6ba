/** A Glicko-2 rating (Glickman, "Example of the Glicko-2 system"); every match is a rating period. */
export interface GlickoRating {
  readonly rating: number;
  readonly deviation: number;
  readonly volatility: number;
}

/** A game against one opponent, and its score: 1, 0, or between. */
export interface RatedGame {
  readonly opponent: GlickoRating;
  readonly score: number;
}

export const NEWCOMER: GlickoRating = { rating: 1500, deviation: 350, volatility: 0.06 };

const SCALE = 173.7178;
/** How quickly volatility may change; the paper suggests 0.3 to 1.2. */
const TAU = 0.5;
const PRECISION = 0.000001;

const weight = (deviation: number): number => 1 / Math.sqrt(1 + (3 * deviation * deviation) / (Math.PI * Math.PI));
const expected = (mine: number, other: number, deviation: number): number =>
  1 / (1 + Math.exp(-weight(deviation) * (mine - other)));

/** The rating after these games; without any, only the deviation grows. */
export function rate(player: GlickoRating, games: readonly RatedGame[]): GlickoRating {
  const mu = (player.rating - 1500) / SCALE;
  const phi = player.deviation / SCALE;
  if (games.length === 0) return { ...player, deviation: Math.min(350, SCALE * Math.hypot(phi, player.volatility)) };
  let information = 0;
  let surprise = 0;
  for (const { opponent, score } of games) {
    const other = (opponent.rating - 1500) / SCALE;
    const g = weight(opponent.deviation / SCALE);
    const e = expected(mu, other, opponent.deviation / SCALE);
    information += g * g * e * (1 - e);
    surprise += g * (score - e);
  }
  const variance = 1 / information;
  const volatility = newVolatility(player.volatility, phi, variance, variance * surprise);
  const spread = Math.hypot(phi, volatility);
  const newPhi = 1 / Math.sqrt(1 / (spread * spread) + 1 / variance);
  return {
    rating: 1500 + SCALE * (mu + newPhi * newPhi * surprise),
    deviation: SCALE * newPhi,
    volatility,
  };
}

/** Step 5 of the paper: the Illinois algorithm. */
function newVolatility(sigma: number, phi: number, variance: number, delta: number): number {
  const a = Math.log(sigma * sigma);
  const f = (x: number): number => {
    const e = Math.exp(x);
    const total = phi * phi + variance + e;
    return (e * (delta * delta - total)) / (2 * total * total) - (x - a) / (TAU * TAU);
  };
  let low = a;
  let high: number;
  if (delta * delta > phi * phi + variance) high = Math.log(delta * delta - phi * phi - variance);
  else {
    let k = 1;
    while (f(a - k * TAU) < 0) k++;
    high = a - k * TAU;
  }
  let fLow = f(low);
  let fHigh = f(high);
  while (Math.abs(high - low) > PRECISION) {
    const middle = low + ((low - high) * fLow) / (fHigh - fLow);
    const fMiddle = f(middle);
    if (fMiddle * fHigh <= 0) {
      low = high;
      fLow = fHigh;
    } else fLow /= 2;
    high = middle;
    fHigh = fMiddle;
  }
  return Math.exp(low / 2);
}
