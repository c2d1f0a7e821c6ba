import { CHANCE, type Game, LIST_ROOM, type Random, read, type Seat, type State } from '@whistlestop/kernel';
import { COUNTS } from '../rules/index.ts';
import {
  actions,
  decidedBy,
  FIRST_CARD,
  IN_DECK,
  popularStake,
  round,
  SECOND_CARD,
  stake,
  STATE_CARDS,
  where,
} from '../rules/parts.ts';

const { play, pair, pass, finish, recess, upset } = actions.verbs;
const WHERE_AT = where.offset;
const POPULAR = COUNTS.indexOf('popular');

/** What is at stake in the present round, in the votes that decide the match. */
const atStake = (s: State): number => (decidedBy.get(s) === POPULAR ? popularStake : stake).get(s);

const worths = new WeakMap<Game, Int32Array>();

/** What every State Card is worth in this match: what is at stake when it alone is turned up. Players may bring their own numbers. */
function worthsIn(game: Game): Int32Array {
  const known = worths.get(game);
  if (known !== undefined) return known;
  const s = game.layout.create();
  const found = Int32Array.from(STATE_CARDS, (_, state) => {
    game.init(s);
    game.apply(s, CHANCE, state);
    return atStake(s);
  });
  worths.set(game, found);
  return found;
}

/** How rich the present round is among those to come: near 0 the poorest, near 1 the richest. */
export function richness(game: Game, s: State): number {
  const worth = worthsIn(game);
  const now = round.get(s);
  let left = 0;
  let cards = 0;
  let squares = 0;
  let turned = 0;
  for (let state = 0; state < worth.length; state++) {
    const place = s[WHERE_AT + state] as number;
    if (place === now) turned++;
    if (place !== IN_DECK) continue;
    const votes = worth[state] as number;
    left += votes;
    squares += votes * votes;
    cards++;
  }
  if (cards === 0) return 1;
  // Rounds to come turn up about as many cards as this one.
  const each = Math.max(1, turned);
  const mean = (left / cards) * each;
  const spread = Math.sqrt(Math.max(1, squares / cards - (left / cards) ** 2) * each);
  return 1 / (1 + Math.exp((-1.7 * (atStake(s) - mean)) / spread));
}

/** What a play is worth by its cards' ranks; a second card counts in full. */
export const strengthOf = (action: number): number => read(FIRST_CARD, action) + read(SECOND_CARD, action);

/** Whether an action lays down campaign cards. */
export const isBid = (action: number): boolean => isSingle(action) || pair.has(action);

/** Whether an action commits one card. */
export const isSingle = (action: number): boolean => play.has(action);

const list = new Int16Array(LIST_ROOM);

/**
 * Bids in proportion: a rich round gets a high card of those held, a poor one a low card, give or take a few ranks.
 * Other questions get the plain answer: finish when asked, hold back, seldom challenge.
 */
export function bidInProportion(game: Game, s: State, seat: Seat, random: Random, jitter: number): number {
  const count = game.legal(s, seat, list);
  if (count === 1) return list[0] as number;
  let singles = 0;
  while (singles < count && play.has(list[singles] as number)) singles++;
  if (singles > 0) {
    const wanted = richness(game, s) * singles + (random.unit() + random.unit() - 1) * jitter;
    return list[Math.max(0, Math.min(singles - 1, Math.floor(wanted)))] as number;
  }
  const calm = plainAnswer(count);
  if (calm !== undefined && random.unit() < 0.7) return calm;
  const choice = list[random.below(count)] as number;
  return choice === recess.base ? (list[0] as number) : choice;
}

function plainAnswer(count: number): number | undefined {
  for (let i = 0; i < count; i++) {
    const action = list[i] as number;
    if (action === finish.base || action === pass.base) return action;
  }
  return upset.has(list[0] as number) ? undefined : list[0];
}
