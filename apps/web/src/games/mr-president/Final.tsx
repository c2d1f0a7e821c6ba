import { electoralVotesOf, popularVotesOf, type Rules, winnerNow } from '@whistlestop/mr-president';
import type { MrPresidentTexts } from '@whistlestop/mr-president/texts';
import { ResultTable } from '../../mr-president/ResultTable.tsx';
import type { Sitting } from '../../screens/match/sitting.ts';
import { contender, sidesIn } from './reading.ts';
import type { BoardWords } from './words/index.ts';

/** The final table: electoral and popular vote side by side. */
export function Final({
  sitting,
  rules,
  words,
}: {
  sitting: Sitting<MrPresidentTexts>;
  rules: Rules;
  words: BoardWords;
}) {
  const { view } = sitting.snapshot;
  const counted = rules.popular || rules.bothTallies;
  const rows = sidesIn(view).map((side) => ({
    ...contender(view, side, sitting.texts),
    electoral: String(electoralVotesOf(view, side)),
    popular: counted ? words.voters(popularVotesOf(view, side)) : undefined,
    won: winnerNow(view) === side,
  }));
  return <ResultTable rows={rows} words={words.final} />;
}
