import { CandidateMark } from './CandidateMark.tsx';
import type { Contender } from './candidates.ts';
import styles from './SpentCards.module.css';

export type Spent = Contender & {
  /** The thirteen cards by what they are worth, and whether this hand has played them. */
  cards: readonly { points: number; played: boolean }[];
  label: string;
  notes: readonly string[];
};

/** What each candidate has played of the present hand: the tracker that careful players keep on paper. */
export function SpentCards({ hands }: { hands: readonly Spent[] }) {
  return (
    <ul className={styles['hands']}>
      {hands.map(({ ink, name, cards, label, notes }) => (
        <li key={name} className={styles['hand']} data-seat={ink}>
          <span className={styles['name']}>
            <CandidateMark who={ink} />
            {name}
            <span className={styles['notes']}>{notes.join(' · ')}</span>
          </span>
          <span className="visually-hidden">{label}</span>
          <span className={styles['cards']} aria-hidden="true">
            {cards.map(({ points, played }, index) => (
              <span key={index} className={played ? styles['played'] : styles['held']}>
                {points}
              </span>
            ))}
          </span>
        </li>
      ))}
    </ul>
  );
}
