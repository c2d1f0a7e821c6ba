import { useClubWords } from '../../words/club/index.ts';
import styles from './club.module.css';

/** A recovery code, which the club shows once. */
export function RecoveryCode({ code }: { code: string | undefined }) {
  const { account } = useClubWords();
  if (code === undefined) return null;
  return (
    <>
      <label className={styles['field']}>
        {account.recoveryCode}
        <input readOnly value={code} onFocus={(event) => event.target.select()} />
      </label>
      <p>{account.recoveryKeep}</p>
    </>
  );
}
