import type { GameTexts, Language } from '@whistlestop/kernel';
import { texts as hookOrCrook } from '@whistlestop/hook-or-crook/texts';
import { texts as mrPresident } from '@whistlestop/mr-president/texts';
import { texts as nineteenSixty } from '@whistlestop/nineteen-sixty/texts';
import type { GameId } from './game-ids.ts';

const loaders: Readonly<Record<GameId, Readonly<Record<Language, () => Promise<GameTexts>>>>> = {
  '1960': nineteenSixty,
  'mr-president': mrPresident,
  'hook-or-crook': hookOrCrook,
};

/** Brings the texts of a game, before or beside its table; undefined when this page has no such game. */
export async function loadTexts(game: string, language: Language): Promise<GameTexts | undefined> {
  const known: Readonly<Record<string, Readonly<Record<Language, () => Promise<GameTexts>>>>> = loaders;
  return known[game]?.[language]();
}
