import { defineLayout, scalar, slots } from '@whistlestop/kernel';
import { CARD_IDS } from '../cards/cards.ts';
import { STATE_CODES } from '../cards/state-cards.ts';
import { PARTY_IDS, SEAT_IDS } from './notation.ts';

/** Seats the state has room for; a game with fewer candidates leaves the others empty. */
const SEAT_ROOM = SEAT_IDS.length;
/** Rounds of the longest campaign. */
export const ROUND_ROOM = STATE_CODES.length;

/**
 * The state machine of ruling 64. The stages up to OVER wait for somebody; the others pass by themselves.
 */
export const STAGES = [
  'turnUp',
  'commit',
  'answer',
  'placeLot',
  'upset',
  'defend',
  'poolLot',
  'winnerLot',
  'finish',
  'parley',
  'recess',
  'over',
  'reveal',
  'seconds',
  'settleTies',
  'place',
  'rightToUpset',
  'compare',
  'score',
  'pickUp',
  'settlePools',
  'endCampaign',
] as const;
export type StageName = (typeof STAGES)[number];
const stageNumber = (name: StageName): number => STAGES.indexOf(name);
export const TURN_UP = stageNumber('turnUp');
export const COMMIT = stageNumber('commit');
export const ANSWERING = stageNumber('answer');
export const PLACE_LOT = stageNumber('placeLot');
export const UPSETTING = stageNumber('upset');
export const DEFENDING = stageNumber('defend');
export const POOL_LOT = stageNumber('poolLot');
export const WINNER_LOT = stageNumber('winnerLot');
export const FINISHING = stageNumber('finish');
export const PARLEY = stageNumber('parley');
export const IN_RECESS = stageNumber('recess');
export const OVER_STAGE = stageNumber('over');
export const REVEAL = stageNumber('reveal');
export const SECONDS = stageNumber('seconds');
export const SETTLE_TIES = stageNumber('settleTies');
export const PLACE = stageNumber('place');
export const RIGHT_TO_UPSET = stageNumber('rightToUpset');
export const COMPARE = stageNumber('compare');
export const SCORE = stageNumber('score');
export const PICK_UP = stageNumber('pickUp');
export const SETTLE_POOLS = stageNumber('settlePools');
export const END_CAMPAIGN = stageNumber('endCampaign');

/** What is being run: one national campaign, or the two games of the nominee version. */
export const RACES = ['national', 'convention', 'election'] as const;
export type RaceName = (typeof RACES)[number];
export const NATIONAL = 0;
export const CONVENTION = 1;
export const ELECTION = 2;

export const EDITIONS = ['first', 'second'] as const;
/** The count that decides a match. */
export const COUNTS = ['electoral', 'popular'] as const;
export const ELECTORAL_COUNT = 0;
export const POPULAR_COUNT = 1;

/** Where a State Card lies; a positive number is the round that turned it up. */
export const IN_DECK = 0;
/** Out of a scenario's campaign. */
export const SET_ASIDE = -1;

/** What became of a round's cards: 0 nothing yet, a side + 1 the winner, from here on an open pool's contenders. */
export const POOL = 16;

const cardNames = ['none', ...CARD_IDS];
const seatSlots = { slots: SEAT_IDS } as const;

