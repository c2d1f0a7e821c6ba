import styles from './Bunting.module.css';

const FLAGS = Array.from({ length: 13 }, (_, index) => index);

/** A row of campaign bunting, our own drawing: stars on one side, bars on the other. */
export function Bunting() {
  return (
    <svg className={styles['bunting']} viewBox="0 0 780 64" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
      <path className={styles['string']} d="M0 4h780" />
      {FLAGS.map((flag) => (
        <g key={flag} transform={`translate(${flag * 60} 4)`}>
          <path className={flag % 2 === 0 ? styles['blue'] : styles['red']} d="M2 0h56L30 52Z" />
          {flag % 2 === 0 ? (
            <path
              className={styles['mark']}
              d="m30 6 3.2 6.9 7.6.8-5.7 5.1 1.6 7.5-6.7-3.9-6.7 3.9 1.6-7.5-5.7-5.1 7.6-.8Z"
            />
          ) : (
            <path
              className={styles['mark']}
              d="M6 6h48l-3.2 6H9.2ZM12.500 18h35l-3.200 6h-28.600ZM19 30h22l-3.200 6H22.200Z"
            />
          )}
        </g>
      ))}
    </svg>
  );
}
