import type { PlayerMark } from './chips.ts';
import { MeetingRoom } from '@whistlestop/board';
import styles from './CourtRoom.module.css';
import { PaperOnTable, type PaperContent } from './PaperCard.tsx';
import { Token } from './Pawn.tsx';

/** A State on its bench: what it answers, as far as it may be seen. */
export type CourtBench = PlayerMark & { status: string; answer?: PaperContent | undefined };

/** Round 4: the Evidence on the table, and every State answering it. */
export function CourtRoom({
  title,
  weeks,
  week,
  exhibit,
  benches,
  words,
}: {
  title: string;
  weeks: readonly string[];
  /** The present week, from 1. */
  week: number;
  exhibit: PaperContent | undefined;
  benches: readonly CourtBench[];
  words: { noEvidence: string; answers: string };
}) {
  return (
    <MeetingRoom title={title} time={<p>{weeks[week - 1]}</p>}>
      <ol className={styles['weeks']} aria-hidden="true">
        {weeks.map((name, index) => (
          <li key={name} data-now={index + 1 === week} data-past={index + 1 < week}>
            {index + 1}
          </li>
        ))}
      </ol>
      <div className={styles['table']}>
        {exhibit === undefined ? <p>{words.noEvidence}</p> : <PaperOnTable key={exhibit.id} card={exhibit} />}
      </div>
      <ul className={styles['benches']} aria-label={words.answers}>
        {benches.map(({ ink, number, name, status, answer }) => (
          <li key={ink} className={styles['bench']} data-seat={ink}>
            <p className={styles['name']}>
              <Token ink={ink} number={number} />
              {name}
            </p>
            <p className={styles['status']}>{status}</p>
            {answer !== undefined && <PaperOnTable key={answer.id} card={answer} />}
          </li>
        ))}
      </ul>
    </MeetingRoom>
  );
}
