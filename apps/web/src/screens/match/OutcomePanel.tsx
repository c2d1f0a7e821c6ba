import type { PageSitting } from '../../frame/board-page.ts';
import { addressOf } from '../../page/router.ts';
import { Button } from '@whistlestop/board';
import type { SeatPlayer } from '@whistlestop/table';
import { useMatchStart } from '../set-up/use-match-start.tsx';
import styles from './OutcomePanel.module.css';
import { MatchResult } from './MatchResult.tsx';

/** The winner, and what to do next. */
export function OutcomePanel({
  sitting,
  id,
  players,
}: {
  sitting: PageSitting;
  id: string;
  players: readonly SeatPlayer[];
}) {
  const { words, gameTable, table } = sitting;
  const { starting, trouble, start } = useMatchStart();
  const again = () => start(gameTable, { options: table.options, players });
  return (
    <section className={styles['outcome']} aria-label={words.table.over}>
      <MatchResult sitting={sitting} />
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
