import styles from './InkPatterns.module.css';

/** The print of each candidate, so that no one needs to see its colour: hatching for Kennedy, dots for Nixon. */
export function InkPatterns({ id, scale = 1 }: { id: string; scale?: number }) {
  const turn = `rotate(45) scale(${scale})`;
  return (
    <defs>
      <pattern id={`${id}-kennedy`} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform={turn}>
        <path className={styles['kennedy']} d="M0 3h6" strokeWidth="1.6" />
      </pattern>
      <pattern id={`${id}-nixon`} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform={turn}>
        <circle className={styles['nixon']} cx="3" cy="3" r="1.25" />
      </pattern>
      <pattern id={`${id}-kennedy-band`} width="4" height="4" patternUnits="userSpaceOnUse" patternTransform={turn}>
        <path className={styles['kennedySolid']} d="M0 0h4v4h-4z" />
        <path className={styles['onBand']} d="M0 2h4" strokeWidth="1.1" />
      </pattern>
      <pattern
        id={`${id}-nixon-band`}
        width="4"
        height="4"
        patternUnits="userSpaceOnUse"
        patternTransform={`scale(${scale})`}
      >
        <path className={styles['nixonSolid']} d="M0 0h4v4h-4z" />
        <circle className={styles['dotOnBand']} cx="2" cy="2" r="0.95" />
      </pattern>
    </defs>
  );
}
