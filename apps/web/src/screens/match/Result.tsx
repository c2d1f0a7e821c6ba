import type { Sitting } from '../../frame/board-page.ts';
import { winnersOf } from '@whistlestop/kernel';
import { gameWords } from '../../words/game-words.ts';

/** Who won, and by which count; or how the match was given up or stopped. */
export function Result({ sitting }: { sitting: Sitting }) {
  const { snapshot, texts, words } = sitting;
  const winners = winnersOf(snapshot.scores ?? []).map((seat) => texts.seat(seat));
  return (
    <>
      <h2>{words.home.won(winners.join(', '))}</h2>
      <p>{howItEnded(sitting)}</p>
    </>
  );
}

function howItEnded({ snapshot, texts, words, gameTable, table }: Sitting): string {
  const { forfeit, stopped, view } = snapshot;
  if (forfeit !== undefined) return words.table.forfeits[forfeit.reason](texts.seat(forfeit.seat));
  if (stopped !== undefined) return words.table.stops[stopped];
  return gameWords(words, table.game.id).tally(gameTable.summarize(view, table.options).tally);
}
