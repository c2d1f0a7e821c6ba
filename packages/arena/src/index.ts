export * from './contest.ts';
export { type Budget, type PlayedGame, playGame, type ArenaPlayer } from './play.ts';
export { type PairScore, type EloRating, ratingsOf } from './ratings.ts';
export {
  GAMES_A_ROUND,
  neighboursOf,
  type Pairing,
  pairingsOf,
  type PlayedRound,
  playRound,
  sitsFirst,
} from './rounds.ts';
export { eloAt, likelihoodRatio, scoreAt, type Sprt, SPRT_BOUND } from './statistics.ts';
