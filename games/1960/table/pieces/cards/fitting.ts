import type { CardContent } from './card-content.ts';

/** How a card's texts are set, so that as much of them as possible fits on a card in the hand. */
export type Fitting = { title: 'large' | 'small'; effect: 'large' | 'small'; lines: number };

const LONG_TITLE = 30;
const LONG_EFFECT = 110;
const LONG_WORD = 15;
/** Letters of the headline face in one line, and the height of such a line in the card's own measure. */
const TITLE = { large: { letters: 20, height: 1.43 }, small: { letters: 24, height: 1.25 } } as const;
const EFFECT_LINE = { large: 1.215, small: 1.1 } as const;
/** The room below a title of one line, and what the name of a category takes from it. */
const ROOM = 9.27;
const CATEGORY = 1.35;

/** Sizes for the title and the effect, and how many lines of the effect can be seen. */
export function fitting({ title, effect, category }: CardContent): Fitting {
  const effectSize = effect.length > LONG_EFFECT ? 'small' : 'large';
  const titleSize =
    title.length > LONG_TITLE || (effectSize === 'small' && linesOf(title, TITLE.large.letters) > 1)
      ? 'small'
      : 'large';
  const { letters, height } = TITLE[titleSize];
  const room = ROOM + TITLE.large.height - linesOf(title, letters) * height - (category === 'normal' ? 0 : CATEGORY);
  return { title: titleSize, effect: effectSize, lines: Math.floor(room / EFFECT_LINE[effectSize]) };
}

/** Whether a word of the title is too long for a strip in its usual letters ("środkowoatlantyckie"). */
export const hasLongWord = (title: string): boolean => title.split(' ').some(({ length }) => length > LONG_WORD);

function linesOf(text: string, letters: number): number {
  let lines = 1;
  let used = 0;
  for (const { length } of text.split(' ')) {
    if (used > 0 && used + 1 + length > letters) {
      lines += 1;
      used = length;
    } else {
      used += (used > 0 ? 1 : 0) + length;
    }
  }
  return lines;
}
