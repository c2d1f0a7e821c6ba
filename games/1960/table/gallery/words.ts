import type { Language } from '@whistlestop/kernel';
import { tableWords } from '../../texts/table.ts';
import type { CardContent, CardWords } from '../pieces/cards/card-content.ts';

export type { Language };

const CLOSE: Readonly<Record<Language, string>> = { en: 'Close', pl: 'Zamknij' };

/** The words of the table itself, as the widgets in the gallery take them. */
function wordsFor(language: Language) {
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
    close: CLOSE[language],
    now: `${board.phases.activity} 3`,
  };
}

export const WORDS = { en: wordsFor('en'), pl: wordsFor('pl') };

type Text = Pick<CardContent, 'title' | 'effect'>;
type Sample = Omit<CardContent, 'title' | 'effect'> & { text: Readonly<Record<Language, Text>> };

const SAMPLES: readonly Sample[] = [
  {
    id: 'greater-houston-ministerial-association',
    cp: 4,
    rest: 0,
    icon: 'kennedy',
    issue: 'defense',
    state: 'NY',
    category: 'prevention',
    text: {
      en: {
        title: 'Greater Houston Ministerial Association',
        effect:
          'Move Kennedy’s candidate token to Texas at no cost; he gains 1 momentum marker and may place up to 5 state support anywhere, at most 1 per state. From now on Baptist Ministers, Norman Vincent Peale and Puerto Rican Bishops cannot be played as events.',
      },
      pl: {
        title: 'Stowarzyszenie Pastorów Wielkiego Houston',
        effect:
          'Przenieś znacznik kandydata Kennedy’ego do Teksasu bez kosztów; Kennedy zyskuje 1 żeton rozmachu i może umieścić do 5 kostek przewagi w dowolnych stanach, najwyżej 1 w jednym stanie. Odtąd trzech kart nie można zagrywać jako wydarzeń.',
      },
    },
  },
  {
    id: 'nixons-knee',
    cp: 4,
    rest: 0,
    icon: 'kennedy',
    issue: 'economy',
    state: 'TX',
    category: 'turn',
    text: {
      en: {
        title: 'Nixon’s Knee',
        effect:
          'Move Nixon’s candidate token to Maryland at no cost. For the rest of the turn, whenever Nixon plays a card to campaign in states he must first spend 1 momentum marker; without one he cannot do so.',
      },
      pl: {
        title: 'Kolano Nixona',
        effect:
          'Przenieś znacznik kandydata Nixona do stanu Maryland bez kosztów. Do końca tury za każdym razem, zanim Nixon zagra kartę na kampanię w stanach, musi wydać 1 żeton rozmachu.',
      },
    },
  },
  {
    id: 'gallup-poll',
    cp: 3,
    rest: 1,
    icon: 'both',
    issue: 'civilRights',
    state: 'MO',
    category: 'normal',
    text: {
      en: { title: 'Gallup Poll', effect: 'You may arrange the three issue tiles on the Issue Track in any order.' },
      pl: { title: 'Sondaż Gallupa', effect: 'Możesz dowolnie ułożyć trzy żetony kwestii na Torze Kwestii.' },
    },
  },
  {
    id: 'late-returns-from-cook-county',
    cp: 2,
    rest: 2,
    icon: 'kennedy',
    issue: 'economy',
    state: 'SC',
    category: 'electionDay',
    text: {
      en: {
        title: 'Late Returns from Cook County',
        effect: 'On Election Day, Kennedy makes 5 support checks in Illinois.',
      },
      pl: {
        title: 'Spóźnione wyniki z hrabstwa Cook',
        effect: 'W dniu wyborów Kennedy wykonuje 5 testów przewagi w Illinois.',
      },
    },
  },
  {
    id: 'citizens-for-nixon-lodge',
    cp: 2,
    rest: 2,
    icon: 'nixon',
    issue: 'civilRights',
    state: 'AZ',
    category: 'turn',
    text: {
      en: {
        title: 'Citizens for Nixon-Lodge',
        effect: 'For the rest of the turn, every card Nixon plays for CP is worth 1 CP more, up to 5.',
      },
      pl: {
        title: 'Obywatele za Nixonem i Lodge’em',
        effect: 'Do końca tury każda karta, którą Nixon zagrywa za PK, jest warta o 1 PK więcej, najwyżej 5.',
      },
    },
  },
  {
    id: 'southern-strategy',
    cp: 3,
    rest: 1,
    icon: 'nixon',
    issue: 'defense',
    state: 'KY',
    category: 'normal',
    text: {
      en: {
        title: 'Southern Strategy',
        effect:
          'Nixon may place up to 5 state support in the South, at most 2 per state. Kennedy gains 1 issue support in Civil Rights.',
      },
      pl: {
        title: 'Strategia południowa',
        effect:
          'Nixon może umieścić do 5 kostek przewagi na Południu, najwyżej 2 w jednym stanie. Kennedy zyskuje 1 poparcie w kwestii praw obywatelskich.',
      },
    },
  },
  {
    id: 'harvard-brain-trust',
    cp: 3,
    rest: 1,
    icon: 'kennedy',
    issue: null,
    state: null,
    category: 'debate',
    text: {
      en: { title: 'Harvard Brain Trust', effect: 'In the debates, Kennedy counts 1 CP more in every issue.' },
      pl: { title: 'Eksperci z Harvardu', effect: 'W debatach Kennedy liczy o 1 PK więcej w każdej kwestii.' },
    },
  },
];

/** A handful of cards with every frame, icon and length of text. */
export function sampleCards(language: Language): CardContent[] {
  return SAMPLES.map(({ text, ...card }) => ({ ...card, ...text[language] }));
}
