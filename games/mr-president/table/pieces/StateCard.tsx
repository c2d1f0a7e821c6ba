import styles from './StateCard.module.css';

export type StateCardContent = {
  code: string;
  name: string;
  votes: number;
  /** The colour band of its size. */
  band: 'brown' | 'green' | 'blue' | 'red';
  /** What it is worth in words. */
  worth: string;
};

/** A State Card turned up. */
export function StateCard({ card }: { card: StateCardContent }) {
  return (
    <li className={styles['card']} data-band={card.band}>
      <span className={styles['code']} aria-hidden="true">
        {card.code}
      </span>
      <span className={styles['votes']} aria-hidden="true">
        {card.votes}
      </span>
      <span className={styles['name']}>{card.name}</span>
      <span className={styles['worth']}>{card.worth}</span>
    </li>
  );
}
