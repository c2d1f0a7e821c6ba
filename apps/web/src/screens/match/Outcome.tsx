import { winnersOf } from '@whistlestop/kernel';
import { addressOf } from '../../app/router.ts';
import { Button } from '../../design/Button.tsx';
import type { Player } from '../../table/table.ts';
import { useMatchStart } from '../set-up/use-match-start.tsx';
import styles from './Outcome.module.css';
import type { Sitting } from './sitting.ts';

/** Who won, and what to do next. */
export function Outcome({ sitting, id, players }: { sitting: Sitting; id: string; players: readonly Player[] }) {
  const { snapshot, texts, words, gameTable, table } = sitting;
  const { starting, trouble, start } = useMatchStart();
  const { forfeit, stopped } = snapshot;
  const winners = winnersOf(snapshot.scores ?? []).map((seat) => texts.seat(seat));
  const again = () => start(gameTable, { options: table.options, players });
  return (
    <section className={styles['outcome']} aria-label={words.table.over}>
      <h2>{words.home.won(winners.join(', '))}</h2>
      {forfeit !== undefined && <p>{words.table.forfeits[forfeit.reason](texts.seat(forfeit.seat))}</p>}
      {stopped !== undefined && <p>{words.table.stops[stopped]}</p>}
      <div className={styles['ways']}>
        <Button look="primary" disabled={starting} onClick={again}>
          {words.table.rematch}
        </Button>
        <a href={addressOf({ at: 'replay', id })}>{words.table.replay}</a>
      </div>
      {trouble}
    </section>
  );
}
