import { z } from 'zod';
import { CARD_IDS } from '../cards/cards.ts';
import { STATE_CODES } from '../cards/state-cards.ts';
import { RACES, ROUND_ROOM } from './layout.ts';
import { PARTY_IDS, SEAT_IDS } from './notation.ts';

const SIDE_IDS = [...SEAT_IDS, ...PARTY_IDS] as const;
export type SideId = (typeof SIDE_IDS)[number];
export const seatId = z.enum(SEAT_IDS);
export const sideName = z.enum(SIDE_IDS);
const partyId = z.enum(PARTY_IDS);
const states = z.array(z.enum(STATE_CODES));
export const whole = z.int().min(0);
export const bySeat = <T extends z.ZodType>(value: T) => z.partialRecord(seatId, value);
const bySide = <T extends z.ZodType>(value: T) => z.partialRecord(sideName, value);

/** The keys that `given` and `expect` share. */
export const position = {
  race: z.enum(RACES).optional(),
  campaign: whole.min(1).optional(),
  round: whole.min(1).max(ROUND_ROOM).optional(),
  turnedUp: states.optional(),
  hands: bySeat(z.array(z.enum(CARD_IDS))).optional(),
  handsLeft: bySeat(whole.max(3)).optional(),
  doubles: z.array(seatId).optional(),
  leaders: z.array(seatId).optional(),
  scores: bySide(whole).optional(),
  otherCount: bySide(whole).optional(),
  won: bySide(states).optional(),
  roundsWon: bySide(whole).optional(),
  pools: z.array(z.strictObject({ contenders: z.array(sideName).min(2), states })).optional(),
  tickets: z.partialRecord(partyId, seatId).optional(),
  recesses: z.array(partyId).optional(),
  lastTies: whole.max(2).optional(),
};
/** The keys of `given`. */
export const givenSchema = z.strictObject({ ...position, deck: states.optional() });
export type Given = z.infer<typeof givenSchema>;
