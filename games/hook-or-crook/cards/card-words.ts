import type { Language } from '@whistlestop/kernel';

/** What players write on a card of their own: a title and the line under it, in both languages. */
export type CardWords = Readonly<Record<Language, { readonly title: string; readonly line: string }>>;
