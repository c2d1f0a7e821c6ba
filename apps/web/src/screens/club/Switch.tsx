import { useState } from 'react';
import styles from './club.module.css';

/** A switch that shows the requested value until the answer arrives. */
export function Switch({
  name,
  hint,
  on,
  disabled = false,
  onTurn,
}: {
  name: string;
  hint?: string | undefined;
  on: boolean;
  /** Whether it cannot be switched on yet. */
  disabled?: boolean;
  onTurn: (on: boolean) => Promise<unknown>;
}) {
  const [wanted, setWanted] = useState<boolean>();
  const turn = async (next: boolean) => {
    if (wanted !== undefined) return;
    setWanted(next);
    await onTurn(next);
    setWanted(undefined);
  };
  return (
    <label className={styles['check']}>
      <input
        type="checkbox"
        checked={wanted ?? on}
        disabled={disabled}
        aria-busy={wanted !== undefined}
        onChange={(event) => void turn(event.target.checked)}
      />
      <span>
        {name}
        {hint !== undefined && <span className={styles['quiet']}> {hint}</span>}
      </span>
    </label>
  );
}
