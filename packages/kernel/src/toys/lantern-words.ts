import { defineCodebook } from '../codebook.ts';
import { defineEvents } from '../events.ts';

export const lanternSeats = ['amber', 'violet'] as const;
export const lanternPosts = ['north', 'east', 'south', 'west'] as const;
export const lanternCards = ['wick', 'flare', 'gift', 'string', 'gust', 'echo', 'fog', 'glow'] as const;
export type LanternCard = (typeof lanternCards)[number];

export const lanternActions = defineCodebook({
  play: { word: 'play', args: [lanternCards] },
  light: { word: 'light', args: [lanternPosts] },
  putOut: { word: 'put out', args: [lanternPosts] },
  allow: { word: 'allow', args: [] },
  refuse: { word: 'refuse', args: [] },
  done: { word: 'done', args: [] },
});

export const lanternOutcomes = defineCodebook({
  deal: { word: 'deal', args: [lanternCards] },
  bright: { word: 'bright', args: [] },
  dim: { word: 'dim', args: [] },
});

export const lanternEvents = defineEvents({
  dealt: { args: ['seat', 'card'], secret: ['card'] },
  played: { args: ['seat', 'card'] },
  lit: { args: ['seat', 'post'] },
  wentOut: { args: ['seat', 'post'] },
  oil: { args: ['seat', 'amount'] },
});
