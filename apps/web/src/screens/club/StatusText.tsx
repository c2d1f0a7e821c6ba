import styles from './club.module.css';

/** A refusal, announced to screen readers. */
export function ErrorText({ sentence }: { sentence: string | undefined }) {
  return sentence === undefined ? null : (
    <p className={styles['problem']} role="alert">
      {sentence}
    </p>
  );
}

/** A success, announced to screen readers. */
export function DoneText({ sentence }: { sentence: string | undefined }) {
  return <output>{sentence !== undefined && <span className={styles['done']}>{sentence}</span>}</output>;
}
