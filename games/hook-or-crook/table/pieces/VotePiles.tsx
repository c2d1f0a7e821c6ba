import type { CSSProperties } from 'react';
import type { Chip, PlayerMark } from './chips.ts';
import { Token } from './Pawn.tsx';
import styles from './VotePiles.module.css';

export type StatePile = PlayerMark & {
  ink: Chip;
  pile: number;
  votes: number;
  /** What is left in the pot, in words. */
  pot: string;
  /** Who is ahead, where the pawn is, what is in hand. */
  notes: readonly string[];
  ahead: 'incumbent' | 'state';
  label: string;
  clickable: boolean;
  /** Votes planned here and not yet confirmed, with their sign. */
  planned: string | undefined;
  lit: boolean;
};

/** The votes of every State: the Incumbent's pile beside the State's own. Those that may be named are buttons. */
export function VotePiles({
  piles,
  most,
  words,
  onPick,
}: {
  piles: readonly StatePile[];
  /** The votes of a full column. */
  most: number;
  words: { pile: string; votes: string };
  onPick: (ink: Chip) => void;
}) {
  return (
    <ul className={styles['piles']} data-part="map">
      {piles.map((pile) => (
        <li key={pile.ink} className={styles['item']}>
          {pile.clickable ? (
            <button
              type="button"
              className={styles['state']}
              data-state={pile.ink}
              data-seat={pile.ink}
              data-clickable="true"
              data-lit={pile.lit}
              aria-label={pile.label}
              onClick={() => onPick(pile.ink)}
            >
              <PileContent pile={pile} most={most} words={words} />
            </button>
          ) : (
            <div className={styles['state']} data-state={pile.ink} data-seat={pile.ink} data-lit={pile.lit}>
              <span className="visually-hidden">{pile.label}</span>
              <PileContent pile={pile} most={most} words={words} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

function PileContent({ pile, most, words }: { pile: StatePile; most: number; words: { pile: string; votes: string } }) {
  const height = (votes: number) => ({ '--share': `${Math.min(100, (100 * votes) / most)}%` }) as CSSProperties;
  return (
    <span className={styles['content']} aria-hidden="true">
      <span className={styles['name']}>
        <Token ink={pile.ink} number={pile.number} />
        {pile.name}
        {pile.planned !== undefined && <strong className={styles['planned']}>{pile.planned}</strong>}
      </span>
      <span className={styles['columns']}>
        <Column name={words.pile} votes={pile.pile} style={height(pile.pile)} ahead={pile.ahead === 'incumbent'} held />
        <Column name={words.votes} votes={pile.votes} style={height(pile.votes)} ahead={pile.ahead === 'state'} />
      </span>
      <span className={styles['notes']}>
        {[pile.pot, ...pile.notes].map((note) => (
          <span key={note}>{note}</span>
        ))}
      </span>
    </span>
  );
}

function Column({
  name,
  votes,
  style,
  ahead,
  held = false,
}: {
  name: string;
  votes: number;
  style: CSSProperties;
  ahead: boolean;
  held?: boolean;
}) {
  return (
    <span className={styles['column']} data-ahead={ahead} data-held={held} style={style}>
      <span className={styles['columnName']}>{name}</span>
      <span className={styles['rail']}>
        <span className={styles['chips']} />
      </span>
      <strong className={styles['count']}>{votes}</strong>
    </span>
  );
}
