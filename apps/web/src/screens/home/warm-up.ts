import { fetchAhead } from '../../app/fetch-ahead.ts';
import { firstPaint, idleMoment } from '../../app/quiet-moments.ts';
import { gameIds } from '../../games/game-ids.ts';

/** Fetches, while the person reads, what the next click will need: the first game before the others, the bots last. */
export function warmUp(): () => void {
  let left = false;
  const fetchAll = async () => {
    await firstPaint();
    for (const id of gameIds) {
      await idleMoment();
      if (left) return;
      await fetchAhead(id);
    }
    const { pageThinker } = await import('../../table/thinker.ts');
    if (!left) await pageThinker.levels(gameIds[0]);
  };
  // What could not be fetched now is fetched by the click itself, and there a failure has words.
  void fetchAll().catch(() => undefined);
  return () => {
    left = true;
  };
}
