import type { Seat, State } from '@whistlestop/kernel';
import { checkOdds } from '../rules/index.ts';
import type { TableWords } from '../texts/table.ts';

/** What is only nearly certain or impossible does not read as if it were. */
function percent(share: number): string {
  const rounded = Math.round(share * 100);
  if (rounded === 0 && share > 0) return '<1%';
  return rounded === 100 && share < ALMOST_ONE ? '>99%' : `${rounded}%`;
}

/** Sums of shares may miss 1 by this little. */
const ALMOST_ONE = 1 - 1e-9;

/** The odds of support checks in one line; undefined when the bag is hidden. */
export function oddsLine(view: State, seat: Seat, checks: number, words: TableWords): string | undefined {
  const odds = checkOdds(view, seat, checks);
  if (odds === undefined) return undefined;
  const atLeast = odds
    .slice(1)
    .map((_, index) => percent(odds.slice(index + 1).reduce((sum, share) => sum + share, 0)));
  return words.checkOdds(atLeast);
}
