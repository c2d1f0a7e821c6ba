import {
  ACTIVITY,
  DEBATES,
  ELECTION_DAY,
  GAME_OVER,
  INITIATIVE,
  MOMENTUM_PHASE,
  STRATEGY,
} from '../../rules/layout.ts';
import { EVENT } from '../../rules/notation.ts';
import { CARD_IDS, CP_OF, ICONS_OF, ISSUE_OF, REST_OF, STATE_OF } from '../../cards/card-tables.ts';
import { VOTES } from '../../rules/states.ts';
import { KENNEDY } from '../../rules/seats.ts';
import { speak } from '../speak.ts';
import { words as pack } from './pack.ts';
import type { NineteenSixtyTexts, Words } from '../words.ts';
import { cards } from '../../cards/en.ts';
import { events } from './events.ts';
import { guideHeadings } from './guide-headings.ts';
import { card, holding, issue, many, region, seat, state, stateNames, travelRegion } from './names.ts';
import { reasons } from './reasons.ts';
import { rulings, rulingSections } from './rulings.ts';

const uses = ['event', 'campaign', 'advertise', 'take positions'];
const phases: Readonly<Record<number, string>> = {
  [INITIATIVE]: 'initiative',
  [ACTIVITY]: 'activity',
  [MOMENTUM_PHASE]: 'momentum',
  [STRATEGY]: 'campaign strategy',
  [DEBATES]: 'the Debates',
  [ELECTION_DAY]: 'Election Day',
  [GAME_OVER]: 'the election is over',
};
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
/** "Gaffe: " in front of a question that a card asks. */
const from = (title: string): string => (title === '' ? '' : `${title}: `);

/** "Texas (24)": a state with its electoral votes. */
const withVotes = (number: number): string => `${state(number)} (${VOTES[number]})`;
const icons: Readonly<Record<number, string>> = { 1: 'Kennedy icon', 2: 'Nixon icon', 3: 'both icons' };

/** A card as it is printed. The Gathering Momentum cards have neither issue nor seal. */
function print(number: number): string {
  const [itsIssue = -1, itsState = -1] = [ISSUE_OF[number], STATE_OF[number]];
  const signs = [
    `${CP_OF[number]} CP`,
    many(REST_OF[number] ?? 0, 'rest cube'),
    icons[ICONS_OF[number] ?? 3],
    ...(itsIssue < 0 ? [] : [issue(itsIssue)]),
    ...(itsState < 0 ? [] : [`seal of ${state(itsState)}`]),
  ];
  return `${card(number)} (${signs.join(', ')}): ${cards[CARD_IDS[number] ?? 'volunteers'].effect}`;
}

