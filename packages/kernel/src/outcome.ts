import type { Game } from './game.ts';
import { includes, only, type Seat, type SeatMask } from './seats.ts';

/** The seats that win together with this one, its own among them. */
const sideOf = (game: Game, seat: Seat): SeatMask => game.sideOf?.(seat) ?? game.parties?.of(seat) ?? only(seat);

/** The seats that win when this one gives up: all others, where they are one side and it is not of theirs; else none. */
export function forfeitWinners(game: Game, leaver: Seat): Seat[] {
  const others = game.seats.flatMap((_, seat) => (seat === leaver ? [] : [seat]));
  const side = sideOf(game, others[0] ?? leaver);
  return !includes(side, leaver) && others.every((seat) => includes(side, seat)) ? others : [];
}

/** The scores after a forfeit: the winners share the win; where there are none, everybody else has the share of one of all seats. */
export function forfeitScores(game: Game, leaver: Seat): number[] {
  const winners = forfeitWinners(game, leaver);
  const share = 1 / (winners.length === 0 ? game.seats.length : winners.length);
  return game.seats.map((_, seat) => (seat === leaver ? 0 : share));
}

/** Less than a whole win, whatever the shares were rounded to. */
const PART = 0.999;

/** The seats with the best score; none where a match ended without a winner, which is where less than one win was shared out. */
export function winnersOf(scores: readonly number[]): Seat[] {
  if (scores.reduce((sum, score) => sum + score, 0) < PART) return [];
  const best = Math.max(...scores);
  return scores.flatMap((score, seat) => (score === best ? [seat] : []));
}
