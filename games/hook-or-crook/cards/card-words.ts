import type { Language } from '@whistlestop/kernel';

/** What a club writes on a card of its own: a title and the line under it, in both languages. */
export type CardWords = Readonly<Record<Language, { readonly title: string; readonly line: string }>>;
