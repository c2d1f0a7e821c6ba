import type { Language } from '@whistlestop/kernel';
import { useSettings } from '../../page/settings.ts';
import { type ClubWords, en } from './en.ts';
import { pl } from './pl.ts';

export type { ClubWords };

/** The words of the club's screens, by language; loaded with the club's screens. */
export const clubWords: Readonly<Record<Language, ClubWords>> = { en, pl };

export const useClubWords = (): ClubWords => clubWords[useSettings((settings) => settings.language)];
