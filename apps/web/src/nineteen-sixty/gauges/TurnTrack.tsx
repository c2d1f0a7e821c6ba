import { Icon } from '../../design/Icon.tsx';
import styles from './TurnTrack.module.css';

export type TurnTrackProps = {
  /** From 1 to 9; the sixth is the debates and the ninth Election Day. */
  turn: number;
  /** The activity phase from 1 to 5, or nothing in the other parts of a turn. */
  phase: number | undefined;
  words: {
    /** The whole state of the track in a sentence, for those who listen. */
    label: string;
    turn: (turn: number) => string;
    /** What is going on now, in a few words. */
    now: string;
  };
};

const TURNS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
const PHASES = [1, 2, 3, 4, 5] as const;

/** Nine turns, and within the present one its five activity phases. */
export function TurnTrack({ turn, phase, words }: TurnTrackProps) {
  return (
    <div>
      <span className="visually-hidden">{words.label}</span>
      <div className={styles['track']} aria-hidden="true">
        <span className={styles['turns']}>
          {TURNS.map((one) => (
            <span
              key={one}
              className={styles['turn']}
              data-state={one < turn ? 'past' : one === turn ? 'now' : 'ahead'}
            >
              {one === 6 ? <Icon name="candidate" /> : one === 9 ? <Icon name="ballot" /> : one}
            </span>
          ))}
        </span>
        <span className={styles['present']}>
          <span className={styles['now']}>
            <strong>{words.turn(turn)}</strong>
            {words.now}
          </span>
          {turn !== 6 && turn !== 9 && (
            <span className={styles['phases']}>
              {PHASES.map((one) => (
                <span
                  key={one}
                  className={styles['phase']}
                  data-state={phase === undefined || one > phase ? 'ahead' : one < phase ? 'past' : 'now'}
                />
              ))}
            </span>
          )}
        </span>
      </div>
    </div>
  );
}
