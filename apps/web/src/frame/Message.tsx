import type { ReactNode } from 'react';
import { useWords } from '../words/index.ts';
import styles from './Message.module.css';
import { addressOf } from '../page/router.ts';

/** A page with a single message: loading, gone, damaged. */
export function Message({
  title,
  about,
  busy = false,
  children,
}: {
  title: string;
  about?: string;
  busy?: boolean;
  children?: ReactNode;
}) {
  const words = useWords();
  return (
    <main className={styles['message']} aria-busy={busy}>
      <Train moving={busy} />
      <h1>{title}</h1>
      {about !== undefined && about !== '' && <p>{about}</p>}
      {!busy && (
        <div className={styles['ways']}>
          {children}
          <a href={addressOf({ at: 'home' })}>{words.errors.home}</a>
        </div>
      )}
    </main>
  );
}

/** The train: it moves while people wait. */
function Train({ moving }: { moving: boolean }) {
  return (
    <svg className={moving ? styles['moving'] : styles['train']} viewBox="0 0 120 44" aria-hidden="true">
      <path d="M2 38h116" className={styles['track']} />
      <path d="M12 12h44v20H12zM60 16h30l14 8v8H60zM66 8h8v8h-8z" className={styles['body']} />
      <path d="M18 17h9v7h-9zM31 17h9v7h-9zM44 17h7v7h-7z" className={styles['window']} />
      <g className={styles['wheels']}>
        <circle cx="22" cy="34" r="4" />
        <circle cx="46" cy="34" r="4" />
        <circle cx="68" cy="34" r="4" />
        <circle cx="94" cy="34" r="4" />
      </g>
    </svg>
  );
}
