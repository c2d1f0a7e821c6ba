import type { CardTexts } from './cards.ts';

/** The 13 Campaign Cards of one hand in English, weakest first. */
export const cards: CardTexts = {
  'campaign-promises': { name: 'Campaign Promises', flavour: 'Free to make, expensive to keep, impossible to count.' },
  billboards: { name: 'Billboards', flavour: 'Twelve feet of smile beside forty miles of road.' },
  'newspaper-ads': { name: 'Newspaper Ads', flavour: 'Page five, just above the mattress sale.' },
  'bus-tours': { name: 'Bus Tours', flavour: 'Every county seat by Friday, and every seat of the bus feels it.' },
  'radio-speeches': { name: 'Radio Speeches', flavour: 'Nobody can see your notes, your yawn or your socks.' },
  'train-tours': { name: 'Train Tours', flavour: 'Wave from the rear platform; the crowd is always behind you.' },
  'plane-tours': { name: 'Plane Tours', flavour: 'Breakfast on one coast, supper on the other, speech in between.' },
  'tv-debates': { name: 'TV Debates', flavour: 'An hour of argument, remembered for the lighting.' },
  'farm-vote': { name: 'The Farm Vote', flavour: 'Up before you are, and not impressed by your new boots.' },
  'womens-vote': {
    name: 'The Women’s Vote',
    flavour: 'Half the country has been listening to the other half long enough.',
  },
  'labor-backing': { name: 'Labor Backing', flavour: 'Whole shifts clock in for you, and bring their own coffee.' },
  'business-backing': {
    name: 'Business Backing',
    flavour: 'A firm handshake with something pressed into it: a business card.',
  },
  'full-party-backing': { name: 'Full Party Backing', flavour: 'Even the people who wanted your job are clapping.' },
};
