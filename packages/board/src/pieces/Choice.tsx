import type { ReactNode } from 'react';
import styles from './Choice.module.css';

/** One question of a set-up form with a few answers. */
export function Choice<Value extends string>({
  name,
  value,
  answers,
  onChoose,
}: {
  name: string;
  value: Value;
  answers: Readonly<Record<Value, string>>;
  onChoose: (value: Value) => void;
}) {
  const values = Object.keys(answers) as Value[];
  return (
    <label className={styles['choice']}>
      {name}
      <select
        value={value}
        onChange={(event) => {
          const chosen = values.find((candidate) => candidate === event.target.value);
          if (chosen !== undefined) onChoose(chosen);
        }}
      >
        {values.map((one) => (
          <option key={one} value={one}>
            {answers[one]}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The questions of a set-up form, side by side where there is room. */
export function Choices({ children }: { children: ReactNode }) {
  return <div className={styles['choices']}>{children}</div>;
}
