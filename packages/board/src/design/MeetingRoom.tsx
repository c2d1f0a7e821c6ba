import type { ReactNode } from 'react';
import styles from './MeetingRoom.module.css';

/** A panelled room drawn around its content, with the time beside the title. */
export function MeetingRoom({ title, time, children }: { title: string; time: ReactNode; children: ReactNode }) {
  return (
    <section className={styles['room']} aria-label={title}>
      <header className={styles['head']}>
        <h2>{title}</h2>
        {time}
      </header>
      {children}
    </section>
  );
}
