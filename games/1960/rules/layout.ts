import { defineLayout, EVERYONE, FRAME_WIDTH, type Layout, NOBODY, only, scalar, slots } from '@whistlestop/kernel';
import { CARD_COUNT, CARD_IDS } from '../cards/card-tables.ts';
import { ENDORSEMENTS } from '../cards/endorsements.ts';
import { ISSUES, REGIONS } from './map.ts';
import { STATE_COUNT, STATES } from './states.ts';
import { KENNEDY, NIXON, SEAT_IDS } from './seats.ts';

/** Where a card can be. Zones in pairs belong to a seat: add the seat to the first. */
export const ZONES = [
  'deck',
  'kennedyHand',
  'nixonHand',
  'kennedyStack',
  'nixonStack',
  'discard',
  'removed',
  'limbo',
  'turn',
  'debateSpace',
  'electionDaySpace',
  'preventionSpace',
  'kennedySide',
  'nixonSide',
  'kennedyRevealed',
  'nixonRevealed',
  'absent',
] as const;
export const DECK = 0;
/** + seat */
export const HAND = 1;
/** The campaign strategy stack. + seat */
export const STACK = 3;
export const DISCARD = 5;
export const REMOVED = 6;
/** The card being resolved, in neither hand nor pile (rulings 29, 50). */
export const LIMBO = 7;
/** Turn-lasting events in force. */
export const TURN_SPACE = 8;
export const DEBATE_SPACE = 9;
export const ELECTION_DAY_SPACE = 10;
export const PREVENTION_SPACE = 11;
/** On the Debate Board. + the side it lies on */
export const SIDE = 12;
/** A strategy stack laid open on Election Day. + seat */
export const REVEALED = 14;
/** Not part of this edition's deck. */
export const ABSENT = 16;

const zoneWitnesses = ZONES.map((_, zone) => {
  if (zone === DECK) return NOBODY;
  if (zone === HAND || zone === STACK) return only(KENNEDY);
  return zone === HAND + NIXON || zone === STACK + NIXON ? only(NIXON) : EVERYONE;
});

/** The parts of a turn, in order; the Debates and Election Day are turns of one part. */
export const PHASES = ['initiative', 'activity', 'momentum', 'strategy', 'debates', 'electionDay', 'over'] as const;
export type Phase = (typeof PHASES)[number];
export const [INITIATIVE, ACTIVITY, MOMENTUM_PHASE, STRATEGY, DEBATES, ELECTION_DAY, GAME_OVER] = [0, 1, 2, 3, 4, 5, 6];

/** Modifiers in force at once; see modifiers.ts. */
export const MODIFIER_ROOM = 32;
/** Deepest nest: a play, Tricky Dick, High Hopes and Whistlestop inside one another, each with its card's frame. */
const FRAME_ROOM = 9;
/** A hand as bits: so many cards to a word, so that no word is ever taken for the mark of the unknown. */
export const HAND_WORD_BITS = 25;
export const HAND_WORDS = Math.ceil(CARD_COUNT / HAND_WORD_BITS);
/** Cards a seat can commit in secret at the same time. */
export const COMMIT_ROOM = 2;