const fieldsOfVersion1 = {
  stage: scalar({ values: STAGES }),
  race: scalar({ values: RACES }),
  /** Campaigns begun in this match: replays and the election after a convention are further campaigns. */
  campaign: scalar(),
  round: scalar(),
  toTurnUp: scalar(),
  deck: scalar(),
  /** Electoral votes on the cards turned up in this round; second edition: their popular vote in thousands. */
  stake: scalar(),
  popularStake: scalar(),
  /** The deck once more as sets of states, half by half, and those in it that are not on top: buried just now (ruling 53). */
  deckCards: slots(2),
  buriedCards: slots(2),
  /** Candidates who hold a card in this round. */
  playing: scalar(),
  /** Who is asked in the present simultaneous question, and who has answered. */
  asked: scalar(),
  committed: scalar(),
  /** Who must commit first (ruling 7). */
  leaders: scalar(),
  hand: slots(SEAT_ROOM, seatSlots),
  handsLeft: slots(SEAT_ROOM, seatSlots),
  spent: slots(SEAT_ROOM, seatSlots),
  /** First edition: who has used the double. */
  doubled: scalar(),
  /** How many cards a candidate has on the table; public as soon as they lie there (ruling 6). */
  count: slots(SEAT_ROOM, seatSlots),
  card1: slots(SEAT_ROOM, { ...seatSlots, values: cardNames, visible: { masks: [], seenBy: 'open1' } }),
  card2: slots(SEAT_ROOM, { ...seatSlots, values: cardNames, visible: { masks: [], seenBy: 'open2' } }),
  /** Who may see those cards: their owner while they lie face down, everyone once they are turned up. */
  open1: slots(SEAT_ROOM, seatSlots),
  open2: slots(SEAT_ROOM, seatSlots),
  /** Electoral votes by side: candidates, or in the ticket election the two parties. */
  score: slots(SEAT_ROOM),
  /** Popular vote in thousands. */
  popular: slots(SEAT_ROOM, seatSlots),
  /** Electoral votes that an arranged position gives without naming their states. */
  headStart: slots(SEAT_ROOM),
  /** By how much the popular votes handed out differ from the regular totals of the states scored. */
  drift: scalar(),
  where: slots(STATE_CODES.length, { slots: STATE_CODES }),
  /** By contest and round; the second contest exists in conventions only. */
  taken: slots(2 * ROUND_ROOM),
  pools: scalar(),
  finishAsked: scalar(),
  /** Parties that have used their recess, and parties whose channel a recess has opened. */
  recessSpent: scalar(),
  inRecess: scalar(),
  /** Second edition: rounds scored in this campaign, ties in a row on the last cards. */
  scored: scalar(),
  lastTies: scalar(),
  /** Seats + 1 in the order of their places, how many are placed, how many must be. */
  order: slots(SEAT_ROOM),
  placed: scalar(),
  wanted: scalar(),
  /** Who tied for first in this round, and whether everybody scores from the close column. */
  level: scalar(),
  close: scalar(),
  upsetWanted: scalar(),
  challenger: scalar({ values: ['none', ...SEAT_IDS] }),
  /** Who stands in the lot, and for which pool or party. */
  lot: scalar(),
  lotFor: scalar(),
  /** Seat + 1 of each party's presidential candidate. */
  nominee: slots(PARTY_IDS.length, { slots: PARTY_IDS }),
  winner: scalar(),
  /** What the options fix and a reader of the position asks for. */
  candidates: scalar(),
  edition: scalar({ values: EDITIONS }),
  decidedBy: scalar({ values: COUNTS }),
  bothTallies: scalar(),
  points: slots(CARD_IDS.length, { slots: CARD_IDS }),
} as const;

export const layout = defineLayout(
  {
    ...fieldsOfVersion1,
    /** Second edition: whose tie for first was buried last, how often in a row theirs, and anybody's (ruling 67). */
    lastTied: scalar(),
    buriedOfSame: scalar(),
    buriedInRow: scalar(),
  },
  SEAT_ROOM,
);
/** The same fields in the same places, but for those that version 1 of the rules did not have. */
export const layoutOfVersion1 = defineLayout(fieldsOfVersion1, SEAT_ROOM);

export const {
  stage,
  race,
  campaign,
  round,
  toTurnUp,
  deck,
  stake,
  popularStake,
  deckCards,
  buriedCards,
  playing,
  asked,
  committed,
  leaders,
  hand,
  handsLeft,
  spent,
  doubled,
  count,
  card1,
  card2,
  open1,
  open2,
  score,
  popular,
  headStart,
  drift,
  where,
  taken,
  pools,
  finishAsked,
  recessSpent,
  inRecess,
  scored,
  lastTies,
  order,
  placed,
  wanted,
  level,
  close,
  upsetWanted,
  challenger,
  lot,
  lotFor,
  nominee,
  winner,
  candidates,
  edition,
  decidedBy,
  bothTallies,
  points,
  lastTied,
  buriedOfSame,
  buriedInRow,
} = layout.fields;
