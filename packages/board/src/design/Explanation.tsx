import { type ReactNode, useId, useState } from 'react';
import styles from './Explanation.module.css';
import { Icon } from './Icon.tsx';

export type ExplanationProps = { ask: string; children: ReactNode };

/** A question mark that unfolds its answer in place, so that it works by touch and with screen readers. */
export function Explanation({ ask, children }: ExplanationProps) {
  const [shown, setShown] = useState(false);
  const answer = useId();
  return (
    <>
      <button
        type="button"
        className={styles['ask']}
        aria-expanded={shown}
        aria-controls={answer}
        onClick={() => setShown(!shown)}
      >
        <Icon name="question" />
        <span className="visually-hidden">{ask}</span>
      </button>
      <div id={answer} className={styles['answer']} hidden={!shown}>
        {children}
      </div>
    </>
  );
}
