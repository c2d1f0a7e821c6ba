import { type Effect, nothing, type Rule, sequence, when } from '@whistlestop/kernel';
import {
  checkSupport,
  checkSupportAnywhere,
  exhaust,
  gainInEmptyStates,
  gainIssue,
  gainMedia,
  gainMomentum,
  gainSupport,
  kennedy,
  lasting,
  leaderIn,
  leaderInMostStatesOf,
  leaderOf,
  leadersLose,
  leads,
  leadsIssues,
  loseIssue,
  loseMomentum,
  loseOnEveryIssue,
  loseSupport,
  loseSupportAtToken,
  matchMomentum,
  mayAct,
  mayCampaign,
  mayDraw,
  mayEnactDiscard,
  mayEndorse,
  mayGainSupport,
  mayOrderIssues,
  mayPlace,
  mayPlaceInEmptyStates,
  mayPlaceInOneMediaRegion,
  mayPlaceMedia,
  mayPlaceOnIssues,
  mayRedraw,
  mayRefresh,
  mayRemove,
  mayRemoveMedia,
  maySwingState,
  mayTake,
  mayTakeCard,
  mediaHolderIn,
  moveToken,
  moveUp,
  mustLoseOnIssues,
  mustMoveToken,
  mustRemoveOwn,
  nixon,
  opponent,
  player,
  showHand,
  strongerInNewStates,
  turnUp,
} from '../rules/effects/vocabulary.ts';
import type { Issue, Region } from '../rules/map.ts';
import {
  addsToCp,
  addsToDebateTotals,
  checksEverywhere,
  costsMomentum,
  givesMomentum,
  makesNoChecks,
  mayNotCampaignIn,
  mayNotCampaignWhereBehind,
  maySpendNoMomentum,
  preemptsForNothing,
  redrawsFailedChecks,
  showsDebateCard,
  travelsForNothing,
  type WhileInForce,
  withholdsVotesOf,
} from '../rules/effects/while-in-force.ts';
import { among, inside, worthAtLeast, worthAtMost } from './state-sets.ts';
import type { SeatId } from '../rules/seats.ts';
import type { Section } from '../rules/sections.ts';
import type { StateCode } from '../rules/states.ts';

/** Which candidate's icon a card carries. */
export type CandidateIcon = 'kennedy' | 'nixon' | 'both';
/** The frame around a card's event: where the card goes once its event has happened. */
export type Category = 'normal' | 'turn' | 'debate' | 'electionDay' | 'prevention';

/** A campaign card: its printed facts, and its event in the words of the effect vocabulary. */
export interface Card<Id extends string = string> {
  /** Issue and state are null on the Gathering Momentum cards, which may not enter a strategy stack. */
  readonly printed: {
    readonly number: number;
    readonly cp: number;
    readonly rest: number;
    readonly icon: CandidateIcon;
    readonly issue: Issue | null;
    readonly state: StateCode | null;
  };
  /** Normal when absent: the card leaves the game once its event has happened. */
  readonly category?: Exclude<Category, 'normal'>;
  /** The edition that added the card, where it is not in both. */
  readonly edition?: '2017';
  /** Cards whose events this one makes unplayable while it lies on the board. */
  readonly prevents?: readonly Id[];
  /** What the event's details rest on. */
  readonly rules?: readonly Rule<Section>[];
  readonly effect: Effect;
  /** What holds while the event is in force. The frame says how long: a turn, the Debates, or to the end of the game. */
  readonly whileInForce?: WhileInForce;
  /** What happens on Election Day when the event was played before. */
  readonly onElectionDay?: Effect;
}

/** The words printed on a card: its title and what a player reads as its effect. */
export interface CardText {
  readonly title: string;
  readonly effect: string;
}

/** Every card in one language; a campaign card also tells what really happened in 1960. */
export type CardTexts = Readonly<
  Record<CardId, CardText & { readonly history: string }> & Record<`candidate-${SeatId}`, CardText>
>;

const gatheringMomentum = (region: Region): Effect =>
  sequence(gainMomentum(leaderInMostStatesOf(region), 1), gainInEmptyStates(leaderInMostStatesOf(region), region));

