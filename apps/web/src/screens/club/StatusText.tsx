import styles from './club.module.css';

/** Why the club said no; read aloud. */
export function ErrorText({ sentence }: { sentence: string | undefined }) {
  return sentence === undefined ? null : (
    <p className={styles['problem']} role="alert">
      {sentence}
    </p>
  );
}

/** That something has been done; read aloud. */
export function DoneText({ sentence }: { sentence: string | undefined }) {
  return <output>{sentence !== undefined && <span className={styles['done']}>{sentence}</span>}</output>;
}
