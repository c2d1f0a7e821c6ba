import type { Language } from '@whistlestop/kernel';

/** What players write themselves: English, and any other language if they like. */
export type OwnText<Text> = { readonly en: Text } & { readonly [Other in Language]?: Text | undefined };

/** What players write on a card of their own: a title and the line under it. */
export type CardWords = OwnText<{ readonly title: string; readonly line: string }>;

/** The players' own text in a language, in English where they did not write it in that one. */
export const ownTextIn = <Text>(own: OwnText<Text> | undefined, language: Language): Text | undefined =>
  own?.[language] ?? own?.en;
