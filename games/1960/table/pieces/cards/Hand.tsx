import { type ReactNode, type SyntheticEvent, useState } from 'react';
import { CardFan, walkAlong } from '@whistlestop/board';
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
  /** What is asked of whoever holds them, for a drawer that may lie over the question. */
  asked?: string | undefined;
  words: CardWords & { hand: string; count: (cards: number) => string };
  onChoose: (id: string) => void;
};

/**
 * The cards a player holds. Arrow keys walk along them. The card of the fan that is pointed at or has the focus is shown near
 * enough to read all of it; where nothing can be pointed at, the chosen one is.
 */
export function Hand({
  cards,
  layout,
  selected,
  playable,
  stamps,
  startsOpen = true,
  beside,
  asked,
  words,
  onChoose,
}: HandProps) {
  const [pointed, setPointed] = useState<string>();
  return (
    <div
      className={styles['hand']}
      onPointerOver={(event) => setPointed(event.pointerType === 'touch' ? undefined : placeOf(event))}
      onPointerLeave={() => setPointed(undefined)}
      onFocus={(event) => setPointed(event.target.matches(':focus-visible') ? placeOf(event) : undefined)}
      onBlur={() => setPointed(undefined)}
    >
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
          near:
            layout === 'fan' && (card.id === pointed || card.id === selected) ? (
              <div className={card.id === pointed ? styles['near'] : styles['taken']}>
                <CardFace card={card} size="full" words={words} selected={card.id === selected} />
              </div>
            ) : undefined,
        }))}
        layout={layout}
        startsOpen={startsOpen}
        beside={beside}
        asked={asked}
        words={words}
      />
    </div>
  );
}

/** The card at whose place something happened. */
const placeOf = ({ target }: SyntheticEvent): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('[data-place]')?.dataset['place'] : undefined;

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
