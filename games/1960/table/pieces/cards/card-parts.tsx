import styles from './card-parts.module.css';

const SCALLOPS = 16;
const SEAL = Array.from({ length: SCALLOPS * 2 }, (_, index) => {
  const angle = (index / (SCALLOPS * 2)) * 2 * Math.PI - Math.PI / 2;
  const radius = index % 2 === 0 ? 23 : 20.5;
  return `${(24 + radius * Math.cos(angle)).toFixed(1)} ${(24 + radius * Math.sin(angle)).toFixed(1)}`;
}).join('L');

/** The seal of the state in which a card helps on Election Day. */
export function StateSeal({ code }: { code: string }) {
  return (
    <svg className={styles['seal']} viewBox="0 0 48 48" aria-hidden="true">
      <path className={styles['edge']} d={`M${SEAL}Z`} />
      <circle className={styles['rim']} cx="24" cy="24" r="17" />
      <text className={styles['code']} x="24" y="25">
        {code}
      </text>
    </svg>
  );
}

/** The rest cubes printed on a card, unpainted: they will be the colour of whoever plays it. */
export function RestCubes({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <svg
      className={styles['rest']}
      viewBox={`0 0 ${count * 14 + 2} 16`}
      style={{ width: `${(count * 14 + 2) / 16}em` }}
      aria-hidden="true"
    >
      {Array.from({ length: count }, (_, index) => (
        <path
          key={index}
          transform={`translate(${index * 14 + 1} 1)`}
          d="M1 4.5 4.5 1H12.500v8L9 12.500H1ZM1 4.500h8v8M9 4.500l3.5-3.5"
        />
      ))}
    </svg>
  );
}
