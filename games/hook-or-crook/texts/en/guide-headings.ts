import type { GuideHeadings } from '../words.ts';

/** The headings of the guide to the rules, in the order in which it is read. */
export const guideHeadings: GuideHeadings = {
  aim: 'The aim',
  pieces: 'What there is',
  'set-up': 'Setting up',
  rounds: 'The four rounds',
  turn: 'A turn',
  spaces: 'The spaces',
  votes: 'How votes move',
  news: 'News',
  cheats: 'Cheat Cards',
  cheating: 'Cheating',
  stop: 'Stop Counting',
  evidence: 'Evidence',
  waiting: 'Finishing a round',
  court: 'Round 4: the court',
  answers: 'Answering Evidence',
  wilds: 'Wild cards and Clinchers',
  reckoning: 'The reckoning',
  options: 'What this table lets you change',
};
