import type { ReactNode } from 'react';
import { CardFan } from '../../design/CardFan.tsx';
import { walkAlong } from '../../design/walk-along.ts';
import type { CardContent, CardWords } from './card-content.ts';
import { CardBack, CardFace } from './CardFace.tsx';
import styles from './Hand.module.css';

export type HandProps = {
  cards: readonly CardContent[];
  /** A fan along the lower edge of a wide screen, or a drawer on a phone. */
  layout: 'fan' | 'drawer';
  selected?: string | undefined;
  /** The cards that may be played now; the others can only be read. */
  playable: ReadonlySet<string>;
  /** What has become of some of the cards, by their ids. */
  stamps?: ReadonlyMap<string, string>;
  /** Whether a drawer is open when it first appears; it is, unless told otherwise. */
  startsOpen?: boolean;
  /** The candidate card, which lies beside the hand without being part of it. */
  beside?: ReactNode;
  words: CardWords & { hand: string; count: (cards: number) => string };
  onChoose: (id: string) => void;
};

/** The cards a player holds. Arrow keys walk along them. */
export function Hand({
  cards,
  layout,
  selected,
  playable,
  stamps,
  startsOpen = true,
  beside,
  words,
  onChoose,
}: HandProps) {
  return (
    <div className={styles['hand']}>
      <CardFan
        cards={cards.map((card) => ({
          id: card.id,
          selected: card.id === selected,
          face: (
            <CardFace
              card={card}
              size={layout === 'fan' ? 'hand' : 'mini'}
              words={words}
              selected={card.id === selected}
              disabled={!playable.has(card.id)}
              stamp={stamps?.get(card.id)}
              onChoose={onChoose}
              onKeyDown={walkAlong}
            />
          ),
        }))}
        layout={layout}
        startsOpen={startsOpen}
        beside={beside}
        words={words}
      />
    </div>
  );
}

/** The opponent's hand: its size is open, its cards are not. */
export function HiddenHand({
  count,
  words,
}: {
  count: number;
  words: { hidden: string; count: (cards: number) => string };
}) {
  return (
    <div className={styles['hiddenHand']}>
      <span className="visually-hidden">{words.count(count)}</span>
      {Array.from({ length: count }, (_, index) => (
        <span key={index} className={styles['hiddenCard']} aria-hidden="true">
          <CardBack size="hand" words={words} />
        </span>
      ))}
    </div>
  );
}
