import styles from './FrontPage.module.css';

/** A News Card as the front page it is. */
export function FrontPage({
  paper,
  edition,
  headline,
  story,
  effect,
}: {
  paper: string;
  edition: string;
  headline: string;
  story: string;
  effect: string;
}) {
  return (
    <article className={styles['page']}>
      <header className={styles['head']}>
        <p className={styles['paper']}>{paper}</p>
        <p className={styles['edition']}>{edition}</p>
      </header>
      <h2 className={styles['headline']}>{headline}</h2>
      <p className={styles['story']}>{story}</p>
      <p className={styles['effect']}>{effect}</p>
    </article>
  );
}
