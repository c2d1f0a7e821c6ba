export * from './parts.ts';
export { type Card, type CardId, CARDS, type Category, type CandidateIcon } from '../cards/cards.ts';
export { CAUSES, events, kinds, VICTORIES } from './events.ts';
export { nineteenSixty } from './game.ts';
export { type Bag, bagOf, checkOdds, initiativeOdds, successOdds } from './odds.ts';
export { LARGEST_HEAD_START, type Options, optionsSchema } from './options.ts';
export { type ReasonCode, REASONS } from './reasons.ts';
export { type SeatId, SEAT_IDS } from './seats.ts';
