import ledger from '../design/ledger.module.css';
import type { Player } from './chips.ts';
import { Token } from './Pawn.tsx';

export type ReckoningRow = Player & { pile: number; votes: number; carriedBy: string };

/** The end: every State with both piles and who has carried it. */
export function Reckoning({
  rows,
  verdict,
  words,
}: {
  rows: readonly ReckoningRow[];
  verdict: string;
  words: { title: string; state: string; pile: string; votes: string; carriedBy: string };
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
        </tr>
      </thead>
      <tbody>
        {rows.map(({ ink, number, name, pile, votes, carriedBy }) => (
          <tr key={ink} data-seat={ink}>
            <th scope="row">
              <span className={ledger['name']}>
                <Token ink={ink} number={number} />
                {name}
              </span>
            </th>
            <td>{pile}</td>
            <td>{votes}</td>
            <td>{carriedBy}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td colSpan={4}>{verdict}</td>
        </tr>
      </tfoot>
    </table>
  );
}
