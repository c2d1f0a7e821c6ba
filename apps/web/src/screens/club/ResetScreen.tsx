import { useState } from 'react';
import { addressOf } from '../../app/router.ts';
import { Button } from '../../design/Button.tsx';
import { client } from '../../online/club.ts';
import { useRequest } from '../../online/use-request.ts';
import { useClubWords } from '../../online/words/index.ts';
import { ClubFrame, Done, Problem } from './ClubFrame.tsx';
import styles from './club.module.css';
import { NewPassword } from './Field.tsx';

/** Where the link of a reset mail leads: a new password, and then signing in with it. */
export function ResetScreen({ token }: { token: string }) {
  const { account } = useClubWords();
  const [password, setPassword] = useState('');
  const [done, setDone] = useState(false);
  const { busy, problem, run } = useRequest();
  const reset = async () => {
    if (await run(() => client.call('reset', { body: { token, password } }))) setDone(true);
  };
  return (
    <ClubFrame narrow title={account.resetTitle}>
      <Done sentence={done ? account.resetDone : undefined} />
      {done ? (
        <a href={addressOf({ at: 'account' })}>{account.signIn}</a>
      ) : (
        <form
          className={styles['card']}
          onSubmit={(event) => {
            event.preventDefault();
            void reset();
          }}
        >
          <NewPassword name={account.newPassword} hint={account.passwordAbout} value={password} onWrite={setPassword} />
          <Problem sentence={problem} />
          <div className={styles['ways']}>
            <Button type="submit" look="primary" disabled={busy}>
              {account.changePassword}
            </Button>
          </div>
        </form>
      )}
    </ClubFrame>
  );
}
