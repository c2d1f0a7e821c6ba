import type { GuideHeadings } from '../words.ts';

/** The headings of the guide to the rules, in the order in which it is read. */
export const guideHeadings: GuideHeadings = {
  aim: 'The aim',
  cards: 'The cards',
  versions: 'Editions, versions, lengths',
  round: 'A round',
  hands: 'Picking up your hand',
  order: 'Who lays first',
  double: 'The double',
  pools: 'Votes in dispute',
  conventions: 'Party conventions',
  tickets: 'The ticket election',
  parley: 'Parley and recess',
  second: 'The second edition',
  'second-card': 'Pairs and second cards',
  upset: 'The upset',
  scoring: 'Places and columns',
  ties: 'Ties in the second edition',
  supply: 'Running out of cards',
  winning: 'Winning',
  options: 'What this table lets you change',
};
