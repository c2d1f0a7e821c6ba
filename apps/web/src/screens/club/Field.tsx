import type { InputHTMLAttributes } from 'react';
import styles from './club.module.css';

/** A text field, with its name above and a hint below. */
export function Field({
  name,
  hint,
  onWrite,
  ...input
}: {
  name: string;
  hint?: string;
  onWrite: (text: string) => void;
} & Omit<InputHTMLAttributes<HTMLInputElement>, 'name' | 'onChange'>) {
  return (
    <label className={styles['field']}>
      {name}
      <input {...input} onChange={(event) => onWrite(event.target.value)} />
      {hint !== undefined && <span className={styles['quiet']}>{hint}</span>}
    </label>
  );
}

/** A field for a new password, with the club's limits. */
export function NewPassword(line: { name: string; hint: string; value: string; onWrite: (text: string) => void }) {
  return <Field {...line} type="password" autoComplete="new-password" minLength={10} maxLength={200} required />;
}

/** A field for the present password. */
export function OldPassword(line: { name: string; value: string; onWrite: (text: string) => void }) {
  return <Field {...line} type="password" autoComplete="current-password" required />;
}
