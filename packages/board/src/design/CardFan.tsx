import { type CSSProperties, type ReactNode, useId, useState } from 'react';
import styles from './CardFan.module.css';
import { Icon } from './Icon.tsx';

type FanCard = {
  id: string;
  selected: boolean;
  /** The card as a button with `data-card`, which walks along on arrow keys. */
  face: ReactNode;
  /** The card enlarged. It lies over its place and takes no clicks. */
  near?: ReactNode;
};

export type CardFanProps = {
  cards: readonly FanCard[];
  /** A fan along the lower edge of a wide screen, or a drawer on a phone. */
  layout: 'fan' | 'drawer';
  /** Whether a drawer is open when it first appears. */
  startsOpen: boolean;
  /** A card beside the hand that does not belong to it. */
  beside?: ReactNode;
  /** The question to the owner of the cards. A drawer repeats it, because it may cover the question. */
  asked?: string | undefined;
  words: { hand: string; count: (cards: number) => string; empty?: string };
};

/** A hand of cards. Arrow keys walk along them. */
export function CardFan({ cards, layout, startsOpen, beside, asked, words }: CardFanProps) {
  const [open, setOpen] = useState(startsOpen);
  const inside = useId();
  const content = (
    <>
      {cards.length === 0 && words.empty !== undefined ? (
        <p className={styles['empty']}>{words.empty}</p>
      ) : (
        <Cards cards={cards} />
      )}
      {beside}
    </>
  );
  if (layout === 'fan')
    return (
      <section className={styles['fan']} aria-label={words.hand}>
        {content}
      </section>
    );
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
        <span className={styles['count']}>{words.count(cards.length)}</span>
        {open && asked !== undefined && <span className={styles['asked']}>{asked}</span>}
        <Icon name={open ? 'down' : 'up'} className={styles['arrow']} />
      </button>
      <div id={inside} className={styles['inside']} hidden={!open}>
        {content}
      </div>
    </section>
  );
}

function Cards({ cards }: { cards: readonly FanCard[] }) {
  const middle = (cards.length - 1) / 2;
  return (
    <ul className={styles['cards']}>
      {cards.map(({ id, selected, face, near }, index) => (
        <li
          key={id}
          className={styles['place']}
          data-selected={selected}
          data-place={id}
          style={
            {
              '--turn': `${(index - middle) * 0.9}deg`,
              '--rise': `${(middle ** 2 - (index - middle) ** 2) * 0.4}px`,
              '--along': middle === 0 ? 0.5 : index / (2 * middle),
            } as CSSProperties
          }
        >
          {face}
          {near !== undefined && (
            <div className={styles['near']} aria-hidden="true">
              {near}
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
