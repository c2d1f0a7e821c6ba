import ledger from '@whistlestop/board/design/ledger.module.css';
import type { PlayerMark } from './chips.ts';
import { Token } from './Pawn.tsx';

export type ReckoningRow = PlayerMark & { place?: number | undefined; pile: number; votes: number; carriedBy: string };

/** The end: every State with both piles, who has carried it and, where States are ranked, its place. */
export function Reckoning({
  rows,
  verdict,
  words,
}: {
  rows: readonly ReckoningRow[];
  verdict: string;
  words: {
    title: string;
    state: string;
    pile: string;
    votes: string;
    carriedBy: string;
    /** Absent where States are not ranked. */
    place?: string | undefined;
  };
}) {
  return (
    <table className={ledger['ledger']}>
      <caption className={ledger['title']}>{words.title}</caption>
      <thead>
        <tr>
          <th scope="col">{words.state}</th>
          <th scope="col">{words.pile}</th>
          <th scope="col">{words.votes}</th>
          <th scope="col">{words.carriedBy}</th>
          {words.place !== undefined && <th scope="col">{words.place}</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ ink, number, name, place, pile, votes, carriedBy }) => (
          <tr key={ink} data-seat={ink} data-won={place === 1}>
            <th scope="row">
              <span className={ledger['name']}>
                <Token ink={ink} number={number} />
                {name}
              </span>
            </th>
            <td>{pile}</td>
            <td>{votes}</td>
            <td>{carriedBy}</td>
            {words.place !== undefined && <td>{place}</td>}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td colSpan={words.place === undefined ? 4 : 5}>{verdict}</td>
        </tr>
      </tfoot>
    </table>
  );
}
