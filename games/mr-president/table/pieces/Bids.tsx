import type { CSSProperties } from 'react';
import styles from './Bids.module.css';
import { CandidateMark } from './CandidateMark.tsx';
import type { Contender } from './candidates.ts';

/** A card on the table: face up with what it is, face down, or face down and known to its owner. */
export type BidCard = { name?: string | undefined; points?: number | undefined; faceDown: boolean };

export type Bid = Contender & {
  cards: readonly BidCard[];
  total?: number | undefined;
  /** Said once this seat has answered in secret, whatever it answered. */
  answered?: string | undefined;
  note?: string | undefined;
};

/** The place of a bid in the reveal: the lowest is turned up first, the highest last. */
const turnOf = (bids: readonly Bid[], { total = 0 }: Bid): number =>
  bids.filter((other) => (other.total ?? 0) < total).length;

/** What everybody has laid on the table. The number of cards is open; the cards are not until all turn them up. */
export function Bids({
  title,
  bids,
  verdict,
  former,
  words,
}: {
  title: string;
  bids: readonly Bid[];
  /** What became of the round, where nobody simply won it. */
  verdict: readonly string[];
  /** They are those of a round that is over. */
  former: boolean;
  words: { faceDown: (cards: number) => string; points: (points: number) => string; none: string };
}) {
  return (
    <section
      className={styles['bids']}
      data-former={former}
      aria-label={title}
      style={{ '--turns': bids.length } as CSSProperties}
    >
      <div className={styles['head']}>
        <h2 className={styles['title']}>{title}</h2>
        {verdict.map((sentence) => (
          <p key={sentence} className={styles['verdict']}>
            {sentence}
          </p>
        ))}
      </div>
      <ul className={styles['rows']}>
        {bids.map((bid) => (
          <li
            key={bid.name}
            className={styles['row']}
            data-seat={bid.ink}
            data-noted={bid.note !== undefined}
            style={{ '--turn': turnOf(bids, bid) } as CSSProperties}
          >
            <p className={styles['name']}>
              <CandidateMark who={bid.ink} />
              {bid.name}
            </p>
            <div className={styles['cards']}>
              {bid.cards.map((card, index) => (
                <TableCard key={`${index}-${card.faceDown}`} card={card} words={words} />
              ))}
              {bid.cards.length === 0 && <span className={styles['none']}>{words.none}</span>}
              {bid.answered !== undefined && <span className={styles['none']}>{bid.answered}</span>}
            </div>
            <p className={styles['total']}>{bid.total === undefined ? '' : words.points(bid.total)}</p>
            {bid.note !== undefined && <p className={styles['note']}>{bid.note}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}

function TableCard({ card, words }: { card: BidCard; words: { faceDown: (cards: number) => string } }) {
  return (
    <span className={card.faceDown ? styles['back'] : styles['face']}>
      {card.faceDown && <span className="visually-hidden">{words.faceDown(1)}</span>}
      {card.points !== undefined && <strong>{card.points}</strong>}
      {card.name !== undefined && <span className={styles['cardName']}>{card.name}</span>}
    </span>
  );
}
