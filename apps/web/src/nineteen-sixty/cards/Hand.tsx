import { type CSSProperties, type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
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
  const list = useRef<HTMLUListElement>(null);
  const middle = (cards.length - 1) / 2;
  return (
    <div className={styles['fan']} role="group" aria-label={words.hand}>
      <ul ref={list} className={styles['cards']} onKeyDown={(event) => walkAlong(event, list.current)}>
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
            />
          </li>
        ))}
      </ul>
      {beside}
    </div>
  );
}

function Drawer({ cards, selected, playable, beside, words, onChoose }: HandProps) {
  const [open, setOpen] = useState(true);
  const inside = useId();
  const list = useRef<HTMLUListElement>(null);
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
        <ul ref={list} className={styles['strips']} onKeyDown={(event) => walkAlong(event, list.current)}>
          {cards.map((card) => (
            <li key={card.id}>
              <CardFace
                card={card}
                size="mini"
                words={words}
                selected={card.id === selected}
                disabled={!playable.has(card.id)}
                onChoose={onChoose}
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

function walkAlong(event: KeyboardEvent, list: HTMLElement | null) {
  const step = STEPS[event.key];
  if (step === undefined || list === null) return;
  const buttons = [...list.querySelectorAll<HTMLButtonElement>('button[data-card]')];
  const here = buttons.findIndex((button) => button === document.activeElement);
  const next = buttons[(here + step + buttons.length) % buttons.length];
  if (here < 0 || next === undefined) return;
  event.preventDefault();
  next.focus();
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
    <div className={styles['hiddenHand']} role="img" aria-label={words.count(count)}>
      {Array.from({ length: count }, (_, index) => (
        <span key={index} className={styles['hiddenCard']} aria-hidden="true">
          <CardBack size="hand" words={words} />
        </span>
      ))}
    </div>
  );
}
