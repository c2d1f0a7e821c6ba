import type { Seat, State } from '@whistlestop/kernel';
import { checkOdds } from '@whistlestop/nineteen-sixty';
import type { BoardWords } from './words/index.ts';

const percent = (share: number): string => `${Math.round(share * 100)}%`;

/** The odds of support checks in one line; undefined when the bag is hidden. */
export function oddsLine(view: State, seat: Seat, checks: number, words: BoardWords): string | undefined {
  const odds = checkOdds(view, seat, checks);
  if (odds === undefined) return undefined;
  const atLeast = odds
    .slice(1)
    .map((_, index) => percent(odds.slice(index + 1).reduce((sum, share) => sum + share, 0)));
  return words.checkOdds(atLeast);
}
