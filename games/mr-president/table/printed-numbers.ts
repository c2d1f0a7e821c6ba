import { CAMPAIGN_CARDS, CLOSE_SPREAD, POPULAR_VOTE_CHART, type PrintedNumbers, STATE_CARDS } from '../rules/index.ts';

/** The numbers in use without a file: a pattern for one's own. */
export const printedNumbers = (): PrintedNumbers => ({
  cards: Object.fromEntries(CAMPAIGN_CARDS.map(({ id, points }) => [id, points])),
  electoralVotes: Object.fromEntries(STATE_CARDS.map(({ code, electoralVotes }) => [code, electoralVotes])),
  popularVote: structuredClone(POPULAR_VOTE_CHART) as PrintedNumbers['popularVote'],
  closeSpread: CLOSE_SPREAD,
});
