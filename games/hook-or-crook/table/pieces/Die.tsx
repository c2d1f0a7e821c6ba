import styles from './Die.module.css';

/** Where the pips of each side lie, on a field of 3 by 3. */
const PIPS: Readonly<Record<number, readonly number[]>> = {
  1: [4],
  2: [0, 8],
  3: [0, 4, 8],
  4: [0, 2, 6, 8],
  5: [0, 2, 4, 6, 8],
  6: [0, 2, 3, 5, 6, 8],
};

/** The die as it was last rolled. A new `roll` makes it tumble. */
export function Die({ pips, roll, label }: { pips: number | undefined; roll: number; label: string }) {
  return (
    <div className={styles['die']}>
      <svg key={roll} className={styles['cube']} viewBox="0 0 60 60" aria-hidden="true">
        <rect x="2" y="2" width="56" height="56" rx="10" />
        {(PIPS[pips ?? 0] ?? []).map((at) => (
          <circle key={at} cx={15 + (at % 3) * 15} cy={15 + Math.floor(at / 3) * 15} r="5.500" />
        ))}
      </svg>
      <p>{label}</p>
    </div>
  );
}
