import type { GuideHeadings } from '../words.ts';

/** The headings of the guide to the rules, in the order in which it is read. */
export const guideHeadings: GuideHeadings = {
  aim: 'The aim',
  support: 'Support: leading and carrying',
  cards: 'What a card shows',
  'set-up': 'Setting up',
  turns: 'The nine turns',
  bag: 'The bag and its checks',
  initiative: 'New cards and initiative',
  playing: 'Playing a card',
  events: 'Events',
  momentum: 'Momentum: triggering and preempting',
  campaigning: 'Campaigning in states',
  advertising: 'Advertising in regions',
  positioning: 'Positioning on issues',
  candidate: 'The candidate card',
  rest: 'Rest cubes',
  'momentum-phase': 'The momentum phase',
  endorsements: 'Endorsements',
  strategy: 'The campaign strategy phase',
  debates: 'Turn 6: the Debates',
  'election-day': 'Turn 9: Election Day',
  tally: 'The final tally',
  options: 'What this table lets you change',
};
