import type { Language, Rule } from '@whistlestop/kernel';
import type { Speed } from '@whistlestop/table';
import type { BoardWords } from '../words/index.ts';

/** How a country is drawn: by its real outlines, or by squares as large as its votes. */
export type MapKind = 'map' | 'cartogram';

/** The page as a board sees it: the person's settings, and the services of the page. */
export interface BoardPage<Words extends BoardWords = BoardWords> {
  readonly language: Language;
  readonly words: Words;
  readonly speed: Speed;
  readonly map: MapKind;
  readonly showMap: (kind: MapKind) => void;
  /** The address where a rule of a game can be read. */
  readonly ruleAddress: (game: string, rule: Rule) => string;
  /** When this device first showed something of a match; now, on the first call. */
  readonly firstShownAt: (match: string, what: string) => number;
}
