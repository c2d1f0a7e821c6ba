import { type ReactNode, useId } from 'react';
import styles from './club.module.css';

/** A titled card of a page of forms. */
export function FormCard({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles['card']} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
