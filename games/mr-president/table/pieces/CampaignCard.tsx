import { walkAlong } from '@whistlestop/board';
import styles from './CampaignCard.module.css';
import type { Candidate } from './candidates.ts';

type CampaignCardContent = { id: string; name: string; flavour: string; points: number };

export type CampaignCardProps = {
  card: CampaignCardContent;
  owner: Candidate;
  selected: boolean;
  /** It can be read, but not played now. */
  disabled: boolean;
  words: { points: (points: number) => string };
  onChoose: () => void;
};

/** One of the thirteen cards, in hand. */
export function CampaignCard({ card, owner, selected, disabled, words, onChoose }: CampaignCardProps) {
  return (
    <button
      type="button"
      className={styles['card']}
      data-card={card.id}
      data-seat={owner}
      data-disabled={disabled}
      aria-pressed={selected}
      aria-disabled={disabled}
      onClick={onChoose}
      onKeyDown={walkAlong}
    >
      <span className={styles['points']} aria-hidden="true">
        {card.points}
      </span>
      <span className={styles['name']} aria-hidden="true">
        {card.name}
      </span>
      <span className="visually-hidden">{`${card.name}, ${words.points(card.points)}. `}</span>
      <span className={styles['flavour']}>{card.flavour}</span>
    </button>
  );
}