const words: Words = {
  title: pack.name,
  seat,
  cardTitle: card,
  events,
  reasons,
  prompts: {
    chance: 'Luck decides.',
    waitFor: (who) => `Waiting for ${seat(who)}.`,
    over: (winner, kennedy, nixon) => `${seat(winner)} has won: Kennedy ${kennedy}, Nixon ${nixon} electoral votes.`,
    questions: {
      first: () => 'You have the initiative. Who plays first this turn?',
      play: () => 'Play a card: as an event, or for CP to campaign, advertise or take positions.',
      trigger: ({ card: title }) => `Trigger the event of ${title} for 1 momentum marker?`,
      campaign: ({ left, region: where, freeTravel }) => {
        const here = `Campaign in ${travelRegion(where)}`;
        if (!freeTravel) return `${here}: ${left} CP left for support and travel.`;
        return left > 0
          ? `${here}: ${left} CP left for support; travel is free.`
          : `${here}: all CP are spent, but travel is free. Go on, or be done.`;
      },
      travelOn: ({ region: where }) =>
        `All CP are spent, but travel is free: go on, or choose where in ${travelRegion(where)} your candidate stays.`,
      stay: ({ region: where }) => `Where in ${travelRegion(where)} does your candidate stay?`,
      redraw: () => 'The support check failed. Draw again?',
      advertise: ({ left }) =>
        `Place up to ${many(left, 'media cube')} in ${left === 1 ? 'any region' : 'any regions'}.`,
      position: ({ left }) => `Take positions: ${left} CP left; each further cube on the same issue costs 2.`,
      award: () => 'You lead the second-place issue: take a momentum marker or an endorsement?',
      endorse: () => 'Major endorsement: in which region?',
      shift: () => 'You have more media support: swap two neighboring issues?',
      aside: ({ left }) => `Set ${many(left, 'card')} aside for your strategy stack, in secret.`,
      asideUnfit: ({ left }) =>
        `You have no card left that is fit for the strategy stack: put ${left === 1 ? 'a Gathering Momentum card' : `${left} Gathering Momentum cards`} down instead. When both have chosen, they are shown and discarded.`,
      debate: () => 'Pick a card for this round of the Debates.',
      side: () => 'Your card carries both icons: on whose side do you place it?',
      orderPlacing: () => 'Both cards carry both icons: who places first?',
      debateBonus: ({ left, issue: won }) => `You won ${issue(won)}: place ${many(left, 'cube')} anywhere.`,
      resolveStrategy: () => 'Which of your strategy cards is next? It makes three support checks in its state.',
      resolveElectionEvent: () => 'Which Election Day event is resolved next?',
      add: ({ card: title, left }) => `${from(title)}place up to ${many(left, 'cube')}.`,
      remove: ({ card: title, left }) => `${from(title)}remove up to ${left} of your opponent’s cubes.`,
      removeOwn: ({ card: title, left }) => `${from(title)}remove ${left} of your own cubes.`,
      issue: ({ card: title, left, cubes }) =>
        cubes > 1
          ? `${from(title)}place ${cubes} cubes on an issue.`
          : `${from(title)}place up to ${many(left, 'cube')} on ${left === 1 ? 'an issue' : 'issues'}.`,
      loseIssue: ({ card: title, left }) => `${from(title)}give up ${many(left, 'issue cube')}.`,
      media: ({ card: title, left }) => `${from(title)}place up to ${many(left, 'media cube')}.`,
      unmedia: ({ card: title, left }) => `${from(title)}remove up to ${left} of your opponent’s media cubes.`,
      mayEndorse: ({ card: title }) => `${from(title)}place an endorsement marker in a region?`,
      orderIssues: ({ card: title }) => `${from(title)}put the issues in any order.`,
      refresh: ({ card: title }) => `${from(title)}turn your candidate card up again?`,
      gainSupport: ({ card: title, left, state: where }) => `${from(title)}gain ${left} support in ${state(where)}?`,
      swing: ({ card: title }) => `${from(title)}which state do you swing?`,
      mustMoveToken: ({ card: title }) => `${from(title)}where must your candidate go?`,
      take: ({ card: title }) => `${from(title)}take a card from the discard pile?`,
      drop: ({ card: title }) => `${from(title)}discard cards to draw as many.`,
      draw: ({ card: title, left }) => `${from(title)}draw ${many(left, 'card')}?`,
      enactDiscard: ({ card: title }) => `${from(title)}resolve the event of a discarded card?`,
      act: ({ card: title, left }) => `${from(title)}spend ${left} CP on one action?`,
      recount: ({ card: title, left }) => `${from(title)}${left} support checks in which state?`,
    },
  },
  actions: {
    first: (who) => `${seat(who)} plays first`,
    play: (number, use, cp, preempted, cost) => {
      if (use === EVENT) return `${card(number)}: event`;
      const preempting = preempted ? `, preempt (${cost === 0 ? 'free' : `${cost} momentum`})` : '';
      return `${card(number)}: ${uses[use]} with ${cp} CP${preempting}`;
    },
    playCandidate: (use, cp) => `Candidate card: ${uses[use]} with ${cp} CP`,
    support: (number) => `${state(number)}: 1 support`,
    check: (number, checks) => `${state(number)}: ${many(checks, 'support check')}`,
    travel: (number) => `Travel to ${travelRegion(number)}`,
    stay: (number) => state(number),
    trigger: 'Trigger the event',
    pass: 'Let it pass',
    add: (number) => `Place in ${state(number)}`,
    remove: (number) => `Remove in ${state(number)}`,
    issue: (number) => issue(number),
    media: (number) => `Media in ${region(number)}`,
    unmedia: (number) => `Media out of ${region(number)}`,
    endorse: (number) => `Endorsement in ${region(number)}`,
    take: (number) => `Take ${card(number)}`,
    drop: (number) => `Discard ${card(number)}`,
    act: (use) => capital(uses[use] ?? ''),
    orderIssues: (first, second, third) => `${issue(first)}, ${issue(second)}, ${issue(third)}`,
    award: (endorsement) => (endorsement ? 'Endorsement' : 'Momentum marker'),
    swap: (upper, lower) => `${issue(lower)} above ${issue(upper)}`,
    keep: 'Leave the track',
    aside: (number) => `Set ${card(number)} aside`,
    debate: (number) => `Play ${card(number)}`,
    side: (who) => `${seat(who)}’s side`,
    orderPlacing: (who) => `${seat(who)} first`,
    resolve: (number) => `Resolve ${card(number)}`,
    resolveStrategy: (number, checks, where, cubes) =>
      `Resolve ${card(number)}: ${many(checks, 'support check')} in ${state(where)}${cubes === 0 ? '' : ` (${holding(cubes)})`}`,
    yes: 'Yes',
    no: 'No',
    done: 'Done',
  },
  board: {
    head: (turn, phase, activity, first) =>
      `Turn ${turn}, ${phases[phase]}${phase === ACTIVITY ? ` ${activity}` : ''}${first < 0 ? '' : `, ${seat(first)} plays first`}`,
    candidate: (who, where, momentum, rest, exhausted, hand) =>
      `${seat(who)} in ${state(where)}: ${momentum} momentum, ${many(rest, 'rest cube')}, ${many(hand, 'card')} in hand, candidate card ${exhausted ? 'exhausted' : 'ready'}`,
    bag: (kennedy, nixon) => `Bag: Kennedy ${kennedy}, Nixon ${nixon}`,
    hiddenBag: 'Bag: not to be looked into',
    track: (issues) => `Issues: ${issues.join(', ')}`,
    onIssue: (number, cubes) => `${issue(number)} (${holding(cubes)})`,
    region: (number, media, endorsements, states, free) =>
      `${capital(region(number))}: media ${holding(media)}, endorsements ${holding(endorsements)}; ${[states.length === 0 ? 'no support' : states.join(', '), ...free].join('; ')}`,
    stateCubes: (number, cubes) => `${withVotes(number)} ${holding(cubes)}`,
    free: (edge, states) => `no cubes, edge ${seat(edge)}: ${states.map(withVotes).join(', ')}`,
    race: (kennedy, nixon, undecided) =>
      `Electoral votes (in brackets at each state) led: Kennedy ${kennedy}, Nixon ${nixon}, undecided ${undecided}`,
    debate: (number, sides) =>
      `${issue(number)}: ${sides.map(({ cards: titles, total }, side) => `${seat(side)} ${total} (${titles.length === 0 ? 'no card' : titles.join(', ')})`).join(', ')}`,
    onTable: (number) => `On the table: ${print(number)}`,
    inPlay: (number) => `In play: ${print(number)}`,
    hand: (count) => `Your hand: ${count === 0 ? 'empty' : many(count, 'card')}`,
    print,
    stack: (titles) => `Your strategy stack: ${titles.join('; ')}`,
    seen: (who, titles) => `Known cards of ${seat(who)}: ${titles.join('; ')}`,
    discard: (titles) => `Discard pile: ${titles.join('; ')}`,
  },
  piles: {
    hand: 'Your hand',
    stack: 'Your strategy stack',
    candidates: 'Candidate cards',
    onTable: 'On the table',
    lasting: 'Lasting events in force',
    debate: 'On the Debate Board',
    seen: (who) => `Known cards of ${seat(who)}`,
    discard: 'Discard pile',
    removed: 'Out of the game',
  },
  candidateCard: (who) => cards[who === KENNEDY ? 'candidate-kennedy' : 'candidate-nixon'],
};

export const texts: NineteenSixtyTexts = {
  ...speak(words),
  states: stateNames,
  cards,
  rulings,
  guideHeadings,
  rulingSections,
};