const fieldsWith = (bag: 'public' | 'hidden') => ({
  /** Whose deck is played with. */
  edition: scalar({ values: ['2007', '2017'] }),
  turn: scalar(),
  phase: scalar({ values: PHASES }),
  activity: scalar(),
  /** Who has the initiative; -1 before the check. */
  initiative: scalar({ values: SEAT_IDS }),
  /** The start player of the turn. */
  first: scalar({ values: SEAT_IDS }),
  /** Whose play of the activity phase it is. */
  toAct: scalar({ values: SEAT_IDS }),

  // Signed counts: positive Kennedy, negative Nixon.
  support: slots(STATE_COUNT, { slots: STATES }),
  media: slots(REGIONS.length, { slots: REGIONS }),
  issues: slots(ISSUES.length, { slots: ISSUES }),
  endorsements: slots(REGIONS.length, { slots: REGIONS }),

  /** The issue in each place of the track, from the top; -1 while its tile is on the Debate Board. */
  track: slots(ISSUES.length, { values: ISSUES }),
  momentum: slots(2, { slots: SEAT_IDS }),
  /** The state each candidate token stands in. */
  tokens: slots(2, { slots: SEAT_IDS, values: STATES }),
  exhausted: slots(2, { slots: SEAT_IDS }),
  rest: slots(2, { slots: SEAT_IDS }),
  bag: slots(2, { slots: SEAT_IDS, visible: bag }),
  /** Whether the bag is no longer refilled (ruling 12). */
  bagClosed: scalar(),
  endorsementDeck: slots(ENDORSEMENTS.length, { slots: ENDORSEMENTS }),

  zone: slots(CARD_COUNT, { slots: CARD_IDS, values: ZONES, visible: { masks: zoneWitnesses, seenBy: 'known' } }),
  /** Seats that know where a hidden card is; spectators never learn who knows what. */
  known: slots(CARD_COUNT, { slots: CARD_IDS, visible: { masks: [3, 3, 3, 3] } }),
  /** The hands once more, one bit a card: a hand is listed often and holds few of the cards. */
  handBits: slots(2 * HAND_WORDS, { visible: 'owner' }),
  deckCount: scalar(),
  handCount: slots(2, { slots: SEAT_IDS }),
  /** Cards of the strategy stacks, laid open or not. */
  stackCount: slots(2, { slots: SEAT_IDS }),
  /** Cards chosen in secret, as card + 1; each seat sees its own. */
  commits: slots(2 * COMMIT_ROOM, { visible: 'owner' }),
  commitCount: slots(2, { slots: SEAT_IDS }),

  /** Lasting effects: the seat each modifier bears on, + 1. */
  modifiers: slots(MODIFIER_ROOM),

  // The Debates.
  /** The track as it was when the tiles went to the Debate Board. */
  stage: slots(ISSUES.length, { values: ISSUES }),
  issuesWon: scalar(),
  /** Cards lying on each side of each issue of the Debate Board, and their CP: issue by issue, Kennedy's side first. */
  sideCards: slots(2 * ISSUES.length),
  sideCp: slots(2 * ISSUES.length),
  /** The card a seat has on the table this round, as card + 1. */
  shown: slots(2, { slots: SEAT_IDS }),

  // The tally.
  votes: slots(2, { slots: SEAT_IDS }),
  statesWon: slots(2, { slots: SEAT_IDS }),
  withheldVotes: scalar(),
  /** The winner, + 1. */
  winner: scalar(),

  /** How often each state (or issue) was used by the action or series under way; all 0 when none is. */
  used: slots(STATE_COUNT),
  depth: scalar(),
  frames: slots(FRAME_ROOM * FRAME_WIDTH),
});

/** The rules version the match is played by (versions.ts); states of version 2 end before this slot. */
const since3 = { rulesVersion: scalar() };

/** The state of 1960 with the bag's counts open to both sides (ruling 16). */
export const layout = defineLayout({ ...fieldsWith('public'), ...since3 }, 2);
/** The same state with the bag's counts hidden from both; every field lies where it lies in `layout`. */
const layoutWithHiddenBag: Layout = defineLayout({ ...fieldsWith('hidden'), ...since3 }, 2);
const layoutOf2: Layout = defineLayout(fieldsWith('public'), 2);
const layoutOf2WithHiddenBag: Layout = defineLayout(fieldsWith('hidden'), 2);

/** The layout of a match; every field lies where it lies in `layout`. */
export function layoutFor(bagVisible: boolean, version: number): Layout {
  if (version === 2) return bagVisible ? layoutOf2 : layoutOf2WithHiddenBag;
  return bagVisible ? layout : layoutWithHiddenBag;
}

export const {
  edition,
  turn,
  phase,
  activity,
  initiative,
  first,
  toAct,
  support,
  media,
  issues,
  endorsements,
  track,
  momentum,
  tokens,
  exhausted,
  rest,
  bag,
  bagClosed,
  endorsementDeck,
  zone,
  known,
  handBits,
  deckCount,
  handCount,
  stackCount,
  commits,
  commitCount,
  modifiers,
  stage,
  issuesWon,
  sideCards,
  sideCp,
  shown,
  votes,
  statesWon,
  withheldVotes,
  winner,
  used,
  depth,
  frames,
  rulesVersion,
} = layout.fields;
