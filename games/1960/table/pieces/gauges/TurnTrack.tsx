import { Icon } from '@whistlestop/board';
import styles from './TurnTrack.module.css';

export type TurnTrackProps = {
  /** From 1 on. */
  turn: number;
  /** The activity phase from 1 on, or nothing in the other parts of a turn. */
  phase: number | undefined;
  /** The turns of the debates and of Election Day, which is the last, and the activity phases of any other turn. */
  calendar: { debates: number; electionDay: number; phases: number };
  words: {
    /** The whole state of the track in a sentence, for those who listen. */
    label: string;
    turn: (turn: number) => string;
    /** What is going on now, in a few words. */
    now: string;
  };
};

const upTo = (last: number): readonly number[] => Array.from({ length: last }, (_, index) => index + 1);

/** All turns, and within the present one its activity phases. */
export function TurnTrack({ turn, phase, calendar, words }: TurnTrackProps) {
  const { debates, electionDay, phases } = calendar;
  return (
    <div>
      <span className="visually-hidden">{words.label}</span>
      <div className={styles['track']} aria-hidden="true">
        <span className={styles['turns']}>
          {upTo(electionDay).map((one) => (
            <span
              key={one}
              className={styles['turn']}
              data-state={one < turn ? 'past' : one === turn ? 'now' : 'ahead'}
            >
              {one === debates ? <Icon name="candidate" /> : one === electionDay ? <Icon name="ballot" /> : one}
            </span>
          ))}
        </span>
        <span className={styles['present']}>
          <span className={styles['now']}>
            <strong>{words.turn(turn)}</strong>
            {words.now}
          </span>
          {turn !== debates && turn !== electionDay && (
            <span className={styles['phases']}>
              {upTo(phases).map((one) => (
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
