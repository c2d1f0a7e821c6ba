/** The anatomy of a 1960 position, for opponents and analysis: fields, codes and tables. Rules stay behind the game. */
export { ACTIVITIES, DEBATE_TURN, ELECTION_TURN } from './calendar.ts';
export * from './data/deck.ts';
export { type LastingId, LASTING_IDS } from './data/lasting.ts';
export { ISSUES, NEIGHBOURS, REGIONS, TRAVEL_REGIONS } from './data/map.ts';
export {
  CARRIED,
  EDGE_OF,
  MAJORITY,
  REGION_OF,
  STATE_COUNT,
  STATES,
  type StateCode,
  stateNumber,
  STATES_OF_TRAVEL_REGION,
  TOTAL_VOTES,
  TRAVEL_REGION_OF,
  VOTES,
} from './data/states.ts';
export * from './layout.ts';
export { CHECKS_PER_CARD } from './effects/checks.ts';
export { campaignBan, freeTravel, holderOf } from './modifiers.ts';
export * from './notation.ts';
export { isCommitted } from './rules/campaign-strategy.ts';
export { campaignUnderWay, needsCheck } from './rules/campaigning.ts';
export { debateTotalOf, isWon, nextDebateBonus } from './rules/debates.ts';
export { KENNEDY, NIXON, opponentOf, signOf } from './seats.ts';
export * from './prospects.ts';
export * from './standing.ts';
