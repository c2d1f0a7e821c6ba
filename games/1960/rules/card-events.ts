/** EN, Play a Card as an Event: the effect, then the card goes where its frame says. Also for events inside events. */
import { type Effect, EVERYONE, sequence, step } from '@whistlestop/kernel';
import { kinds } from './events.ts';
import { callCardEffect, callElectionDayEffect, type GameOperation, playerOf, sourceOf } from './frames.ts';
import { removeFromGame, settleEventCard } from './zones.ts';

/** An event from beginning to end; while it lasts its card is in limbo (rulings 29, 50). */
export const cardEvent: Effect = sequence(step('enact'), step('settleEvent'));
/** The same for an event that waited for Election Day. */
export const electionEvent: Effect = sequence(step('enactElectionDay'), step('settleElectionDay'));

export const enact: GameOperation = {
  begin(s, f, sink) {
    const card = sourceOf(s, f);
    sink?.emit(kinds.eventBegan, EVERYONE, playerOf(s, f), card);
    callCardEffect(s, card, playerOf(s, f));
    return false;
  },
};

export const settleEvent: GameOperation = {
  begin(s, f, sink) {
    settleEventCard(s, sourceOf(s, f), sink);
    return false;
  },
};

export const enactElectionDay: GameOperation = {
  begin(s, f, sink) {
    const card = sourceOf(s, f);
    sink?.emit(kinds.electionEventBegan, EVERYONE, card);
    callElectionDayEffect(s, card, playerOf(s, f));
    return false;
  },
};

export const settleElectionDay: GameOperation = {
  begin(s, f, sink) {
    removeFromGame(s, sourceOf(s, f), sink);
    return false;
  },
};
