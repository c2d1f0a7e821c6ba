import { guides as hookOrCrook } from '@whistlestop/hook-or-crook/texts';
import type { GuideSection, Language } from '@whistlestop/kernel';
import { guides as mrPresident } from '@whistlestop/mr-president/texts';
import { guides as nineteenSixty } from '@whistlestop/nineteen-sixty/texts';
import type { GameId } from './game-ids.ts';

type Guides = Readonly<Record<Language, () => Promise<readonly GuideSection[]>>>;

const loaders: Readonly<Record<GameId, Guides>> = {
  '1960': nineteenSixty,
  'mr-president': mrPresident,
  'hook-or-crook': hookOrCrook,
};

/** What brings the guide to a game's rules in each language; undefined when this page has no such game. */
export function guideLoaders(game: string): Guides | undefined {
  const known: Readonly<Record<string, Guides>> = loaders;
  return known[game];
}
