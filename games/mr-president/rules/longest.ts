import { CONVENTION, ELECTION, NATIONAL } from './layout.ts';
import { PARTY_IDS } from './notation.ts';
import { MOST_BURIALS } from './placing.ts';
import type { MatchConstants } from './match-constants.ts';

/**
 * The most decisions a match can hold: outcomes of chance, and choices of seats that are waited for. A seat that changes
 * a secret choice before the others have made theirs adds to them, and so do steps back. Version 1 has no such bound.
 */
export function longestMatch(c: MatchConstants): number {
  if (!c.nominee) return c.campaigns * longestCampaign(c, NATIONAL) + LAST_LOT;
  const nominations = PARTY_IDS.length;
  return longestCampaign(c, CONVENTION) + nominations + c.campaigns * longestCampaign(c, ELECTION) + LAST_LOT;
}

/** The lot that may decide the last campaign. */
const LAST_LOT = 1;

function longestCampaign(c: MatchConstants, race: number): number {
  const rounds = c.rounds(race);
  // A tie for first is buried a few times at most, and the round is then played again.
  const attempts = c.second ? MOST_BURIALS + 1 : 1;
  // Second edition: cards, then answers or an upset and its defence, and lots for all places but the last.
  const choices = c.second ? 3 * c.seats : c.seats;
  const turnsAndPlays = rounds.reduce((sum, cards) => sum + attempts * (cards + choices), 0);
  const pools = c.second ? 0 : rounds.length * (race === CONVENTION ? PARTY_IDS.length : 1);
  // The parley, and a recess of each party: the call, and the word of every member.
  const talks = race === ELECTION ? 2 * c.seats + PARTY_IDS.length : 0;
  const finishing = c.seats;
  return turnsAndPlays + pools + talks + finishing;
}
