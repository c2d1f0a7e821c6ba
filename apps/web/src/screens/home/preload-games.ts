import { packs } from '@whistlestop/games';
import { preloadMatch } from './preload-match.ts';
import { afterFirstPaint, whenIdle } from '../../page/idle.ts';

/** Prefetches the code of the next click: the first game before the others, the bots last. */
export function preloadGames(): () => void {
  let left = false;
  const fetchAll = async () => {
    await afterFirstPaint();
    for (const { id } of packs) {
      await whenIdle();
      if (left) return;
      await preloadMatch(id);
    }
    const { pageThinker } = await import('../../bots/page-thinker.ts');
    const [first] = packs;
    if (!left && first !== undefined) await pageThinker.levels(first.id);
  };
  // A failed prefetch is repeated by the click, which reports failures.
  void fetchAll().catch(() => undefined);
  return () => {
    left = true;
  };
}
