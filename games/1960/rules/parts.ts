/** The anatomy of a 1960 position, for opponents and analysis: fields, codes and tables. Rules stay behind the game. */
export { ACTIVITIES, DEBATE_TURN, ELECTION_TURN } from './calendar.ts';
export * from '../cards/card-tables.ts';
export { ISSUES, NEIGHBOURS, REGIONS, TRAVEL_REGIONS } from './map.ts';
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
} from './states.ts';
export * from './layout.ts';
export { CHECKS_PER_CARD } from './effects/checks.ts';
export { campaignBan, freeTravel, holderOf } from './modifiers.ts';
export * from './notation.ts';
export { isCommitted } from './campaign-strategy.ts';
export { campaignUnderWay, needsCheck } from './campaigning.ts';
export { debateTotalOf, isWon, nextDebateBonus } from './debates.ts';
export { KENNEDY, NIXON, opponentOf, signOf } from './seats.ts';
export * from './prospects.ts';
export * from './reading.ts';