/** All campaign cards by id, in the order of their printed numbers. */
export const CARDS = {
  // Kennedy goes to TX, gains 1 momentum and may place up to 5 anywhere, 1 in each; three religious attacks become unplayable.
  'greater-houston-ministerial-association': {
    printed: { number: 1, cp: 4, rest: 0, icon: 'kennedy', issue: 'defense', state: 'NY' },
    category: 'prevention',
    prevents: ['baptist-ministers', 'norman-vincent-peale', 'puerto-rican-bishops'],
    rules: [{ ruling: 40 }],
    effect: sequence(moveToken(kennedy, 'TX'), gainMomentum(kennedy, 1), mayPlace(kennedy, 5, { max: 1 })),
  },
  // Nixon goes to MD; this turn each campaigning play costs him 1 momentum first.
  'nixons-knee': {
    printed: { number: 2, cp: 4, rest: 0, icon: 'kennedy', issue: 'economy', state: 'TX' },
    category: 'turn',
    rules: [{ ruling: 43 }, { ruling: 44 }],
    effect: sequence(moveToken(nixon, 'MD'), lasting(nixon)),
    whileInForce: { slot: 6, modifiers: [costsMomentum('campaign')] },
  },
  // The player may lay out the issue tiles in any order.
  'gallup-poll': {
    printed: { number: 3, cp: 3, rest: 1, icon: 'both', issue: 'civilRights', state: 'MO' },
    effect: mayOrderIssues(player),
  },
  // This turn every card Nixon plays for CP is worth 1 more, at most 5.
  'citizens-for-nixon-lodge': {
    printed: { number: 4, cp: 2, rest: 2, icon: 'nixon', issue: 'civilRights', state: 'AZ' },
    category: 'turn',
    rules: [{ ruling: 47 }],
    effect: lasting(nixon),
    whileInForce: { slot: 0, modifiers: [addsToCp(1)] },
  },
  // The player gains 1 momentum.
  volunteers: {
    printed: { number: 5, cp: 2, rest: 2, icon: 'both', issue: 'defense', state: 'OR' },
    effect: gainMomentum(player, 1),
  },
  // Kennedy may place up to 5 in New England and New York (not NH), 2 in each.
  'new-england': {
    printed: { number: 6, cp: 3, rest: 1, icon: 'kennedy', issue: 'defense', state: 'LA' },
    effect: mayPlace(kennedy, 5, { max: 2, among: among('CT', 'MA', 'ME', 'NY', 'RI', 'VT') }),
  },
  // On Election Day Kennedy makes 5 support checks in IL.
  'late-returns-from-cook-county': {
    printed: { number: 7, cp: 2, rest: 2, icon: 'kennedy', issue: 'economy', state: 'SC' },
    category: 'electionDay',
    rules: [{ ruling: 80 }],
    effect: nothing,
    onElectionDay: checkSupport(kennedy, 5, 'IL'),
  },
  // Economy up 1; then its leader gains 1 in NY.
  'soviet-economic-growth': {
    printed: { number: 8, cp: 2, rest: 2, icon: 'both', issue: 'economy', state: 'NH' },
    rules: [{ ruling: 42 }, { ruling: 57 }],
    effect: sequence(moveUp('economy', 1), gainSupport(leaderOf('economy'), 1, 'NY')),
  },
  // Nixon may remove up to 5 Kennedy cubes in the South and Midwest together, 2 in each state.
  'baptist-ministers': {
    printed: { number: 9, cp: 3, rest: 1, icon: 'nixon', issue: 'civilRights', state: 'MA' },
    effect: mayRemove(nixon, 5, { max: 2, among: inside('South', 'Midwest') }),
  },
  // The player may pick a state the opponent leads with 1 to 3 cubes: 5 support there, and the token goes there.
  'swing-state': {
    printed: { number: 10, cp: 3, rest: 1, icon: 'both', issue: 'civilRights', state: 'VA' },
    effect: maySwingState(player, 5),
  },
  // Defense up 1; then its leader may place up to 3 anywhere, 1 in each.
  'sputnik-v': {
    printed: { number: 11, cp: 3, rest: 1, icon: 'both', issue: 'civilRights', state: 'MA' },
    rules: [{ ruling: 42 }, { ruling: 57 }],
    effect: sequence(moveUp('defense', 1), mayPlace(leaderOf('defense'), 3, { max: 1 })),
  },
  // Nixon may place up to 5 in the South, 2 in each; Kennedy gains 1 Civil Rights whatever Nixon does.
  'southern-strategy': {
    printed: { number: 12, cp: 3, rest: 1, icon: 'nixon', issue: 'defense', state: 'KY' },
    rules: [{ ruling: 41 }],
    effect: sequence(mayPlace(nixon, 5, { max: 2, among: inside('South') }), gainIssue(kennedy, 1, 'civilRights')),
  },
  // The Defense leader gains 1 momentum and may place up to 3 anywhere, 1 in each.
  'nikita-kruschev': {
    printed: { number: 13, cp: 3, rest: 1, icon: 'both', issue: 'economy', state: 'FL' },
    rules: [{ ruling: 42 }],
    effect: sequence(gainMomentum(leaderOf('defense'), 1), mayPlace(leaderOf('defense'), 3, { max: 1 })),
  },
  // Whoever leads more South states gains 1 momentum and 1 in every empty state there.
  'gathering-momentum-south': {
    printed: { number: 14, cp: 4, rest: 0, icon: 'both', issue: null, state: null },
    rules: [{ ruling: 55 }],
    effect: gatheringMomentum('South'),
  },
  // Whoever leads more East states gains 1 momentum and 1 in every empty state there.
  'gathering-momentum-east': {
    printed: { number: 15, cp: 4, rest: 0, icon: 'both', issue: null, state: null },
    rules: [{ ruling: 55 }],
    effect: gatheringMomentum('East'),
  },
  // Whoever leads more Midwest states gains 1 momentum and 1 in every empty state there.
  'gathering-momentum-midwest': {
    printed: { number: 16, cp: 4, rest: 0, icon: 'both', issue: null, state: null },
    rules: [{ ruling: 55 }],
    effect: gatheringMomentum('Midwest'),
  },
  // Whoever leads more West states gains 1 momentum and 1 in every empty state there.
  'gathering-momentum-west': {
    printed: { number: 17, cp: 4, rest: 0, icon: 'both', issue: null, state: null },
    rules: [{ ruling: 55 }],
    effect: gatheringMomentum('West'),
  },
  // Nixon may place up to 7 anywhere, 1 in each; Eisenhower’s Silence becomes unplayable.
  'dwight-d-eisenhower': {
    printed: { number: 18, cp: 4, rest: 0, icon: 'nixon', issue: 'civilRights', state: 'PA' },
    category: 'prevention',
    prevents: ['eisenhowers-silence'],
    rules: [{ ruling: 40 }],
    effect: mayPlace(nixon, 7, { max: 1 }),
  },
  // The Civil Rights leader must give up 5 of his cubes in the South and may not campaign there this turn.
  'old-south': {
    printed: { number: 19, cp: 4, rest: 0, icon: 'both', issue: 'defense', state: 'NY' },
    category: 'turn',
    rules: [{ ruling: 59 }, { ruling: 42 }],
    effect: sequence(
      mustRemoveOwn(leaderOf('civilRights'), 5, { among: inside('South') }),
      lasting(leaderOf('civilRights')),
    ),
    whileInForce: { slot: 13, modifiers: [mayNotCampaignIn('South')] },
  },
  // Nixon goes to MI, loses 1 there, and may not campaign in the Midwest this turn.
  'nixon-egged-in-michigan': {
    printed: { number: 20, cp: 2, rest: 2, icon: 'kennedy', issue: 'defense', state: 'HI' },
    category: 'turn',
    rules: [{ ruling: 39 }],
    effect: sequence(moveToken(nixon, 'MI'), loseSupport(nixon, 1, 'MI'), lasting(nixon)),
    whileInForce: { slot: 14, modifiers: [mayNotCampaignIn('Midwest')] },
  },
  // Whoever has more cubes in AK and HI together may place up to 5 anywhere, 1 in each.
  'fifty-stars': {
    printed: { number: 21, cp: 2, rest: 2, icon: 'both', issue: 'defense', state: 'AK' },
    rules: [{ ruling: 55 }],
    effect: mayPlace(strongerInNewStates, 5, { max: 1 }),
  },
  // The opponent loses 1 momentum and 3 cubes where his token stands.
  gaffe: {
    printed: { number: 22, cp: 4, rest: 0, icon: 'both', issue: 'economy', state: 'TX' },
    rules: [{ ruling: 41 }, { ruling: 58 }],
    effect: sequence(loseMomentum(opponent, 1), loseSupportAtToken(opponent, 3)),
  },
  // Civil Rights up 1; the player gains 3 there.
  'martin-luther-king-arrested': {
    printed: { number: 23, cp: 4, rest: 0, icon: 'both', issue: 'civilRights', state: 'CA' },
    rules: [{ ruling: 57 }],
    effect: sequence(moveUp('civilRights', 1), gainIssue(player, 3, 'civilRights')),
  },
  // Nixon loses 1 Civil Rights; Kennedy may remove up to 5 Nixon cubes in the South, 2 in each.
  'east-harlem-pledge': {
    printed: { number: 24, cp: 3, rest: 1, icon: 'kennedy', issue: 'economy', state: 'MI' },
    rules: [{ ruling: 41 }, { ruling: 94 }],
    effect: sequence(loseIssue(nixon, 1, 'civilRights'), mayRemove(kennedy, 5, { max: 2, among: inside('South') })),
  },
  // Civil Rights up 1; Nixon gains 1 there.
  '1960-civil-rights-act': {
    printed: { number: 25, cp: 2, rest: 2, icon: 'nixon', issue: 'civilRights', state: 'ND' },
    rules: [{ ruling: 57 }],
    effect: sequence(moveUp('civilRights', 1), gainIssue(nixon, 1, 'civilRights')),
  },
  // This turn Kennedy travels free and his campaigning plays are worth 1 CP more, at most 5.
  'ken-air': {
    printed: { number: 26, cp: 2, rest: 2, icon: 'kennedy', issue: 'civilRights', state: 'MD' },
    category: 'turn',
    rules: [{ ruling: 47 }, { ruling: 91 }],
    effect: lasting(kennedy),
    whileInForce: { slot: 2, modifiers: [addsToCp(1, 'campaign'), travelsForNothing] },
  },
  // Nixon gains 1 in NY and may take any card of the discard pile into his hand.
  'nelson-rockefeller': {
    printed: { number: 27, cp: 3, rest: 1, icon: 'nixon', issue: 'defense', state: 'KY' },
    rules: [{ ruling: 51 }],
    effect: sequence(gainSupport(nixon, 1, 'NY'), mayTake(nixon)),
  },
  // Nixon may remove up to 3 Kennedy cubes among OK, MS and AL.
  'harry-f-byrd': {
    printed: { number: 28, cp: 2, rest: 2, icon: 'nixon', issue: 'civilRights', state: 'ME' },
    effect: mayRemove(nixon, 3, { among: among('OK', 'MS', 'AL') }),
  },
  // Nixon gains 1 Defense and may take Henry Cabot Lodge (42) out of the discard pile.
  'the-great-seal-bug': {
    printed: { number: 29, cp: 3, rest: 1, icon: 'nixon', issue: 'economy', state: 'WI' },
    rules: [{ ruling: 51 }],
    effect: sequence(gainIssue(nixon, 1, 'defense'), mayTakeCard(nixon, 42)),
  },
  // Kennedy loses 1 in TX and may not campaign in the South this turn.
  'johnson-jeered-in-dallas': {
    printed: { number: 30, cp: 2, rest: 2, icon: 'nixon', issue: 'economy', state: 'MO' },
    category: 'turn',
    rules: [{ ruling: 39 }],
    effect: sequence(loseSupport(kennedy, 1, 'TX'), lasting(kennedy)),
    whileInForce: { slot: 12, modifiers: [mayNotCampaignIn('South')] },
  },
  // This turn Kennedy may draw again, once, for each failed support check.
  'profiles-in-courage': {
    printed: { number: 31, cp: 2, rest: 2, icon: 'kennedy', issue: 'civilRights', state: 'DE' },
    category: 'turn',
    rules: [{ ruling: 87 }],
    effect: lasting(kennedy),
    whileInForce: { slot: 20, modifiers: [redrawsFailedChecks] },
  },
  // On Election Day whoever leads CT makes 5 support checks in CA.
  'early-returns-from-connecticut': {
    printed: { number: 32, cp: 2, rest: 2, icon: 'both', issue: 'civilRights', state: 'WY' },
    category: 'electionDay',
    rules: [{ ruling: 80 }, { ruling: 81 }],
    effect: nothing,
    onElectionDay: checkSupport(leaderIn('CT'), 5, 'CA'),
  },
  // At the tally AL, LA and MS count for nobody where Kennedy holds them with fewer than 4.
  'unpledged-electors': {
    printed: { number: 33, cp: 4, rest: 0, icon: 'nixon', issue: 'economy', state: 'CA' },
    category: 'electionDay',
    rules: [{ ruling: 84 }],
    effect: lasting(kennedy),
    whileInForce: { slot: 23, modifiers: [withholdsVotesOf('AL', 'LA', 'MS')] },
  },
  // In the Debates Nixon shows his card each round before Kennedy picks.
  'lazy-shave': {
    printed: { number: 34, cp: 3, rest: 1, icon: 'kennedy', issue: 'defense', state: 'NC' },
    category: 'debate',
    rules: [{ ruling: 66 }, { ruling: 74 }],
    effect: lasting(nixon),
    whileInForce: { slot: 21, modifiers: [showsDebateCard] },
  },
  // In the Debates Kennedy adds 1 to his total on every issue.
  'harvard-brain-trust': {
    printed: { number: 35, cp: 4, rest: 0, icon: 'kennedy', issue: 'civilRights', state: 'PA' },
    category: 'debate',
    rules: [{ ruling: 71 }, { ruling: 74 }],
    effect: lasting(kennedy),
    whileInForce: { slot: 22, modifiers: [addsToDebateTotals(1)] },
  },
  // Kennedy may place an endorsement marker in any region.
  'henry-luce': {
    printed: { number: 36, cp: 2, rest: 2, icon: 'kennedy', issue: 'defense', state: 'WV' },
    rules: [{ ruling: 62 }],
    effect: mayEndorse(kennedy),
  },
  // Civil Rights up 1; then its leader may place up to 3 anywhere, 1 in each.
  'lunch-counter-sit-ins': {
    printed: { number: 37, cp: 3, rest: 1, icon: 'both', issue: 'defense', state: 'NJ' },
    rules: [{ ruling: 42 }, { ruling: 57 }],
    effect: sequence(moveUp('civilRights', 1), mayPlace(leaderOf('civilRights'), 3, { max: 1 })),
  },
  // Two cards are turned up, one after the other; each with a Kennedy icon is resolved as his event.
  'high-hopes': {
    printed: { number: 38, cp: 2, rest: 2, icon: 'kennedy', issue: 'civilRights', state: 'AR' },
    rules: [{ ruling: 49 }, { ruling: 50 }],
    effect: sequence(turnUp(kennedy), turnUp(kennedy)),
  },
  // Kennedy may place 2 in TX and up to 3 in the South, 2 in each; he may turn his candidate card up again.
  'lyndon-johnson': {
    printed: { number: 39, cp: 4, rest: 0, icon: 'kennedy', issue: 'civilRights', state: 'CA' },
    rules: [{ ruling: 54 }, { ruling: 22 }],
    effect: sequence(
      mayGainSupport(kennedy, 2, 'TX'),
      mayPlace(kennedy, 3, { max: 2, among: inside('South') }),
      mayRefresh(kennedy),
    ),
  },
  // The Civil Rights leader may place up to 5 among IL, MI and NY, 2 in each.
  'northern-blacks': {
    printed: { number: 40, cp: 3, rest: 1, icon: 'both', issue: 'defense', state: 'MN' },
    rules: [{ ruling: 42 }],
    effect: mayPlace(leaderOf('civilRights'), 5, { max: 2, among: among('IL', 'MI', 'NY') }),
  },
  // Kennedy may place 3 on one issue.
  'pierre-salinger': {
    printed: { number: 41, cp: 3, rest: 1, icon: 'kennedy', issue: 'civilRights', state: 'AL' },
    effect: mayPlaceOnIssues(kennedy, 1, 3),
  },
  // Nixon gains 2 in MA and 2 Defense; he may turn his candidate card up again.
  'henry-cabot-lodge': {
    printed: { number: 42, cp: 4, rest: 0, icon: 'nixon', issue: 'economy', state: 'NY' },
    rules: [{ ruling: 22 }],
    effect: sequence(gainSupport(nixon, 2, 'MA'), gainIssue(nixon, 2, 'defense'), mayRefresh(nixon)),
  },
  // Kennedy may place up to 7 anywhere, 2 in each.
  'catholic-support': {
    printed: { number: 43, cp: 4, rest: 0, icon: 'kennedy', issue: 'economy', state: 'NY' },
    effect: mayPlace(kennedy, 7, { max: 2 }),
  },
  // This turn Kennedy may not spend momentum.
  'puerto-rican-bishops': {
    printed: { number: 44, cp: 3, rest: 1, icon: 'nixon', issue: 'civilRights', state: 'NE' },
    category: 'turn',
    rules: [{ ruling: 31 }, { ruling: 58 }],
    effect: lasting(kennedy),
    whileInForce: { slot: 10, modifiers: [maySpendNoMomentum] },
  },
  // Nixon goes to NY and gains 1 Civil Rights, 2 in NY and 1 media in the East.
  'compact-of-fifth-avenue': {
    printed: { number: 45, cp: 3, rest: 1, icon: 'nixon', issue: 'economy', state: 'MI' },
    effect: sequence(
      moveToken(nixon, 'NY'),
      gainIssue(nixon, 1, 'civilRights'),
      gainSupport(nixon, 2, 'NY'),
      gainMedia(nixon, 1, 'East'),
    ),
  },
  // The player may place up to 5 in one region where he has media support, 2 in each state.
  'prime-time-television': {
    printed: { number: 46, cp: 3, rest: 1, icon: 'both', issue: 'civilRights', state: 'AL' },
    effect: mayPlaceInOneMediaRegion(player, 5, 2),
  },
  // The Defense leader may place up to 5 anywhere, 1 in each.
  'the-cold-war': {
    printed: { number: 47, cp: 3, rest: 1, icon: 'both', issue: 'defense', state: 'MI' },
    rules: [{ ruling: 42 }],
    effect: mayPlace(leaderOf('defense'), 5, { max: 1 }),
  },
  // Economy up 1; Nixon gains 2 there.
  'rising-food-prices': {
    printed: { number: 48, cp: 3, rest: 1, icon: 'nixon', issue: 'civilRights', state: 'IA' },
    rules: [{ ruling: 57 }],
    effect: sequence(moveUp('economy', 1), gainIssue(nixon, 2, 'economy')),
  },
  // Kennedy may place up to 5 in the Midwest, 2 in each.
  'eleanor-roosevelts-speaking-tour': {
    printed: { number: 49, cp: 3, rest: 1, icon: 'kennedy', issue: 'economy', state: 'FL' },
    effect: mayPlace(kennedy, 5, { max: 2, among: inside('Midwest') }),
  },
  // Nixon may place up to 5 in the six industrial states, 2 in each.
  'industrial-midwest': {
    printed: { number: 50, cp: 3, rest: 1, icon: 'nixon', issue: 'defense', state: 'IN' },
    effect: mayPlace(nixon, 5, { max: 2, among: among('IL', 'IN', 'MI', 'MN', 'OH', 'WI') }),
  },
  // Kennedy gains 3 Defense.
  'missile-gap': {
    printed: { number: 51, cp: 3, rest: 1, icon: 'kennedy', issue: 'economy', state: 'GA' },
    effect: gainIssue(kennedy, 3, 'defense'),
  },
  // The player goes to FL and gains 1 momentum and 1 in FL.
  'hurricane-donna': {
    printed: { number: 52, cp: 2, rest: 2, icon: 'both', issue: 'civilRights', state: 'MT' },
    effect: sequence(moveToken(player, 'FL'), gainMomentum(player, 1), gainSupport(player, 1, 'FL')),
  },
  // The player may discard any number of cards and draw as many.
  'campaign-headquarters': {
    printed: { number: 53, cp: 2, rest: 2, icon: 'both', issue: 'defense', state: 'NM' },
    rules: [{ ruling: 51 }],
    effect: mayRedraw(player),
  },
  // This turn every card Kennedy plays for CP is worth 1 more, at most 5.
  'bobby-kennedy': {
    printed: { number: 54, cp: 2, rest: 2, icon: 'kennedy', issue: 'economy', state: 'CT' },
    category: 'turn',
    rules: [{ ruling: 47 }],
    effect: lasting(kennedy),
    whileInForce: { slot: 1, modifiers: [addsToCp(1)] },
  },
  // This turn Nixon makes support checks in every state as though Kennedy carried it.
  'hostile-press-corps': {
    printed: { number: 55, cp: 4, rest: 0, icon: 'kennedy', issue: 'defense', state: 'PA' },
    category: 'turn',
    rules: [{ ruling: 56 }],
    effect: lasting(nixon),
    whileInForce: { slot: 17, modifiers: [checksEverywhere] },
  },
  // Kennedy shows his hand to Nixon, who may then spend 3 CP on one action.
  'opposition-research': {
    printed: { number: 56, cp: 4, rest: 0, icon: 'nixon', issue: 'defense', state: 'OH' },
    rules: [{ ruling: 53 }],
    effect: sequence(showHand(kennedy), mayAct(nixon, 3)),
  },
  // Kennedy may discard any number of cards and draw as many.
  'a-new-frontier': {
    printed: { number: 57, cp: 2, rest: 2, icon: 'kennedy', issue: 'defense', state: 'RI' },
    rules: [{ ruling: 51 }],
    effect: mayRedraw(kennedy),
  },
  // Nixon loses 1 momentum and may resolve a card of the discard pile as his event.
  'tricky-dick': {
    printed: { number: 58, cp: 4, rest: 0, icon: 'nixon', issue: 'defense', state: 'IL' },
    rules: [{ ruling: 48 }, { ruling: 50 }],
    effect: sequence(loseMomentum(nixon, 1), mayEnactDiscard(nixon)),
  },
  // Kennedy may place up to 5 among DE, MD, NJ, NY and PA, 2 in each.
  'mid-atlantic': {
    printed: { number: 59, cp: 3, rest: 1, icon: 'kennedy', issue: 'civilRights', state: 'TN' },
    effect: mayPlace(kennedy, 5, { max: 2, among: among('DE', 'MD', 'NJ', 'NY', 'PA') }),
  },
  // Whoever has media support in the East may place up to 5 there, 2 in each state.
  'world-series-ends': {
    printed: { number: 60, cp: 3, rest: 1, icon: 'both', issue: 'economy', state: 'UT' },
    effect: mayPlace(mediaHolderIn('East'), 5, { max: 2, among: inside('East') }),
  },
  // The opponent’s candidate card is exhausted.
  'fatigue-sets-in': {
    printed: { number: 61, cp: 4, rest: 0, icon: 'both', issue: 'civilRights', state: 'OH' },
    rules: [{ ruling: 22 }],
    effect: exhaust(opponent),
  },
  // Defense up 2; then its leader gains 1 momentum.
  'trial-of-gary-powers': {
    printed: { number: 62, cp: 3, rest: 1, icon: 'both', issue: 'economy', state: 'WI' },
    rules: [{ ruling: 42 }, { ruling: 57 }],
    effect: sequence(moveUp('defense', 2), gainMomentum(leaderOf('defense'), 1)),
  },
  // Nixon loses 2 momentum and 1 on every issue.
  'give-me-a-week': {
    printed: { number: 63, cp: 4, rest: 0, icon: 'kennedy', issue: 'economy', state: 'OH' },
    rules: [{ ruling: 41 }],
    effect: sequence(loseMomentum(nixon, 2), loseOnEveryIssue(nixon, 1)),
  },
  // A player with less momentum than the opponent gains up to the same number.
  'stump-speech': {
    printed: { number: 64, cp: 4, rest: 0, icon: 'both', issue: 'economy', state: 'OH' },
    effect: matchMomentum(player),
  },
  // This turn Nixon may not spend momentum.
  'joe-kennedy': {
    printed: { number: 65, cp: 3, rest: 1, icon: 'kennedy', issue: 'defense', state: 'GA' },
    category: 'turn',
    rules: [{ ruling: 31 }, { ruling: 44 }, { ruling: 58 }],
    effect: lasting(nixon),
    whileInForce: { slot: 9, modifiers: [maySpendNoMomentum] },
  },
  // Kennedy gains 1 in IL and may take any card of the discard pile into his hand.
  'adlai-stevenson': {
    printed: { number: 66, cp: 3, rest: 1, icon: 'kennedy', issue: 'civilRights', state: 'MA' },
    rules: [{ ruling: 51 }],
    effect: sequence(gainSupport(kennedy, 1, 'IL'), mayTake(kennedy)),
  },
  // The player may place up to 3 in states without cubes, 1 in each.
  'voter-registration-drive': {
    printed: { number: 67, cp: 2, rest: 2, icon: 'both', issue: 'civilRights', state: 'WA' },
    rules: [{ ruling: 60 }],
    effect: mayPlaceInEmptyStates(player, 3),
  },
  // Defense up 1; Nixon gains 1 there.
  'peace-without-surrender': {
    printed: { number: 68, cp: 2, rest: 2, icon: 'nixon', issue: 'defense', state: 'CO' },
    rules: [{ ruling: 57 }],
    effect: sequence(moveUp('defense', 1), gainIssue(nixon, 1, 'defense')),
  },
  // Kennedy must go to MD or VA; this turn his cards are worth 2 CP less, at least 1.
  'congressional-summer-session': {
    printed: { number: 69, cp: 4, rest: 0, icon: 'nixon', issue: 'defense', state: 'PA' },
    category: 'turn',
    rules: [{ ruling: 47 }],
    effect: sequence(mustMoveToken(kennedy, among('MD', 'VA')), lasting(kennedy)),
    whileInForce: { slot: 4, modifiers: [addsToCp(-2)] },
  },
  // Nixon loses 1 momentum, Kennedy 3.
  'the-old-nixon': {
    printed: { number: 70, cp: 4, rest: 0, icon: 'nixon', issue: 'economy', state: 'IL' },
    rules: [{ ruling: 58 }],
    effect: sequence(loseMomentum(nixon, 1), loseMomentum(kennedy, 3)),
  },
  // Nixon may place up to 7 in West and Midwest states worth 10 votes or fewer, 1 in each.
  'heartland-of-america': {
    printed: { number: 71, cp: 3, rest: 1, icon: 'nixon', issue: 'defense', state: 'NJ' },
    effect: mayPlace(nixon, 7, { max: 1, among: worthAtMost(10, 'West', 'Midwest') }),
  },
  // If Kennedy leads Civil Rights, Nixon may place up to 5 in the South, 2 in each.
  'southern-revolt': {
    printed: { number: 72, cp: 3, rest: 1, icon: 'nixon', issue: 'economy', state: 'IN' },
    rules: [{ ruling: 42 }],
    effect: when(leads(kennedy, 'civilRights'), mayPlace(nixon, 5, { max: 2, among: inside('South') })),
  },
  // Nixon may remove up to 5 Kennedy cubes anywhere, 1 in each state.
  'norman-vincent-peale': {
    printed: { number: 73, cp: 3, rest: 1, icon: 'nixon', issue: 'economy', state: 'VA' },
    effect: mayRemove(nixon, 5, { max: 1 }),
  },
  // This turn Nixon may not campaign in states Kennedy leads.
  'eisenhowers-silence': {
    printed: { number: 74, cp: 4, rest: 0, icon: 'kennedy', issue: 'civilRights', state: 'IL' },
    category: 'turn',
    rules: [{ ruling: 39 }, { ruling: 40 }],
    effect: lasting(nixon),
    whileInForce: { slot: 16, modifiers: [mayNotCampaignWhereBehind] },
  },
  // Nixon goes to NY and may place 3 media support.
  'republican-tv-spots': {
    printed: { number: 75, cp: 4, rest: 0, icon: 'nixon', issue: 'civilRights', state: 'CA' },
    effect: sequence(moveToken(nixon, 'NY'), mayPlaceMedia(nixon, 3)),
  },
  // This turn Kennedy gains 1 momentum whenever Nixon plays a card for anything but campaigning.
  'nixons-pledge': {
    printed: { number: 76, cp: 4, rest: 0, icon: 'kennedy', issue: 'defense', state: 'IL' },
    category: 'turn',
    rules: [{ ruling: 46 }, { ruling: 27 }],
    effect: lasting(nixon),
    whileInForce: { slot: 8, modifiers: [givesMomentum('event', 'advertise', 'position')] },
  },
  // Kennedy may place up to 5 in states worth 20 votes or more, 2 in each.
  'suburban-voters': {
    printed: { number: 77, cp: 3, rest: 1, icon: 'kennedy', issue: 'economy', state: 'MN' },
    effect: mayPlace(kennedy, 5, { max: 2, among: worthAtLeast(20) }),
  },
  // Economy up 2; then its leader gains 2 in NY.
  'stock-market-in-decline': {
    printed: { number: 78, cp: 3, rest: 1, icon: 'both', issue: 'defense', state: 'TN' },
    rules: [{ ruling: 42 }, { ruling: 57 }],
    effect: sequence(moveUp('economy', 2), gainSupport(leaderOf('economy'), 2, 'NY')),
  },
  // This turn the player travels free and makes no support checks when campaigning.
  'advance-men': {
    printed: { number: 79, cp: 2, rest: 2, icon: 'both', issue: 'economy', state: 'NV' },
    category: 'turn',
    rules: [{ ruling: 52 }, { ruling: 56 }, { ruling: 91 }],
    effect: lasting(player),
    whileInForce: { slot: 18, modifiers: [makesNoChecks, travelsForNothing] },
  },
  // Kennedy may remove up to 2 Nixon media support.
  herblock: {
    printed: { number: 80, cp: 2, rest: 2, icon: 'kennedy', issue: 'economy', state: 'MS' },
    effect: mayRemoveMedia(kennedy, 2),
  },
  // This turn Kennedy may preempt without spending momentum.
  'kennedys-peace-corps': {
    printed: { number: 81, cp: 3, rest: 1, icon: 'kennedy', issue: 'civilRights', state: 'LA' },
    category: 'turn',
    rules: [{ ruling: 30 }, { ruling: 31 }],
    effect: lasting(kennedy),
    whileInForce: { slot: 11, modifiers: [preemptsForNothing] },
  },
  // The Defense leader gains 1 momentum and 1 in FL.
  'fidel-castro': {
    printed: { number: 82, cp: 2, rest: 2, icon: 'both', issue: 'economy', state: 'ID' },
    rules: [{ ruling: 42 }],
    effect: sequence(gainMomentum(leaderOf('defense'), 1), gainSupport(leaderOf('defense'), 1, 'FL')),
  },
  // The player may campaign with 7 CP, at most 1 for support in any state.
  whistlestop: {
    printed: { number: 83, cp: 4, rest: 0, icon: 'both', issue: 'defense', state: 'TX' },
    rules: [{ ruling: 52 }],
    effect: mayCampaign(player, 7, 1),
  },
  // The Defense leader gains 1 momentum and may place up to 3 anywhere, 1 in each.
  'quemoy-and-matsu': {
    printed: { number: 84, cp: 3, rest: 1, icon: 'both', issue: 'economy', state: 'NC' },
    rules: [{ ruling: 42 }],
    effect: sequence(gainMomentum(leaderOf('defense'), 1), mayPlace(leaderOf('defense'), 3, { max: 1 })),
  },
  // This turn each event play costs Nixon 1 momentum first.
  'jackie-kennedy': {
    printed: { number: 85, cp: 3, rest: 1, icon: 'kennedy', issue: 'defense', state: 'NJ' },
    category: 'turn',
    rules: [{ ruling: 45 }],
    effect: lasting(nixon),
    whileInForce: { slot: 7, modifiers: [costsMomentum('event')] },
  },
  // Nixon may place up to 3 on issues as he likes.
  'herb-klein': {
    printed: { number: 86, cp: 3, rest: 1, icon: 'nixon', issue: 'civilRights', state: 'IA' },
    effect: mayPlaceOnIssues(nixon, 3, 1),
  },
  // This turn Kennedy may not campaign in the West or the Midwest.
  'stevenson-loyalists': {
    printed: { number: 87, cp: 2, rest: 2, icon: 'nixon', issue: 'defense', state: 'SD' },
    category: 'turn',
    rules: [{ ruling: 39 }, { ruling: 35 }],
    effect: lasting(kennedy),
    whileInForce: { slot: 15, modifiers: [mayNotCampaignIn('West', 'Midwest')] },
  },
  // This turn Kennedy’s positioning plays are worth 2 CP less, at least 1.
  'stature-gap': {
    printed: { number: 88, cp: 2, rest: 2, icon: 'nixon', issue: 'economy', state: 'VT' },
    category: 'turn',
    rules: [{ ruling: 47 }],
    effect: lasting(kennedy),
    whileInForce: { slot: 5, modifiers: [addsToCp(-2, 'position')] },
  },
  // Nixon gains 1 momentum.
  'the-new-nixon': {
    printed: { number: 89, cp: 2, rest: 2, icon: 'nixon', issue: 'economy', state: 'KS' },
    effect: gainMomentum(nixon, 1),
  },
  // On Election Day Nixon makes 3 support checks in a state he names first.
  recount: {
    printed: { number: 90, cp: 4, rest: 0, icon: 'nixon', issue: 'civilRights', state: 'TX' },
    category: 'electionDay',
    rules: [{ ruling: 80 }, { ruling: 82 }],
    effect: nothing,
    onElectionDay: checkSupportAnywhere(nixon, 3),
  },
  // Nixon may draw 2 cards.
  'political-capital': {
    printed: { number: 91, cp: 2, rest: 2, icon: 'nixon', issue: 'defense', state: 'OK' },
    rules: [{ ruling: 51 }],
    effect: mayDraw(nixon, 2),
  },
  // If Kennedy leads two issues or more, he loses 1 momentum and 2 issue support of his choice.
  'give-em-hell-harry': {
    printed: { number: 92, cp: 3, rest: 1, icon: 'nixon', issue: 'economy', state: 'NY' },
    edition: '2017',
    rules: [{ ruling: 41 }],
    effect: when(leadsIssues(kennedy, 2), sequence(loseMomentum(kennedy, 1), mustLoseOnIssues(kennedy, 2))),
  },
  // Kennedy loses 1 on every issue; Nixon gains 1 momentum.
  'experience-counts': {
    printed: { number: 93, cp: 4, rest: 0, icon: 'nixon', issue: 'defense', state: 'CA' },
    edition: '2017',
    rules: [{ ruling: 41 }],
    effect: sequence(loseOnEveryIssue(kennedy, 1), gainMomentum(nixon, 1)),
  },
  // If Nixon leads two issues or more, Kennedy gains 1 momentum and may discard any number of cards and draw as many.
  'a-low-blow': {
    printed: { number: 94, cp: 3, rest: 1, icon: 'kennedy', issue: 'economy', state: 'IL' },
    edition: '2017',
    rules: [{ ruling: 51 }],
    effect: when(leadsIssues(nixon, 2), sequence(gainMomentum(kennedy, 1), mayRedraw(kennedy))),
  },
  // Nixon loses 1 on every issue; Kennedy may place up to 3 anywhere, 1 in each.
  'a-time-for-greatness': {
    printed: { number: 95, cp: 4, rest: 0, icon: 'kennedy', issue: 'civilRights', state: 'TX' },
    edition: '2017',
    rules: [{ ruling: 41 }],
    effect: sequence(loseOnEveryIssue(nixon, 1), mayPlace(kennedy, 3, { max: 1 })),
  },
  // The leaders of Civil Rights and Economy lose 1 there; one who leads both also loses 1 momentum.
  'medal-count': {
    printed: { number: 96, cp: 2, rest: 2, icon: 'both', issue: 'defense', state: 'PA' },
    edition: '2017',
    rules: [{ ruling: 42 }],
    effect: leadersLose('civilRights', 'economy'),
  },
  // The leaders of Defense and Economy lose 1 there; one who leads both also loses 1 momentum.
  'cassius-clay-wins-gold': {
    printed: { number: 97, cp: 2, rest: 2, icon: 'both', issue: 'civilRights', state: 'OH' },
    edition: '2017',
    rules: [{ ruling: 42 }],
    effect: leadersLose('defense', 'economy'),
  },
} as const satisfies Record<string, Card>;

export type CardId = keyof typeof CARDS;
