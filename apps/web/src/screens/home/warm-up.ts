import { gameIds } from '../../games/game-ids.ts';

/** Fetches, while the person reads, what the next click will need. */
export function warmUp(): () => void {
  const fetchNext = (): void => {
    void Promise.all([import('../match/MatchScreen.tsx'), import('../set-up/PlayScreen.tsx')])
      .then(() => import('../../games/tables.ts'))
      .then(({ loadTable }) => Promise.all(gameIds.map((id) => loadTable(id))));
  };
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(fetchNext, 1500);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(fetchNext, { timeout: 4000 });
  return () => cancelIdleCallback(idle);
}
