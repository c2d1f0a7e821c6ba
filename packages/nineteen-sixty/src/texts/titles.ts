import type { Language } from '@whistlestop/kernel';

/** What this game is called. */
export const titles: Readonly<Record<Language, string>> = {
  en: '1960: The Making of the President',
  pl: '1960: Narodziny prezydenta',
};
