/** The 13 Campaign Cards of one hand, weakest first. Names are printed in the rulebook; points are reconstructed (ruling 1). */
export const CAMPAIGN_CARDS = [
  { id: 'campaign-promises', points: 10 },
  { id: 'billboards', points: 20 },
  { id: 'newspaper-ads', points: 30 },
  { id: 'bus-tours', points: 40 },
  { id: 'radio-speeches', points: 45 },
  { id: 'train-tours', points: 50 },
  { id: 'plane-tours', points: 55 },
  { id: 'tv-debates', points: 60 },
  { id: 'farm-vote', points: 65 },
  { id: 'womens-vote', points: 70 },
  { id: 'labor-backing', points: 80 },
  { id: 'business-backing', points: 90 },
  { id: 'full-party-backing', points: 100 },
] as const;

export type CampaignCardId = (typeof CAMPAIGN_CARDS)[number]['id'];

/** Every card in one language: its name and a line of campaign wisdom. */
export type CardTexts = Readonly<Record<CampaignCardId, { readonly name: string; readonly flavour: string }>>;

export const CARD_IDS: readonly CampaignCardId[] = CAMPAIGN_CARDS.map(({ id }) => id);
