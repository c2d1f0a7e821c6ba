import { Hand } from '../pieces/cards/Hand.tsx';
import { UsMap } from '../pieces/map/UsMap.tsx';
import { sampleCountry } from './country.ts';
import { Poster } from './card-pieces.tsx';
import styles from './Gallery.module.css';
import type { Piece } from './Gallery.tsx';
import { Rail, TopBar } from './gauge-pieces.tsx';
import { type Language, sampleCards, wordsFor } from './words.ts';

const nothing = () => undefined;

/** The widgets laid out together, as a table on a wide screen has them. */
export function tablePieces(language: Language): Piece[] {
  const words = wordsFor(language);
  const cards = sampleCards(language);
  return [
    {
      name: 'table',
      show: () => (
        <div className={styles['table']}>
          <TopBar language={language} />
          <div className={styles['country']}>
            <UsMap
              {...sampleCountry()}
              tokens={{ kennedy: 'IL', nixon: 'CA' }}
              words={{ map: words.map }}
              onPick={nothing}
              onPickRegion={nothing}
            />
          </div>
          <Rail language={language} />
          <Hand
            cards={cards}
            layout="fan"
            selected="gallup-poll"
            playable={new Set(cards.map(({ id }) => id))}
            beside={<Poster who="kennedy" language={language} exhausted={false} />}
            words={{ ...words.cards, hand: words.hand, count: words.count }}
            onChoose={nothing}
          />
        </div>
      ),
    },
  ];
}
