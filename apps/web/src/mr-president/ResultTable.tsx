import { CandidateMark } from './CandidateMark.tsx';
import type { Contender } from './candidates.ts';
import styles from './ResultTable.module.css';

export type ResultRow = Contender & {
  electoral: string;
  /** Absent where nobody counted it. */
  popular?: string | undefined;
  won: boolean;
};

/** The end of a match: both counts side by side. */
export function ResultTable({
  rows,
  words,
}: {
  rows: readonly ResultRow[];
  words: { title: string; candidate: string; electoral: string; popular: string; winner: string };
}) {
  const counted = rows.some(({ popular }) => popular !== undefined);
  return (
    <table className={styles['table']}>
      <caption className={styles['title']}>{words.title}</caption>
      <thead>
        <tr>
          <th scope="col">{words.candidate}</th>
          <th scope="col">{words.electoral}</th>
          {counted && <th scope="col">{words.popular}</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ ink, name, electoral, popular, won }) => (
          <tr key={name} data-seat={ink} data-won={won}>
            <th scope="row">
              <span className={styles['name']}>
                <CandidateMark who={ink} />
                {name}
                {won && <span className={styles['winner']}>{words.winner}</span>}
              </span>
            </th>
            <td>{electoral}</td>
            {counted && <td>{popular}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
