import { electoralVotesOf, popularVotesOf, type MatchConstants, winnerNow } from '../rules/index.ts';
import type { MrPresidentTexts } from '../texts/index.ts';
import type { TableWords } from '../texts/table.ts';
import { ResultTable } from './pieces/ResultTable.tsx';
import type { Sitting } from '@whistlestop/board';
import { contender, sidesIn } from './reading.ts';

const sum = (numbers: Int32Array): number => numbers.reduce((all, number) => all + number, 0);

/**
 * The final table: the electoral and the popular vote side by side, the one that decides first (ruling 60). After a match
 * that was given up or stopped it is only where the count stood.
 */
export function Final({
  sitting,
  constants,
  words,
}: {
  sitting: Sitting<MrPresidentTexts>;
  constants: MatchConstants;
  words: TableWords;
}) {
  const { view, now } = sitting.snapshot;
  const finished = now.kind === 'over' && now.early === undefined;
  const sides = sidesIn(view);
  const electoral = {
    name: words.electoral,
    counted: !constants.popular,
    of: (side: number) => electoralVotesOf(view, side),
    all: sum(constants.votes),
  };
  const popular = {
    name: words.popular,
    counted: constants.popular,
    of: (side: number) => 1000 * popularVotesOf(view, side),
    all: 1000 * sum(constants.popularVotes),
  };
  const columns = (constants.popular ? [popular, electoral] : [electoral, popular]).filter(
    ({ counted }) => counted || constants.bothTallies,
  );
  const rows = sides.map((side) => ({
    ...contender(view, side, sitting.texts),
    won: finished && winnerNow(view) === side,
    counts: columns.map(({ of, all }) => {
      const part = all === 0 ? 0 : of(side) / all;
      return { votes: words.number(of(side)), part, share: words.percent(part) };
    }),
  }));
  return (
    <ResultTable
      columns={columns.map(({ name, counted }) => (counted && finished ? words.final.decides(name) : name))}
      rows={rows}
      words={finished ? words.final : { ...words.final, title: words.final.unfinished }}
    />
  );
}
