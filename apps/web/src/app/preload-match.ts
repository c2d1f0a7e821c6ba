import { packOf } from '@whistlestop/games';
import { useSettings } from './settings.ts';

/** Fetches everything a match of a game will need, all at once instead of one after the other. */
export async function preloadMatch(game: string): Promise<void> {
  await Promise.all([
    import('../screens/set-up/PlayScreen.tsx'),
    import('../screens/match/MatchScreen.tsx'),
    packOf(game)?.table(),
    packOf(game)?.texts[useSettings.getState().language](),
  ]);
}
