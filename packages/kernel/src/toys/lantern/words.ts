import { defineCodebook } from '../../codebook.ts';
import { defineEvents } from '../../events.ts';

export const seats = ['amber', 'violet'] as const;
export const posts = ['north', 'east', 'south', 'west'] as const;
export const cards = ['wick', 'flare', 'gift', 'string', 'gust', 'echo', 'fog', 'glow'] as const;
export type LanternCard = (typeof cards)[number];

export const actions = defineCodebook({
  play: { word: 'play', args: [cards] },
  light: { word: 'light', args: [posts] },
  putOut: { word: 'put out', args: [posts] },
  allow: { word: 'allow', args: [] },
  refuse: { word: 'refuse', args: [] },
  done: { word: 'done', args: [] },
});

export const outcomes = defineCodebook({
  deal: { word: 'deal', args: [cards] },
  bright: { word: 'bright', args: [] },
  dim: { word: 'dim', args: [] },
});

export const events = defineEvents({
  dealt: { args: ['seat', 'card'], secret: ['card'] },
  played: { args: ['seat', 'card'] },
  lit: { args: ['seat', 'post'] },
  wentOut: { args: ['seat', 'post'] },
  oil: { args: ['seat', 'amount'] },
});
