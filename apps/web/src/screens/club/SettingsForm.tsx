import { MANY_SEATS } from '@whistlestop/client';
import { useClubWords } from '../../online/words/index.ts';
import { Choice } from '@whistlestop/board';
import styles from './club.module.css';
import { afterChoice, DAYS, DELAYS, MINUTES, type MatchDraft, SECONDS, timeoutOf } from './match-draft.ts';

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
        <Choice
          name={words.open.clock}
          value={draft.clock}
          answers={words.open.clocks}
          onChoose={(clock) => change({ clock })}
        />
        {draft.clock === 'live' && (
          <>
            <Choice
              name={words.open.purse}
              value={draft.minutes}
              answers={answersFor(MINUTES, words.minutes)}
              onChoose={(minutes) => change({ minutes })}
            />
            <Choice
              name={words.open.increment}
              value={draft.seconds}
              answers={answersFor(SECONDS, words.open.seconds)}
              onChoose={(seconds) => change({ seconds })}
            />
          </>
        )}
        {draft.clock === 'slow' && (
          <Choice
            name={words.open.perDecision}
            value={draft.days}
            answers={answersFor(DAYS, words.days)}
            onChoose={(days) => change({ days })}
          />
        )}
        {seats >= MANY_SEATS && (
          <Choice
            name={words.open.onLeaving}
            value={rule === 'forfeit' ? rule : 'bot'}
            answers={words.open.leavers}
            onChoose={(onTimeout) => change({ onTimeout })}
          />
        )}
        {seats < MANY_SEATS && draft.clock !== 'none' && (
          <Choice
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
        <Choice
          name={words.open.access}
          value={draft.access}
          answers={words.open.accesses}
          onChoose={(access) => change({ access })}
        />
        {draft.access === 'lobby' && (
          <Choice
            name={words.open.delay}
            value={draft.delay}
            answers={answersFor(DELAYS, words.open.delays)}
            onChoose={(delay) => change({ delay })}
          />
        )}
        {member && (
          <Choice
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
