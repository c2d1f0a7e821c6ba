export * from './parts.ts';
export { LAST_WEEK, returnDue } from './challenge.ts';
export { type Board, board, type Ring, type Space, type SpaceKind, type Track } from './printed-board.ts';
export { type CheatCard, cheats } from '../cards/cheats.ts';
export { type EvidenceCard, evidence } from '../cards/evidence.ts';
export { type NewsCard, news } from '../cards/news.ts';
export { type MatchConstants, constantsOf } from './match-constants.ts';
export { events } from './events.ts';
export { boardSchema, cheatDeckSchema, evidenceDeckSchema, newsDeckSchema } from './files.ts';
export { HookOrCrook, hookOrCrook } from './game.ts';
export { EvidenceZone, Phase } from './layout.ts';
export { COLOURS, type Colour, type Options, STARTING_VOTES, VOTES_PER_COLOUR } from './options.ts';
export { hasFinished } from './rounds.ts';
export { incumbentLeads, isBeaten, placeOf, statesBeaten } from './standing.ts';
export {
  cheatsHeld,
  cheatsPlayed,
  effectHere,
  effectInProgress,
  type EffectSource,
  evidenceHeld,
  type Pawn,
  pawnOf,
  phaseOf,
  type PrintedAmount,
  printedAmount,
  reachable,
} from './reading.ts';
export type { EffectFacts, EffectRole } from '../cards/effect-facts.ts';
export { INCUMBENT } from './waiting.ts';
