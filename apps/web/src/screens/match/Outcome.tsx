import type { Sitting } from '../../frame/board-page.ts';
import { addressOf } from '../../page/router.ts';
import { Button } from '@whistlestop/board';
import type { Player } from '@whistlestop/table';
import { useMatchStart } from '../set-up/use-match-start.tsx';
import styles from './Outcome.module.css';
import { Result } from './Result.tsx';

/** Who won, and what to do next. */
export function Outcome({ sitting, id, players }: { sitting: Sitting; id: string; players: readonly Player[] }) {
  const { words, gameTable, table } = sitting;
  const { starting, trouble, start } = useMatchStart();
  const again = () => start(gameTable, { options: table.options, players });
  return (
    <section className={styles['outcome']} aria-label={words.table.over}>
      <Result sitting={sitting} />
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
