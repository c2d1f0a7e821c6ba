/**
 * What lasting events do, in the words of the cards. Each word is a typed modifier that the rules read at a hook; unless
 * it says more, it bears on the side the event was put in force for.
 */
import type { Region } from '../map.ts';
import type { Use } from '../notation.ts';
import type { StateCode } from '../states.ts';

/** Where the rules ask the modifiers: what each is asked with, and what its answer means. */
export type Hook =
  /** (seat, use): CP added to a card played so. */
  | 'cpValue'
  /** (seat, use): momentum to be spent before playing a card so. */
  | 'tax'
  /** (seat, use): momentum the opponent gains when the seat plays a card so. */
  | 'tribute'
  /** (seat): momentum may not be spent. */
  | 'spendingBarred'
  /** (seat): preempting costs nothing. */
  | 'freePreempt'
  /** (seat, state): no CP may be spent on support there. */
  | 'campaignBan'
  /** (seat): travel costs nothing. */
  | 'freeTravel'
  /** (seat): support checks in every state as if the opponent carried it. */
  | 'checkEverywhere'
  /** (seat): no support checks when campaigning. */
  | 'noChecks'
  /** (seat): a failed support check may be drawn once more. */
  | 'redraw'
  /** (seat): shows its debate card before the other seat picks. */
  | 'showsFirst'
  /** (seat): CP added to its total on every debate issue. */
  | 'debateTotal'
  /** (state, cubes): its votes count for nobody when held by so many cubes, signed as on the board. */
  | 'withheld';

/** Which of the cases a hook is asked about a modifier bears on. */
export type Bearing =
  | { readonly on: 'holder' }
  | { readonly on: 'uses'; readonly uses: readonly Use[] }
  | { readonly on: 'regions'; readonly regions: readonly Region[] }
  | { readonly on: 'statesOpponentLeads' }
  | { readonly on: 'statesBarelyHeld'; readonly states: readonly StateCode[] };

/** One thing a lasting event does. */
export interface Modifier {
  readonly hook: Hook;
  /** What it adds at a hook that sums; 1 where the hook only asks whether. */
  readonly value: number;
  readonly bearing: Bearing;
}

/** What a card does while it is in force. */
export interface WhileInForce {
  /** Where positions keep the first of its modifiers. Stored positions rest on it: new cards take the next free slot. */
  readonly slot: number;
  readonly modifiers: readonly Modifier[];
}

const holder: Bearing = { on: 'holder' };
const forHolder = (hook: Hook, value = 1): Modifier => ({ hook, value, bearing: holder });
const forUses = (hook: Hook, value: number, uses: readonly Use[]): Modifier => ({
  hook,
  value,
  bearing: uses.length === 0 ? holder : { on: 'uses', uses },
});

/** Cards are worth so many CP more; of the uses named, or of all. */
export const addsToCp = (cp: number, ...uses: readonly Use[]): Modifier => forUses('cpValue', cp, uses);
/** Before playing a card for one of these uses, 1 momentum is spent. */
export const costsMomentum = (...uses: readonly Use[]): Modifier => forUses('tax', 1, uses);
/** Playing a card for one of these uses gives the opponent 1 momentum. */
export const givesMomentum = (...uses: readonly Use[]): Modifier => forUses('tribute', 1, uses);
export const maySpendNoMomentum = forHolder('spendingBarred');
export const preemptsForNothing = forHolder('freePreempt');
export const travelsForNothing = forHolder('freeTravel');
export const checksEverywhere = forHolder('checkEverywhere');
export const makesNoChecks = forHolder('noChecks');
export const redrawsFailedChecks = forHolder('redraw');
export const showsDebateCard = forHolder('showsFirst');
export const addsToDebateTotals = (cp: number): Modifier => forHolder('debateTotal', cp);
export const mayNotCampaignIn = (...regions: readonly Region[]): Modifier => ({
  hook: 'campaignBan',
  value: 1,
  bearing: { on: 'regions', regions },
});
export const mayNotCampaignWhereBehind: Modifier = {
  hook: 'campaignBan',
  value: 1,
  bearing: { on: 'statesOpponentLeads' },
};
/** These states vote for nobody when Kennedy leads them without carrying them (ruling 84). */
export const withholdsVotesOf = (...states: readonly StateCode[]): Modifier => ({
  hook: 'withheld',
  value: 1,
  bearing: { on: 'statesBarelyHeld', states },
});
