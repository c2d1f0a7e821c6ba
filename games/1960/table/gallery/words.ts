import { boardWords } from '@whistlestop/board';
import type { InLanguages, Language } from '@whistlestop/kernel';
import { type Card, type CardId, CARDS, type CardTexts } from '../../cards/cards.ts';
import { cards as en } from '../../cards/en.ts';
import { cards as pl } from '../../cards/pl.ts';
import { tableWords } from '../../texts/table.ts';
import type { CardContent, CardWords } from '../pieces/cards/card-content.ts';

export type { Language };

/** The words of the table itself, as the pieces in the gallery take them. */
export function wordsFor(language: Language) {
  const board = tableWords[language];
  const [first = '', second = '', third = ''] = board.pays;
  const cards: CardWords = {
    cp: board.cp,
    name: (card) => `${card.title}, ${board.cardFacts(card.cp, card.rest)}, ${board.icon[card.icon]}`,
    issue: board.issues,
    category: board.category,
    hidden: board.hiddenCard,
  };
  return {
    ...board,
    cards,
    pays: [first, second, third] as const,
    close: boardWords[language].close,
    now: `${board.phases.activity} 3`,
  };
}

const TEXTS: InLanguages<CardTexts> = { en, pl };

/** Every frame, every icon, and texts of every length. */
const SAMPLES: readonly CardId[] = [
  'greater-houston-ministerial-association',
  'nixons-knee',
  'gallup-poll',
  'late-returns-from-cook-county',
  'harvard-brain-trust',
  'southern-strategy',
  'gathering-momentum-south',
];

/** A handful of cards as they are printed. */
export function sampleCards(language: Language): CardContent[] {
  return SAMPLES.map((id) => {
    const { printed, category }: Card = CARDS[id];
    const { cp, rest, icon, issue, state } = printed;
    const { title, effect } = TEXTS[language][id];
    return { id, title, effect, cp, rest, icon, issue, state, category: category ?? 'normal' };
  });
}
