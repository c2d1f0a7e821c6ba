import type { NineteenSixtyTexts } from '../texts/index.ts';
import type { TableWords } from '../texts/table.ts';
import type { CardWords } from './pieces/cards/card-content.ts';

/** What the card widgets need to say. */
export function cardWords(words: TableWords, texts: NineteenSixtyTexts): CardWords {
  const states: Readonly<Record<string, string>> = texts.states;
  return {
    cp: words.cp,
    issue: words.issues,
    category: words.category,
    hidden: words.hiddenCard,
    name: ({ title, cp, rest, icon, issue, state, category }) =>
      [
        title,
        words.cardFacts(cp, rest),
        words.icon[icon],
        issue === null ? undefined : words.issues[issue],
        state === null ? undefined : words.seal(states[state] ?? state),
        words.category[category],
      ]
        .filter((part) => part !== undefined)
        .join(', '),
  };
}
