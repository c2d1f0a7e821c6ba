import { EVENT } from '../../rules/notation.ts';
import type { ReasonSentences } from '../words.ts';
import { card, issue, many, region, state, travelRegion } from './names.ts';

const uses = ['as an event', 'to campaign', 'to advertise', 'to take positions'];

export const reasons: ReasonSentences = {
  'not-your-decision': () => 'It is not your decision now.',
  'not-now': () => 'That is not what is being decided now.',
  'card-first': () => 'Choose a card and its use first: only then can something be done on the board.',
  'not-in-hand': (p) => `${card(p['card'] ?? 0)} is not in your hand.`,
  prevented: (p) =>
    (p['by'] ?? -1) < 0
      ? `The event of ${card(p['card'] ?? 0)} is prevented.`
      : `${card(p['by'] ?? 0)} is on the board: the event of ${card(p['card'] ?? 0)} cannot be played. The card can be played for CP.`,
  'tax-unpaid': (p) => {
    const what = `${card(p['card'] ?? 0)}: playing a card ${uses[p['use'] ?? EVENT]} costs a momentum marker`;
    return (p['bar'] ?? -1) >= 0
      ? `${what}, and ${card(p['bar'] ?? 0)} lets you spend none.`
      : `${what} and you have none.`;
  },
  'spending-barred': (p) => `${card(p['card'] ?? 0)}: you may not spend momentum this turn.`,
  'preempt-too-dear': (p) => `You need ${many(p['cost'] ?? 0, 'momentum marker')} for this and have ${p['have']}.`,
  'keep-strategy-card': (p) =>
    `You must keep ${many(p['cards'] ?? 1, 'card')} for your strategy stack: play a Gathering Momentum card or your candidate card instead.`,
  'candidate-exhausted': () => 'Your candidate card is exhausted.',
  elsewhere: (p) => `${state(p['state'] ?? 0)} is not in ${travelRegion(p['region'] ?? 0)}, where your candidate is.`,
  'campaign-ban': (p) =>
    `${card(p['card'] ?? 0)}: you may not spend CP on support in ${state(p['state'] ?? 0)} this turn.`,
  'check-needed': (p) => `${state(p['state'] ?? 0)} needs support checks: declare how many CP you spend there.`,
  'no-check-needed': (p) => `${state(p['state'] ?? 0)} needs no support checks: spend the CP directly.`,
  'too-few-cp': (p) => `You have only ${p['cp']} CP for this.`,
  'one-per-state': (p) =>
    `You have already spent a CP in ${state(p['state'] ?? 0)}, and the card allows no more there.`,
  'already-declared': (p) =>
    `You have declared your checks in ${state(p['state'] ?? 0)}; no more CP there in this action.`,
  'no-boundary': (p) => `No boundary joins ${travelRegion(p['from'] ?? 0)} and ${travelRegion(p['region'] ?? 0)}.`,
  'already-passed': (p) => `You have just been in ${travelRegion(p['region'] ?? 0)}; spend a CP on support first.`,
  'journey-too-long': (p) =>
    `You have crossed ${many(p['crossings'] ?? 0, 'boundary', 'boundaries')} without spending a CP: stop here, or spend one on support first.`,
  'cp-spent': () => 'Your CP are spent; only free travel is left. Go on, or be done.',
  'done-first': (p) =>
    `Choose “Done” first; then you say in which state of ${travelRegion(p['region'] ?? 0)} your candidate stays.`,
  'stay-in-region': (p) => `Your candidate has to stay in ${travelRegion(p['region'] ?? 0)}.`,
  'not-offered': (p) => `${card(p['card'] ?? 0)} does not reach ${state(p['state'] ?? 0)}.`,
  'cap-reached': (p) => `${card(p['card'] ?? 0)} allows at most ${many(p['cap'] ?? 1, 'cube')} in one state.`,
  'not-empty': (p) => `There are cubes in ${state(p['state'] ?? 0)}; this card needs an empty state.`,
  'no-cubes-there': (p) => `There is nothing to remove in ${state(p['state'] ?? 0)}.`,
  'no-media-there': (p) => `You have no media support in the region of ${state(p['state'] ?? 0)}.`,
  'other-region': (p) => `Your first cube chose ${region(p['region'] ?? 0)}; the others go there too.`,
  'cannot-swing': (p) => `${state(p['state'] ?? 0)} is not led by your opponent with one to three cubes.`,
  'not-in-discard': (p) => `${card(p['card'] ?? 0)} is not in the discard pile.`,
  'only-this-card': (p) => `Only ${card(p['card'] ?? 0)} may be taken.`,
  'must-go-on': (p) => `You cannot stop yet: ${many(p['left'] ?? 1, 'cube')} must still go.`,
  'not-adjacent-issues': () => 'Only two issues next to each other may change places, the upper one named first.',
  'no-strategy-card': (p) => `${card(p['card'] ?? 0)} may not enter a strategy stack.`,
  'not-in-stack': (p) => `${card(p['card'] ?? 0)} is not in your strategy stack.`,
  'already-chosen': (p) => `You have already set ${card(p['card'] ?? 0)} aside.`,
  'not-to-resolve': (p) => `${card(p['card'] ?? 0)} is not waiting to be resolved.`,
  'places-full': (p) =>
    p['issue'] === undefined
      ? 'There is nothing to take away there.'
      : `There is nothing to take away on ${issue(p['issue'])}.`,
};
