import { useState } from 'react';
import { TextPage } from '../../frame/TextPage.tsx';
import { addressOf } from '../../page/router.ts';
import { client } from '../../online/client.ts';
import { useClubWords } from '../../words/club/index.ts';
import { RequestForm } from './RequestForm.tsx';
import { NewPassword } from './Field.tsx';
import { RecoveryCode } from './RecoveryCode.tsx';
import { DoneText } from './StatusText.tsx';

/** The page of the link in a reset e-mail: sets a new password. */
export function ResetScreen({ token }: { token: string }) {
  const { account } = useClubWords();
  const [password, setPassword] = useState('');
  const [done, setDone] = useState(false);
  const [code, setCode] = useState<string>();
  const reset = async () => {
    setCode((await client.call('reset', { body: { token, password } })).recoveryCode);
    setDone(true);
  };
  return (
    <TextPage narrow title={account.resetTitle}>
      <DoneText sentence={done ? account.resetDone : undefined} />
      <RecoveryCode code={code} />
      {done ? (
        <a href={addressOf({ at: 'account' })}>{account.signIn}</a>
      ) : (
        <RequestForm ask={reset} button={account.changePassword} look="primary" raised>
          <NewPassword name={account.newPassword} hint={account.passwordAbout} value={password} onWrite={setPassword} />
        </RequestForm>
      )}
    </TextPage>
  );
}
