import { fetchAhead } from '../../app/fetch-ahead.ts';
import { gameIds } from '../../games/game-ids.ts';

/** Fetches, while the person reads, what the next click will need: the first game before the others. */
export function warmUp(): () => void {
  let left = false;
  const fetchAll = async () => {
    for (const id of gameIds) if (!left) await fetchAhead(id);
    // The bots come last: nobody waits for them before a first decision of their own.
    const { pageThinker } = await import('../../table/thinker.ts');
    if (!left) await pageThinker.levels(gameIds[0]);
  };
  // What could not be fetched now is fetched by the click itself, and there a failure has words.
  const timer = setTimeout(() => void fetchAll().catch(() => undefined), 0);
  return () => {
    left = true;
    clearTimeout(timer);
  };
}
