import { electoralVotesOf, popularVotesOf, type Rules, winnerNow } from '@whistlestop/mr-president';
import type { MrPresidentTexts } from '@whistlestop/mr-president/texts';
import { ResultTable } from '../../widgets/mr-president/ResultTable.tsx';
import type { Sitting } from '../../screens/match/sitting.ts';
import { contender, sidesIn } from './reading.ts';
import type { BoardWords } from './words/index.ts';

/** The final table: the electoral and the popular vote side by side, the one that decides first (ruling 60). */
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
  const sides = sidesIn(view);
  const electoral = {
    name: words.electoral,
    counted: !rules.popular,
    of: (side: number) => electoralVotesOf(view, side),
  };
  const popular = {
    name: words.popular,
    counted: rules.popular,
    of: (side: number) => 1000 * popularVotesOf(view, side),
  };
  const columns = (rules.popular ? [popular, electoral] : [electoral, popular])
    .filter(({ counted }) => counted || rules.bothTallies)
    .map((column) => ({ ...column, all: sides.reduce((sum, side) => sum + column.of(side), 0) }));
  const rows = sides.map((side) => ({
    ...contender(view, side, sitting.texts),
    won: winnerNow(view) === side,
    counts: columns.map(({ of, all }) => {
      const part = all === 0 ? 0 : of(side) / all;
      return { votes: words.number(of(side)), part, share: words.percent(part) };
    }),
  }));
  return (
    <ResultTable
      columns={columns.map(({ name, counted }) => (counted ? words.final.decides(name) : name))}
      rows={rows}
      words={words.final}
    />
  );
}
