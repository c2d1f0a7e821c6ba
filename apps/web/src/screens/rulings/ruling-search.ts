import type { Ruling, RulingsChapter } from '@whistlestop/kernel';

/** How well a text answers a search: not at all, with all its words, or with the phrase itself. */
export const SearchMatch = { none: 0, words: 1, phrase: 2 } as const;
export type SearchMatch = (typeof SearchMatch)[keyof typeof SearchMatch];

/** Words of this length are stemmed, so that “Debata” finds “debaty” and “debacie”. */
const INFLECTED = 5;
const ENDING = 2;

/** Lower case without diacritics. Unicode does not decompose ł, which is replaced by hand. */
const folded = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('ł', 'l');

const wordsOf = (text: string): readonly string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];

const stemOf = (word: string): string => (word.length < INFLECTED ? word : word.slice(0, -ENDING));

/** How well a text answers a search. Every word counts for itself, in any order and with any ending. */
export function matchText(text: string, search: string): SearchMatch {
  if (search.trim() === '') return SearchMatch.phrase;
  const [spoken, asked] = [wordsOf(folded(text)), wordsOf(folded(search))];
  if (asked.length === 0) return SearchMatch.none;
  if (` ${spoken.join(' ')}`.includes(` ${asked.join(' ')}`)) return SearchMatch.phrase;
  const hasWord = (word: string) => spoken.some((one) => one.startsWith(stemOf(word)));
  return asked.every(hasWord) ? SearchMatch.words : SearchMatch.none;
}

/** How well a ruling answers a search, which may also be its number. */
export const matchRuling = ({ number, question, answer }: Ruling, search: string): SearchMatch =>
  String(number) === search.trim() ? SearchMatch.phrase : matchText(`${question} ${answer}`, search);

/** Those rulings of a section that answer a search. */
export const filterRulings = (section: RulingsChapter, search: string): RulingsChapter => ({
  ...section,
  rulings: section.rulings.filter((ruling) => matchRuling(ruling, search) !== SearchMatch.none),
});

/** The items that match a search: those with the whole phrase first, otherwise in the order given. */
export const bestFirst = <T>(all: readonly T[], answer: (one: T) => SearchMatch): readonly T[] =>
  all.filter((one) => answer(one) !== SearchMatch.none).toSorted((a, b) => answer(b) - answer(a));
