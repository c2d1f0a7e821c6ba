import type { ReactNode } from 'react';
import styles from './Select.module.css';

/** A labelled `select` element with a few answers. */
export function Select<Value extends string>({
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
    <label className={styles['select']}>
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

/** Several of them, side by side where there is room. */
export function SelectGroup({ children }: { children: ReactNode }) {
  return <div className={styles['group']}>{children}</div>;
}
