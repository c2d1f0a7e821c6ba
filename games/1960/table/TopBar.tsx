import {
  ACTIVITIES,
  ACTIVITY,
  activity,
  DEBATE_TURN,
  ELECTION_TURN,
  MAJORITY,
  PHASES,
  phase,
  raceOf,
  TOTAL_VOTES,
  turn,
} from '../rules/parts.ts';
import type { NineteenSixtyTexts } from '../texts/index.ts';
import type { TableWords } from '../texts/table.ts';
import { RaceBar } from './pieces/gauges/RaceBar.tsx';
import { TurnTrack } from './pieces/gauges/TurnTrack.tsx';
import type { Sitting } from '@whistlestop/board';
import styles from './TopBar.module.css';

const CALENDAR = { debates: DEBATE_TURN, electionDay: ELECTION_TURN, phases: ACTIVITIES };

/** The race for a majority, and where in the calendar the match stands. */
export function TopBar({ sitting, words }: { sitting: Sitting<NineteenSixtyTexts>; words: TableWords }) {
  const { view } = sitting.snapshot;
  const { led, leaning } = raceOf(view);
  const now = phase.get(view);
  const round = now === ACTIVITY ? activity.get(view) : undefined;
  const name = words.phases[PHASES[now] ?? 'over'];
  const part = round === undefined ? name : `${name} ${round}`;
  return (
    <div className={styles['top']}>
      <TurnTrack
        turn={turn.get(view)}
        calendar={CALENDAR}
        phase={round}
        words={{ label: `${words.turn(turn.get(view))}, ${part}`, turn: words.turn, now: part }}
      />
      <div className={styles['race']}>
        <RaceBar
          votes={led}
          leaning={leaning}
          total={TOTAL_VOTES}
          toWin={MAJORITY}
          names={words.names}
          words={{ label: words.race(led.kennedy, led.nixon, MAJORITY), toWin: words.toWin(MAJORITY) }}
        />
      </div>
    </div>
  );
}
