import type { Issue } from '../pieces.ts';

/** The frames of a card's event: what lasts a turn, what waits on the board, and the rest. */
export type Category = 'normal' | 'turn' | 'debate' | 'electionDay' | 'prevention';
export type CardIcon = 'kennedy' | 'nixon' | 'both';

/** A campaign card as printed, with its texts in the reader's language. */
export type CardContent = {
  id: string;
  title: string;
  effect: string;
  cp: number;
  rest: number;
  icon: CardIcon;
  issue: Issue | null;
  state: string | null;
  category: Category;
};

export type CardWords = {
  /** The unit of the numeral, a few letters long. */
  cp: string;
  /** What a screen reader says for the whole card before its effect. */
  name: (card: CardContent) => string;
  issue: Readonly<Record<Issue, string>>;
  category: Readonly<Record<Category, string>>;
  /** The name of a card seen from behind. */
  hidden: string;
};
