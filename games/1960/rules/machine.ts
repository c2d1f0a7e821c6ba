/** The machine of 1960: every operation by its name, every program and card event compiled once. */
import { type Effect, Machine, nothing } from '@whistlestop/kernel';
import { CARD_COUNT, cardOf } from '../cards/card-tables.ts';
import * as cardsInHand from './effects/cards-in-hand.ts';
import * as checks from './effects/checks.ts';
import * as choices from './effects/choices.ts';
import * as instant from './effects/instant.ts';
import * as nested from './effects/nested.ts';
import * as series from './effects/state-series.ts';
import { resolveWho } from './effects/who.ts';
import { bind, type GameOperation, PROGRAMS, type ProgramName } from './frames.ts';
import { depth, frames } from './layout.ts';
import * as activity from './activity.ts';
import { advertise } from './advertising.ts';
import * as strategy from './campaign-strategy.ts';
import { campaign } from './campaigning.ts';
import * as cardEvents from './card-events.ts';
import * as debating from './debates.ts';
import * as election from './election-day.ts';
import * as starting from './initiative.ts';
import * as momentumPhase from './momentum-phase.ts';
import { position } from './positioning.ts';
import { tally } from './tally.ts';

/** Operations of the rules, in the rulebook's order, then those of the card vocabulary. */
const operations = {
  deal: starting.deal,
  checkInitiative: starting.checkInitiative,
  chooseFirst: starting.chooseFirst,
  play: activity.play,
  act: activity.act,
  pledge: activity.pledge,
  trigger: activity.trigger,
  endPlay: activity.endPlay,
  enact: cardEvents.enact,
  settleEvent: cardEvents.settleEvent,
  enactElectionDay: cardEvents.enactElectionDay,
  settleElectionDay: cardEvents.settleElectionDay,
  campaign,
  advertise,
  position,
  decayMomentum: momentumPhase.decayMomentum,
  award: momentumPhase.award,
  drawEndorsement: momentumPhase.drawEndorsement,
  decayIssues: momentumPhase.decayIssues,
  shiftIssues: momentumPhase.shiftIssues,
  setAside: strategy.setAside,
  endTurn: strategy.endTurn,
  setStage: debating.setStage,
  chooseDebateCards: debating.chooseDebateCards,
  placeDebateCards: debating.placeDebateCards,
  winIssue: debating.winIssue,
  endDebates: debating.endDebates,
  depositBonus: election.depositBonus,
  openStacks: election.openStacks,
  resolveStrategy: election.resolveStrategy,
  resolveElectionEvent: election.resolveElectionEvent,
  tipUndecided: election.tipUndecided,
  tally,

  mayPlace: series.mayPlace,
  mayPlaceInEmptyStates: series.mayPlaceInEmptyStates,
  mayPlaceInOneMediaRegion: series.mayPlaceInOneMediaRegion,
  mayRemove: series.mayRemove,
  mustRemoveOwn: series.mustRemoveOwn,
  gainSupport: instant.gainSupport,
  mayGainSupport: choices.mayGainSupport,
  loseSupport: instant.loseSupport,
  loseSupportAtToken: instant.loseSupportAtToken,
  gainInEmptyStates: instant.gainInEmptyStates,
  maySwingState: choices.maySwingState,
  moveToken: instant.moveToken,
  mustMoveToken: choices.mustMoveToken,
  gainIssue: instant.gainIssue,
  loseIssue: instant.loseIssue,
  mayPlaceOnIssues: choices.mayPlaceOnIssues,
  mustLoseOnIssues: choices.mustLoseOnIssues,
  leadersLose: instant.leadersLose,
  moveUp: instant.moveUp,
  mayOrderIssues: choices.mayOrderIssues,
  gainMedia: instant.gainMedia,
  mayPlaceMedia: choices.mayPlaceMedia,
  mayRemoveMedia: choices.mayRemoveMedia,
  mayEndorse: choices.mayEndorse,
  gainMomentum: instant.gainMomentum,
  loseMomentum: instant.loseMomentum,
  matchMomentum: instant.matchMomentum,
  exhaust: instant.exhaust,
  mayRefresh: choices.mayRefresh,
  mayTake: cardsInHand.mayTake,
  mayDrop: cardsInHand.mayDrop,
  drawDropped: cardsInHand.drawDropped,
  mayDraw: cardsInHand.mayDraw,
  showHand: instant.showHand,
  mayEnactDiscard: nested.mayEnactDiscard,
  turnUp: nested.turnUp,
  mayCampaign: nested.mayCampaign,
  mayAct: nested.mayAct,
  lasting: instant.lasting,
  checkStrategyState: checks.checkStrategyState,
  checkSupport: checks.checkSupport,
  checkSupportAnywhere: checks.checkSupportAnywhere,
} as const satisfies Record<string, GameOperation>;

const programs: Record<ProgramName, Effect> = {
  initiativePhase: starting.initiativePhase,
  activityPlay: activity.activityPlay,
  momentumPhase: momentumPhase.momentumPhase,
  strategyPhase: strategy.strategyPhase,
  debates: debating.debates,
  electionDay: election.electionDay,
  cardEvent: cardEvents.cardEvent,
  electionEvent: cardEvents.electionEvent,
  campaigning: { op: 'campaign', args: [] },
  advertising: { op: 'advertise', args: [] },
  positioning: { op: 'position', args: [] },
  endorsement: momentumPhase.endorsement,
  strategyChecks: election.strategyChecks,
};

export const machine = new Machine({ frames, depth, operations, conditions: instant.conditions, chooser: resolveWho });

const cards = Array.from({ length: CARD_COUNT }, (_, card) => cardOf(card));
const rulePrograms = Int32Array.from(PROGRAMS, (name) => machine.compile(programs[name]));
/** Where each card's event begins in the machine's code. */
export const cardPrograms = Int32Array.from(cards, ({ effect }) => machine.compile(effect));
/** Where each card's part on Election Day begins. */
export const electionDayPrograms = Int32Array.from(cards, ({ onElectionDay }) =>
  machine.compile(onElectionDay ?? nothing),
);
bind(machine, rulePrograms, cardPrograms, electionDayPrograms);

/** The operation that waits for a decision on top of the stack. */
export function waitingOperation(s: Int32Array): GameOperation | undefined {
  const name = machine.awaiting(s);
  return name === undefined ? undefined : (operations as Readonly<Record<string, GameOperation>>)[name];
}
