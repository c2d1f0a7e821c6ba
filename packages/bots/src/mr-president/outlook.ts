import { type Game, OVER, type Seat, type State } from '@whistlestop/kernel';
import { hand, handsLeft, IN_DECK, score, stake, STATE_CARDS, where } from '@whistlestop/mr-president/parts';

const VOTES = Int32Array.from(STATE_CARDS, ({ electoralVotes }) => electoralVotes);
const WHERE_AT = where.offset;
const FULL_HAND_RANKS = 91;

/**
 * How much of the votes to come a stronger hand takes, and how far they may fall otherwise: regressed on games of
 * proportional bidders by packages/bots/fit/fit-mr-president.mjs.
 */
const HAND_SHARE = 2.4;
const LUCK = 0.7;

/** The ranks of the cards a seat has still to play, added up. */
export function ranksLeft(s: State, seat: Seat): number {
  const held = hand.at(s, seat);
  let ranks = handsLeft.at(s, seat) * FULL_HAND_RANKS;
  for (let card = 0; card < 13; card++) if (((held >> card) & 1) === 1) ranks += card + 1;
  return ranks;
}

const scores = new Float32Array(8);

/** A seat's chance to win between two rounds: votes taken, votes to come, and the cards left to take them with. */
export function outlook(game: Game, s: State, seat: Seat): number {
  if (game.pending(s) === OVER) {
    scores.fill(0);
    game.result(s, scores);
    return scores[seat] ?? 0;
  }
  let left = stake.get(s);
  let squares = 0;
  for (let state = 0; state < VOTES.length; state++)
    if (s[WHERE_AT + state] === IN_DECK) {
      const votes = VOTES[state] as number;
      left += votes;
      squares += votes * votes;
    }
  const mine = ranksLeft(s, seat);
  let chance = 1;
  for (let other = 0; other < game.seats.length; other++) {
    if (other === seat) continue;
    const theirs = ranksLeft(s, other);
    const edge = mine + theirs === 0 ? 0 : (mine - theirs) / (mine + theirs);
    const lead = score.at(s, seat) - score.at(s, other) + HAND_SHARE * left * edge;
    chance *= 1 / (1 + Math.exp((-1.7 * lead) / Math.sqrt(25 + 4 * LUCK * squares)));
  }
  return chance;
}
