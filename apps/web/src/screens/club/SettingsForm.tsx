import { MANY_SEATS } from '@whistlestop/client';
import { useClubWords } from '../../words/club/index.ts';
import { Select } from '@whistlestop/board';
import styles from './club.module.css';
import {
  afterChoice,
  DECISION_DAYS,
  DELAY_MINUTES,
  PURSE_MINUTES,
  type MatchDraft,
  INCREMENT_SECONDS,
  timeoutOf,
} from './match-draft.ts';

const answersFor = <Value extends string>(values: readonly Value[], name: (count: number) => string) =>
  Object.fromEntries(values.map((value) => [value, name(Number(value))])) as Record<Value, string>;

/** Clock, access, spectators and rating of a match. */
export function SettingsForm({
  draft,
  seats,
  member,
  onChange,
}: {
  draft: MatchDraft;
  seats: number;
  /** Whether the opener is a member: guests play no rated matches. */
  member: boolean;
  onChange: (draft: MatchDraft) => void;
}) {
  const words = useClubWords();
  const change = (changes: Partial<MatchDraft>) => onChange(afterChoice(draft, changes));
  const rule = timeoutOf(draft, seats);
  return (
    <>
      <fieldset className={styles['fields']}>
        <legend>{words.open.time}</legend>
        <Select
          name={words.open.clock}
          value={draft.clock}
          answers={words.open.clocks}
          onChoose={(clock) => change({ clock })}
        />
        {draft.clock === 'live' && (
          <>
            <Select
              name={words.open.purse}
              value={draft.minutes}
              answers={answersFor(PURSE_MINUTES, words.minutes)}
              onChoose={(minutes) => change({ minutes })}
            />
            <Select
              name={words.open.increment}
              value={draft.seconds}
              answers={answersFor(INCREMENT_SECONDS, words.open.seconds)}
              onChoose={(seconds) => change({ seconds })}
            />
          </>
        )}
        {draft.clock === 'slow' && (
          <Select
            name={words.open.perDecision}
            value={draft.days}
            answers={answersFor(DECISION_DAYS, words.days)}
            onChoose={(days) => change({ days })}
          />
        )}
        {seats >= MANY_SEATS && (
          <Select
            name={words.open.onLeaving}
            value={rule === 'forfeit' ? rule : 'bot'}
            answers={words.open.leavers}
            onChoose={(onTimeout) => change({ onTimeout })}
          />
        )}
        {seats < MANY_SEATS && draft.clock !== 'none' && (
          <Select
            name={words.open.onTimeout}
            value={rule}
            answers={words.open.timeouts}
            onChoose={(onTimeout) => change({ onTimeout })}
          />
        )}
        {draft.clock === 'slow' && <p className={styles['quiet']}>{words.open.vacation}</p>}
      </fieldset>
      <fieldset className={styles['fields']}>
        <legend>{words.open.company}</legend>
        <Select
          name={words.open.access}
          value={draft.access}
          answers={words.open.accesses}
          onChoose={(access) => change({ access })}
        />
        {draft.access === 'lobby' && (
          <Select
            name={words.open.delay}
            value={draft.delay}
            answers={answersFor(DELAY_MINUTES, words.open.delays)}
            onChoose={(delay) => change({ delay })}
          />
        )}
        {member && (
          <Select
            name={words.open.rating}
            value={draft.rating}
            answers={words.open.ratings}
            onChoose={(rating) => change({ rating })}
          />
        )}
        <p className={styles['quiet']}>{member ? words.open.ratedAbout : words.open.ratedMembers}</p>
      </fieldset>
    </>
  );
}
