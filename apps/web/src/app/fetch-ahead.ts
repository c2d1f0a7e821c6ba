import { loadTable } from '../games/tables.ts';
import { loadTexts } from '../games/texts.ts';
import { useSettings } from './settings.ts';

/** Fetches everything a match of a game will need, all at once instead of one after the other. */
export async function fetchAhead(game: string): Promise<void> {
  await Promise.all([
    import('../screens/set-up/PlayScreen.tsx'),
    import('../screens/match/MatchScreen.tsx'),
    loadTable(game),
    loadTexts(game, useSettings.getState().language),
  ]);
}
