import type { PageSitting } from '../../frame/board-page.ts';
import { winnersOf } from '@whistlestop/kernel';
import type { EarlyEnd } from '@whistlestop/table';
import { gameWords } from '../../words/game-words.ts';

/** The winner and the count, or how the match was resigned or stopped. */
export function MatchResult({ sitting }: { sitting: PageSitting }) {
  const { snapshot, texts, words } = sitting;
  const { now } = snapshot;
  if (now.kind !== 'over') return null;
  const winners = winnersOf(now.scores).map((seat) => texts.seat(seat));
  return (
    <>
      <h2>{words.home.won(winners.join(', '))}</h2>
      <p>{howItEnded(sitting, now.early)}</p>
    </>
  );
}

function howItEnded({ snapshot, texts, words, gameTable, table }: PageSitting, early: EarlyEnd | undefined): string {
  if (early?.kind === 'forfeit') return words.table.forfeits[early.reason](texts.seat(early.seat));
  if (early?.kind === 'stop') return words.table.stops[early.reason];
  return gameWords(words, table.game.id).tally(gameTable.summarize(snapshot.view, table.options).tally);
}
