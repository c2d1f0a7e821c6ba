import type { ClockSettings, MatchSettings } from '@whistlestop/client';
import { useClubWords } from '../../online/words/index.ts';
import { Choice } from '../set-up/Choice.tsx';
import styles from './club.module.css';
import { DAY } from './match-words.ts';

const MINUTES = ['5', '10', '20', '30', '45', '60', '90'] as const;
const SECONDS = ['0', '5', '10', '20', '30', '60'] as const;
const DAYS = ['1', '2', '3', '5', '7', '14'] as const;
const DELAYS = ['0', '2', '5', '15', '60'] as const;

/** The answers of the form, before they become the settings of a match. */
export interface Plan {
  readonly clock: ClockSettings['kind'];
  readonly minutes: (typeof MINUTES)[number];
  readonly seconds: (typeof SECONDS)[number];
  readonly days: (typeof DAYS)[number];
  readonly onTimeout: MatchSettings['onTimeout'];
  readonly access: 'lobby' | 'link';
  readonly delay: (typeof DELAYS)[number];
  readonly rating: 'rated' | 'casual';
}

export const usualPlan: Plan = {
  clock: 'none',
  minutes: '45',
  seconds: '10',
  days: '3',
  onTimeout: 'claim',
  access: 'lobby',
  delay: '0',
  rating: 'casual',
};

function clockOf({ clock, minutes, seconds, days }: Plan): ClockSettings {
  if (clock === 'none') return { kind: 'none' };
  if (clock === 'slow') return { kind: 'slow', perDecision: Number(days) * DAY };
  return { kind: 'live', purse: Number(minutes) * 60_000, increment: Number(seconds) * 1000 };
}

/** The settings of a match as the club takes them. */
export const settingsOf = (plan: Plan): MatchSettings => ({
  clock: clockOf(plan),
  onTimeout: plan.onTimeout,
  public: plan.access === 'lobby',
  spectatorDelay: plan.access === 'lobby' ? Number(plan.delay) * 60_000 : 0,
  rated: plan.rating === 'rated',
});

const named = <Value extends string>(values: readonly Value[], name: (count: number) => string) =>
  Object.fromEntries(values.map((value) => [value, name(Number(value))])) as Record<Value, string>;

/** Clock, access, spectators and rating of a match. */
export function SettingsForm({ plan, onChange }: { plan: Plan; onChange: (plan: Plan) => void }) {
  const words = useClubWords();
  const change = (changes: Partial<Plan>) => onChange({ ...plan, ...changes });
  return (
    <>
      <fieldset className={styles['fields']}>
        <legend>{words.open.time}</legend>
        <Choice
          name={words.open.clock}
          value={plan.clock}
          answers={words.open.clocks}
          onChoose={(clock) => change({ clock })}
        />
        {plan.clock === 'live' && (
          <>
            <Choice
              name={words.open.purse}
              value={plan.minutes}
              answers={named(MINUTES, words.minutes)}
              onChoose={(minutes) => change({ minutes })}
            />
            <Choice
              name={words.open.increment}
              value={plan.seconds}
              answers={named(SECONDS, words.open.seconds)}
              onChoose={(seconds) => change({ seconds })}
            />
          </>
        )}
        {plan.clock === 'slow' && (
          <Choice
            name={words.open.perDecision}
            value={plan.days}
            answers={named(DAYS, words.days)}
            onChoose={(days) => change({ days })}
          />
        )}
        {plan.clock !== 'none' && (
          <Choice
            name={words.open.onTimeout}
            value={plan.onTimeout}
            answers={words.open.timeouts}
            onChoose={(onTimeout) => change({ onTimeout })}
          />
        )}
        {plan.clock === 'slow' && <p className={styles['quiet']}>{words.open.vacation}</p>}
      </fieldset>
      <fieldset className={styles['fields']}>
        <legend>{words.open.company}</legend>
        <Choice
          name={words.open.access}
          value={plan.access}
          answers={words.open.accesses}
          onChoose={(access) => change({ access })}
        />
        {plan.access === 'lobby' && (
          <Choice
            name={words.open.delay}
            value={plan.delay}
            answers={named(DELAYS, words.open.delays)}
            onChoose={(delay) => change({ delay })}
          />
        )}
        <Choice
          name={words.open.rating}
          value={plan.rating}
          answers={words.open.ratings}
          onChoose={(rating) => change({ rating })}
        />
      </fieldset>
    </>
  );
}
