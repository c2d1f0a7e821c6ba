import { useState } from 'react';
import { Button } from '../../../design/Button.tsx';
import { client } from '../../../online/club.ts';
import { useRequest } from '../../../online/use-request.ts';
import { useClubWords } from '../../../online/words/index.ts';
import { Done, Problem } from '../ClubFrame.tsx';
import styles from '../club.module.css';
import { Field, NewPassword } from '../Field.tsx';
import { Card } from './Card.tsx';

/** Changes the password; every other device is signed out. */
export function PasswordCard() {
  const { account } = useClubWords();
  const [old, setOld] = useState('');
  const [fresh, setFresh] = useState('');
  const [done, setDone] = useState(false);
  const { busy, problem, run } = useRequest();
  const change = async () => {
    const changed = await run(() => client.call('changePassword', { body: { old, new: fresh } }));
    setDone(changed);
    if (!changed) return;
    setOld('');
    setFresh('');
  };
  return (
    <Card title={account.changePassword}>
      <form
        className={styles['form']}
        onSubmit={(event) => {
          event.preventDefault();
          void change();
        }}
      >
        <Field
          name={account.oldPassword}
          type="password"
          value={old}
          autoComplete="current-password"
          required
          onWrite={setOld}
        />
        <NewPassword name={account.newPassword} hint={account.passwordAbout} value={fresh} onWrite={setFresh} />
        <Problem sentence={problem} />
        <Done sentence={done ? account.passwordChanged : undefined} />
        <div className={styles['ways']}>
          <Button type="submit" disabled={busy}>
            {account.changePassword}
          </Button>
        </div>
      </form>
    </Card>
  );
}
