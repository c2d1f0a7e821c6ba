import { packOf } from '@whistlestop/games';
import { useSettings } from '../../page/settings.ts';

/** Fetches everything a match of a game will need, all at once instead of one after the other. */
export async function preloadMatch(game: string): Promise<void> {
  await Promise.all([
    import('../set-up/PlayScreen.tsx'),
    import('../match/MatchScreen.tsx'),
    packOf(game)?.table(),
    packOf(game)?.texts[useSettings.getState().language](),
  ]);
}
