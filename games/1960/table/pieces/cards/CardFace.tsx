import { type CSSProperties, type KeyboardEvent, useId } from 'react';
import { Icon } from '@whistlestop/board';
import type { CardContent, CardWords } from './card-content.ts';
import styles from './CardFace.module.css';
import { fitting, hasLongWord } from './fitting.ts';
import { RestCubes, StateSeal } from './card-parts.tsx';

export type CardSize = 'hand' | 'full' | 'mini';

export type CardFaceProps = {
  card: CardContent;
  size: CardSize;
  words: CardWords;
  selected?: boolean;
  /** Shown, but not to be played now; it can still be chosen, to read it and to learn why. */
  disabled?: boolean;
  /** What has become of the card, in a word or two across it. */
  stamp?: string | undefined;
  /** With it the card is a button. */
  onChoose?: ((id: string) => void) | undefined;
  onKeyDown?: ((event: KeyboardEvent<HTMLElement>) => void) | undefined;
};

/** A campaign card, printed side up. */
export function CardFace(props: CardFaceProps) {
  const { card, size, words, selected = false, disabled = false, stamp, onChoose, onKeyDown } = props;
  const effect = useId();
  const fit = fitting(card);
  const looks = {
    className: `${styles['card']} ${styles[size]}`,
    'data-category': card.category,
    'data-icon': card.icon,
    'data-selected': selected,
    'data-disabled': disabled,
    'data-title': fit.title,
    'data-effect': fit.effect,
    'data-word': hasLongWord(card.title) ? 'long' : undefined,
    style: { '--lines': fit.lines } as CSSProperties,
    'aria-label': stamp === undefined ? words.name(card) : `${words.name(card)}, ${stamp}`,
  };
  const inside = (
    <>
      {size === 'mini' ? <Strip card={card} /> : <Print card={card} words={words} effect={effect} />}
      {stamp !== undefined && (
        <span className={styles['stamp']} aria-hidden="true">
          {stamp}
        </span>
      )}
    </>
  );
  if (onChoose === undefined) {
    return (
      <article {...looks} data-card={card.id}>
        {inside}
      </article>
    );
  }
  return (
    <button
      {...looks}
      type="button"
      data-card={card.id}
      aria-describedby={size === 'mini' ? undefined : effect}
      aria-pressed={selected}
      onClick={() => onChoose(card.id)}
      onKeyDown={onKeyDown}
    >
      {inside}
    </button>
  );
}

function Print({ card, words, effect }: { card: CardContent; words: CardWords; effect: string }) {
  return (
    <>
      <span className={styles['head']} aria-hidden="true">
        <span className={styles['cp']}>
          <span className={styles['numeral']}>{card.cp}</span>
          <span className={styles['unit']}>{words.cp}</span>
        </span>
        <RestCubes count={card.rest} />
        <CandidateSign icon={card.icon} />
      </span>
      <span className={styles['title']} aria-hidden="true">
        {card.title}
      </span>
      <span className={styles['text']}>
        {card.category !== 'normal' && <span className={styles['category']}>{words.category[card.category]}</span>}
        <span id={effect} className={styles['effect']}>
          {card.effect}
        </span>
      </span>
      <span className={styles['foot']} aria-hidden="true">
        {card.issue !== null && (
          <span className={styles['issue']}>
            <Icon name={card.issue} />
            {words.issue[card.issue]}
          </span>
        )}
        {card.state !== null && <StateSeal code={card.state} />}
      </span>
    </>
  );
}

function Strip({ card }: { card: CardContent }) {
  return (
    <>
      <span className={styles['numeral']} aria-hidden="true">
        {card.cp}
      </span>
      <span className={styles['title']} aria-hidden="true">
        {card.title}
      </span>
      <span className={styles['signs']} aria-hidden="true">
        {card.issue !== null && <Icon name={card.issue} />}
        <CandidateSign icon={card.icon} />
      </span>
      {card.state !== null && <StateSeal code={card.state} />}
    </>
  );
}

function CandidateSign({ icon }: Pick<CardContent, 'icon'>) {
  return (
    <span className={styles['signs']}>
      {icon !== 'nixon' && <Icon name="kennedy" className={styles['kennedy']} />}
      {icon !== 'kennedy' && <Icon name="nixon" className={styles['nixon']} />}
    </span>
  );
}

/** A card seen from behind. */
export function CardBack({ size, words }: { size: Exclude<CardSize, 'mini'>; words: Pick<CardWords, 'hidden'> }) {
  return (
    <span className={`${styles['card']} ${styles[size]} ${styles['back']}`}>
      <span className="visually-hidden">{words.hidden}</span>
      <span className={styles['backField']} aria-hidden="true">
        <Icon name="kennedy" />
        <Icon name="nixon" />
      </span>
    </span>
  );
}
