import { useState } from 'react';
import { CandidateCard } from '../pieces/cards/CandidateCard.tsx';
import type { CardContent } from '../pieces/cards/card-content.ts';
import { CardBack, CardFace } from '../pieces/cards/CardFace.tsx';
import { Hand, HiddenHand, type HandProps } from '../pieces/cards/Hand.tsx';
import type { Candidate } from '../pieces/pieces.ts';
import styles from './Gallery.module.css';
import type { Piece } from './Gallery.tsx';
import { type Language, sampleCards, wordsFor } from './words.ts';

export function cardPieces(language: Language): Piece[] {
  const words = wordsFor(language);
  const cards = sampleCards(language);
  return [
    {
      name: 'cards',
      show: () => (
        <div className={styles['row']}>
          {cards.map((card) => (
            <CardFace key={card.id} card={card} size="hand" words={words.cards} />
          ))}
          <CardBack size="hand" words={words.cards} />
          <Poster who="kennedy" language={language} exhausted={false} />
          <Poster who="nixon" language={language} exhausted />
        </div>
      ),
    },
    {
      name: 'card-full',
      show: () => (
        <div className={styles['row']}>
          {cards.slice(0, 3).map((card) => (
            <CardFace key={card.id} card={card} size="full" words={words.cards} />
          ))}
        </div>
      ),
    },
    { name: 'hand', show: () => <SampleHand layout="fan" cards={cards} language={language} /> },
    { name: 'hand-drawer', show: () => <SampleHand layout="drawer" cards={cards} language={language} /> },
    {
      name: 'hidden-hand',
      show: () => <HiddenHand count={6} words={{ hidden: words.cards.hidden, count: words.count }} />,
    },
  ];
}

export function Poster({ who, language, exhausted }: { who: Candidate; language: Language; exhausted: boolean }) {
  const words = wordsFor(language);
  return (
    <CandidateCard
      who={who}
      cp={5}
      exhausted={exhausted}
      words={{
        name: words.names[who],
        office: words.office[who],
        cp: words.cards.cp,
        exhausted: words.exhausted,
        label: `${words.names[who]}, 5 ${words.cards.cp}`,
      }}
    />
  );
}

type SampleHandProps = Pick<HandProps, 'layout'> & { cards: readonly CardContent[]; language: Language };

function SampleHand({ layout, cards, language }: SampleHandProps) {
  const [selected, setSelected] = useState<string>('gallup-poll');
  const words = wordsFor(language);
  return (
    <Hand
      cards={cards}
      layout={layout}
      selected={selected}
      playable={new Set(cards.map(({ id }) => id).filter((id) => id !== 'southern-strategy'))}
      beside={layout === 'fan' ? <Poster who="kennedy" language={language} exhausted={false} /> : undefined}
      words={{ ...words.cards, hand: words.hand, count: words.count }}
      onChoose={setSelected}
    />
  );
}
