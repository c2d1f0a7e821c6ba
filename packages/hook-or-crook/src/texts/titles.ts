import type { Language } from '@whistlestop/kernel';

/** What this game is called. */
export const titles: Readonly<Record<Language, string>> = {
  en: 'Hook or Crook',
  pl: 'Hook or Crook: nie drzwiami, to oknem',
};
