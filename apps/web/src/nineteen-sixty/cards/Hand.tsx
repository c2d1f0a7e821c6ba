import { type CSSProperties, type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { Icon } from '../../design/Icon.tsx';
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
  /** Whether a drawer is open when it first appears; it is, unless told otherwise. */
  startsOpen?: boolean;
  /** The candidate card, which lies beside the hand without being part of it. */
  beside?: ReactNode;
  words: CardWords & { hand: string; count: (cards: number) => string };
  onChoose: (id: string) => void;
};

/** The cards a player holds. Arrow keys walk along them. */
export function Hand(props: HandProps) {
  return props.layout === 'fan' ? <Fan {...props} /> : <Drawer {...props} />;
}

function Fan({ cards, selected, playable, beside, words, onChoose }: HandProps) {
  const middle = (cards.length - 1) / 2;
  return (
    <section className={styles['fan']} aria-label={words.hand}>
      <ul className={styles['cards']}>
        {cards.map((card, index) => (
          <li
            key={card.id}
            className={styles['place']}
            data-selected={card.id === selected}
            style={
              {
                '--turn': `${(index - middle) * 0.9}deg`,
                '--drop': `${(index - middle) ** 2 * 0.6}px`,
              } as CSSProperties
            }
          >
            <CardFace
              card={card}
              size="hand"
              words={words}
              selected={card.id === selected}
              disabled={!playable.has(card.id)}
              onChoose={onChoose}
              onKeyDown={walkAlong}
            />
          </li>
        ))}
      </ul>
      {beside}
    </section>
  );
}

function Drawer({ cards, selected, playable, startsOpen = true, beside, words, onChoose }: HandProps) {
  const [open, setOpen] = useState(startsOpen);
  const inside = useId();
  return (
    <section className={styles['drawer']} aria-label={words.hand}>
      <button
        type="button"
        className={styles['handle']}
        aria-expanded={open}
        aria-controls={inside}
        onClick={() => setOpen(!open)}
      >
        <Icon name="cards" />
        {words.count(cards.length)}
        <Icon name={open ? 'down' : 'up'} className={styles['arrow']} />
      </button>
      <div id={inside} className={styles['inside']} hidden={!open}>
        <ul className={styles['strips']}>
          {cards.map((card) => (
            <li key={card.id}>
              <CardFace
                card={card}
                size="mini"
                words={words}
                selected={card.id === selected}
                disabled={!playable.has(card.id)}
                onChoose={onChoose}
                onKeyDown={walkAlong}
              />
            </li>
          ))}
        </ul>
        {beside}
      </div>
    </section>
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

function walkAlong(event: KeyboardEvent<HTMLElement>) {
  const step = STEPS[event.key];
  if (step === undefined) return;
  const here = event.currentTarget;
  const cards = [...(here.closest('ul')?.querySelectorAll<HTMLElement>('button[data-card]') ?? [])];
  const next = cards[(cards.indexOf(here) + step + cards.length) % cards.length];
  event.preventDefault();
  next?.focus();
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
