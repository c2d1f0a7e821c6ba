import type { GuideBlock } from '@whistlestop/kernel';

/** A run of a guide's words: plain, standing out, citing a ruling, or leading to another section. */
export type Phrase =
  | { readonly kind: 'plain' | 'strong'; readonly text: string }
  | { readonly kind: 'ruling'; readonly number: number }
  | { readonly kind: 'section'; readonly id: string };

const MARKS = /\*\*(?<strong>.+?)\*\*| ?\[(?<ruling>\d+)\]|\[#(?<section>[a-z-]+)\]/gu;

/** Reads the marks in a text of a guide: **words** that stand out, [12] a ruling, [#rest] a section. */
export function phrasesIn(text: string): readonly Phrase[] {
  const phrases: Phrase[] = [];
  let end = 0;
  for (const match of text.matchAll(MARKS)) {
    if (match.index > end) phrases.push({ kind: 'plain', text: text.slice(end, match.index) });
    phrases.push(marked(match.groups ?? {}));
    end = match.index + match[0].length;
  }
  if (end < text.length) phrases.push({ kind: 'plain', text: text.slice(end) });
  return phrases;
}

function marked({ strong, ruling, section = '' }: Readonly<Record<string, string | undefined>>): Phrase {
  if (strong !== undefined) return { kind: 'strong', text: strong };
  return ruling === undefined ? { kind: 'section', id: section } : { kind: 'ruling', number: Number(ruling) };
}

/** The texts of a piece of a guide. */
export function textsOfBlock(block: GuideBlock): readonly string[] {
  if (typeof block === 'string') return [block];
  if ('table' in block) return block.table.flat();
  return 'steps' in block ? block.steps : block.list;
}

/** A text of a guide without its marks. */
export const plainText = (text: string): string =>
  phrasesIn(text)
    .map((phrase) => ('text' in phrase ? phrase.text : ''))
    .join('');
