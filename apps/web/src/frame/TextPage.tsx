import type { ReactNode } from 'react';
import { Header } from './Header.tsx';
import { useHeadingInTab } from './tab-heading.ts';
import styles from './TextPage.module.css';

/** A page to read or to fill in: the header, what it is about, and its content in one column. */
export function TextPage({
  kicker,
  title,
  narrow = false,
  children,
}: {
  kicker?: string;
  title: string;
  narrow?: boolean;
  children: ReactNode;
}) {
  useHeadingInTab(title);
  return (
    <>
      <Header />
      <main className={narrow ? `${styles['page']} ${styles['narrow']}` : styles['page']}>
        <div>
          {kicker !== undefined && <p className={styles['kicker']}>{kicker}</p>}
          <h1>{title}</h1>
        </div>
        {children}
      </main>
    </>
  );
}
