/** Every action and outcome of 1960 has one number and one text; docs/notation/1960.md shows them all. */
import { defineCodebook } from '@whistlestop/kernel';
import { CARD_IDS } from '../cards/card-tables.ts';
import { ENDORSEMENTS } from '../cards/endorsements.ts';
import { ISSUES, REGIONS, TRAVEL_REGIONS } from './map.ts';
import { STATES } from './states.ts';
import { SEAT_IDS } from './seats.ts';

/** What a card can be used for. */
export const USES = ['event', 'campaign', 'advertise', 'position'] as const;
export type Use = (typeof USES)[number];
export const [EVENT, CAMPAIGN, ADVERTISE, POSITION] = [0, 1, 2, 3];

/** How a hand card can be played: a use, or a use for CP with the event preempted. */
export const PLAYS = [...USES, 'campaign preempt', 'advertise preempt', 'position preempt'] as const;
/** What turns a use for CP into the same use with the event preempted. */
export const PREEMPT = 3;

/** Most support checks one declaration can hold: the most CP a card is ever worth (ruling 47). */
export const MOST_CHECKS = 5;
const counts = Array.from({ length: MOST_CHECKS }, (_, index) => String(index + 1));

/** The six orders of the issue tiles, from the top. */
export const ORDERS: readonly (readonly number[])[] = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
];
/** Pairs of issues, the upper one first. */
export const PAIRS: readonly (readonly number[])[] = [
  [0, 1],
  [0, 2],
  [1, 0],
  [1, 2],
  [2, 0],
  [2, 1],
];
const named = (list: readonly (readonly number[])[]) =>
  list.map((issues) => issues.map((issue) => ISSUES[issue]).join(' '));

export const actions = defineCodebook({
  first: { word: 'first', args: [SEAT_IDS] },
  play: { word: 'play', args: [CARD_IDS, PLAYS] },
  playCandidate: { word: 'play candidate', args: [USES.slice(1)] },
  support: { word: 'support', args: [STATES] },
  check: { word: 'check', args: [STATES, counts] },
  travel: { word: 'travel', args: [TRAVEL_REGIONS] },
  stay: { word: 'stay', args: [STATES] },
  trigger: { word: 'trigger', args: [] },
  pass: { word: 'pass', args: [] },
  add: { word: 'add', args: [STATES] },
  remove: { word: 'remove', args: [STATES] },
  issue: { word: 'issue', args: [ISSUES] },
  media: { word: 'media', args: [REGIONS] },
  unmedia: { word: 'unmedia', args: [REGIONS] },
  endorse: { word: 'endorse', args: [REGIONS] },
  take: { word: 'take', args: [CARD_IDS] },
  drop: { word: 'drop', args: [CARD_IDS] },
  act: { word: '', args: [USES.slice(1)] },
  orderIssues: { word: 'order', args: [named(ORDERS)] },
  award: { word: 'award', args: [['momentum', 'endorsement']] },
  swap: { word: 'swap', args: [named(PAIRS)] },
  keep: { word: 'keep', args: [] },
  aside: { word: 'aside', args: [CARD_IDS] },
  debate: { word: 'debate', args: [CARD_IDS] },
  side: { word: 'side', args: [SEAT_IDS] },
  orderPlacing: { word: 'order', args: [SEAT_IDS] },
  resolve: { word: 'resolve', args: [CARD_IDS] },
  yes: { word: 'yes', args: [] },
  no: { word: 'no', args: [] },
  done: { word: 'done', args: [] },
});

export const outcomes = defineCodebook({
  draw: { word: 'draw', args: [SEAT_IDS] },
  deal: { word: 'deal', args: [CARD_IDS] },
  endorsement: { word: 'endorsement', args: [ENDORSEMENTS] },
});

const { verbs } = actions;

// The first code of each verb, and the verbs of one word, for the loops that list and read choices.
export const FIRST_ACTION = verbs.first.base;
export const PLAY_ACTION = verbs.play.base;
export const PLAY_CANDIDATE_ACTION = verbs.playCandidate.base;
export const SUPPORT_ACTION = verbs.support.base;
export const CHECK_ACTION = verbs.check.base;
export const TRAVEL_ACTION = verbs.travel.base;
export const STAY_ACTION = verbs.stay.base;
export const TRIGGER_ACTION = verbs.trigger.base;
export const PASS_ACTION = verbs.pass.base;
export const ADD_ACTION = verbs.add.base;
export const REMOVE_ACTION = verbs.remove.base;
export const ISSUE_ACTION = verbs.issue.base;
export const MEDIA_ACTION = verbs.media.base;
export const UNMEDIA_ACTION = verbs.unmedia.base;
export const ENDORSE_ACTION = verbs.endorse.base;
export const TAKE_ACTION = verbs.take.base;
export const DROP_ACTION = verbs.drop.base;
export const ACT_ACTION = verbs.act.base;
export const ORDER_ISSUES_ACTION = verbs.orderIssues.base;
export const AWARD_ACTION = verbs.award.base;
export const SWAP_ACTION = verbs.swap.base;
export const KEEP_ACTION = verbs.keep.base;
export const ASIDE_ACTION = verbs.aside.base;
export const DEBATE_ACTION = verbs.debate.base;
export const SIDE_ACTION = verbs.side.base;
export const ORDER_PLACING_ACTION = verbs.orderPlacing.base;
export const RESOLVE_ACTION = verbs.resolve.base;
export const YES_ACTION = verbs.yes.base;
export const NO_ACTION = verbs.no.base;
export const DONE_ACTION = verbs.done.base;

export const DRAW_OUTCOME = outcomes.verbs.draw.base;
export const DEAL_OUTCOME = outcomes.verbs.deal.base;
export const ENDORSEMENT_OUTCOME = outcomes.verbs.endorsement.base;
