import { walkAlong } from '@whistlestop/board';
import styles from './PaperCard.module.css';

/** The colour of a round's cards; black cards are wild. */
type RoundColour = 'green' | 'blue' | 'purple' | 'black';

/** A Cheat or an Evidence Card as it is printed. */
export type PaperContent = {
  id: string;
  title: string;
  text: string;
  colours: readonly RoundColour[];
  /** Its value in V, or what it is instead. */
  worth: string;
  /** Everything but the title in words. */
  facts: string;
};

/** A card in hand. */
export function PaperCard({
  card,
  selected,
  disabled,
  onChoose,
}: {
  card: PaperContent;
  selected: boolean;
  disabled: boolean;
  onChoose: () => void;
}) {
  return (
    <button
      type="button"
      className={styles['card']}
      data-card={card.id}
      data-disabled={disabled}
      aria-pressed={selected}
      aria-disabled={disabled}
      onClick={onChoose}
      onKeyDown={walkAlong}
    >
      <PaperPrint card={card} />
    </button>
  );
}

/** A card on the table. */
export function PaperOnTable({ card }: { card: PaperContent }) {
  return (
    <div className={styles['card']} data-table="true">
      <PaperPrint card={card} />
    </div>
  );
}

function PaperPrint({ card }: { card: PaperContent }) {
  return (
    <>
      <span className={styles['bands']} aria-hidden="true">
        {card.colours.map((colour) => (
          <span key={colour} data-round={colour} />
        ))}
      </span>
      <span className={styles['worth']} aria-hidden="true">
        {card.worth}
      </span>
      <span className={styles['title']}>{card.title}</span>
      <span className="visually-hidden">, {card.facts}. </span>
      <span className={styles['text']}>{card.text}</span>
    </>
  );
}
