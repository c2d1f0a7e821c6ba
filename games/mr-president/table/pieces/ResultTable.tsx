import type { CSSProperties } from 'react';
import ledger from '@whistlestop/board/design/ledger.module.css';
import { CandidateMark } from './CandidateMark.tsx';
import type { Contender } from './candidates.ts';

/** A number of votes in words, and which part of all votes it is. */
type Count = { votes: string; part: number; share: string };

export type ResultRow = Contender & { won: boolean; counts: readonly Count[] };

/** The end of a match: everything that was counted, side by side. */
export function ResultTable({
  columns,
  rows,
  words,
}: {
  /** What was counted. */
  columns: readonly string[];
  rows: readonly ResultRow[];
  words: { title: string; candidate: string; winner: string };
}) {
  return (
    <table className={ledger['ledger']}>
      <caption className={ledger['title']}>{words.title}</caption>
      <thead>
        <tr>
          <th scope="col">{words.candidate}</th>
          {columns.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ ink, name, won, counts }) => (
          <tr key={name} data-seat={ink} data-won={won}>
            <th scope="row">
              <span className={ledger['name']}>
                <CandidateMark who={ink} />
                {name}
                {won && <span className={ledger['winner']}>{words.winner}</span>}
              </span>
            </th>
            {counts.map(({ votes, part, share }, index) => (
              <td key={columns[index]}>
                {votes} <span className={ledger['share']}>{share}</span>
                <span className={ledger['bar']} style={{ '--part': `${100 * part}%` } as CSSProperties} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
