import type { BotKind } from '@whistlestop/kernel/bots';
import { type Game, includes } from '@whistlestop/kernel';
import { type Budget, type PlayedGame, type ArenaPlayer, playGame } from './play.ts';

/** Two bots of the contest, by their places in its list. */
export interface Pairing {
  readonly first: number;
  readonly second: number;
}

/** Every bot against every other. */
export const pairingsOf = (bots: number): Pairing[] =>
  Array.from({ length: bots }, (_, first) => first).flatMap((first) =>
    Array.from({ length: bots - first - 1 }, (_, offset) => ({ first, second: first + 1 + offset })),
  );

/** Every bot against the next one. */
export const neighboursOf = (bots: number): Pairing[] =>
  Array.from({ length: bots - 1 }, (_, first) => ({ first, second: first + 1 }));

/** Games in one round: the same luck with the seats dealt both ways. */
export const GAMES_A_ROUND = 2;

/**
 * Whether the first bot of the pairing sits here. Where the game has sides, each of the two takes one; else they take
 * alternate seats. They change places in the second game of a round.
 */
export const sitsFirst = (game: Game, seat: number, gameOfRound: number): boolean => {
  const second = game.sideOf === undefined ? seat % 2 === 1 : !includes(game.sideOf(0), seat);
  return second === (gameOfRound === 1);
};

export interface RoundRequest {
  readonly game: Game;
  readonly kinds: readonly [BotKind, BotKind];
  /** Instead of the budgets the bots were made for. */
  readonly budget: Budget | undefined;
  readonly seed: string;
  readonly clock: () => number;
}

/** What one bot's thinking cost in a round. */
interface ThinkingCost {
  readonly thoughts: number;
  readonly milliseconds: number;
  readonly slowest: number;
}

export interface PlayedRound {
  /** The first bot's share of what was scored in each game. */
  readonly scores: readonly number[];
  readonly costs: readonly [ThinkingCost, ThinkingCost];
  /** The games, with the bot (0 or 1) at each seat. */
  readonly games: readonly (PlayedGame & { readonly seating: readonly number[] })[];
}

/** Plays the same luck once for each way to deal the seats. */
export function playRound({ game, kinds, budget, seed, clock }: RoundRequest): PlayedRound {
  const players = kinds.map(
    (kind, index): ArenaPlayer => ({
      bot: kind.create(game),
      budget: budget ?? { evaluations: kind.evaluations },
      randomSeed: String(index),
    }),
  ) as [ArenaPlayer, ArenaPlayer];
  const games = Array.from({ length: GAMES_A_ROUND }, (_, index) => {
    const seating = game.seats.map((_seat, seat) => (sitsFirst(game, seat, index) ? 0 : 1));
    const seated = seating.map((player) => players[player === 0 ? 0 : 1]);
    return { ...playGame({ game, players: seated, seed, clock }), seating };
  });
  const costOf = (first: boolean): ThinkingCost => {
    const cost = { thoughts: 0, milliseconds: 0, slowest: 0 };
    for (const [index, played] of games.entries())
      for (let seat = 0; seat < game.seats.length; seat++) {
        if (sitsFirst(game, seat, index) !== first) continue;
        cost.thoughts += played.thoughts[seat] ?? 0;
        cost.milliseconds += played.milliseconds[seat] ?? 0;
        cost.slowest = Math.max(cost.slowest, played.slowest[seat] ?? 0);
      }
    return cost;
  };
  return {
    scores: games.map(({ scores }, index) => {
      const own = scores.reduce((sum, score, seat) => (sitsFirst(game, seat, index) ? sum + score : sum), 0);
      return own / scores.reduce((sum, score) => sum + score, 0);
    }),
    costs: [costOf(true), costOf(false)],
    games,
  };
}
