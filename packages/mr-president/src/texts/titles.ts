import type { Language } from '@whistlestop/kernel';

/** What this game is called. */
export const titles: Readonly<Record<Language, string>> = {
  en: 'Mr. President',
  pl: 'Mr. President',
};
