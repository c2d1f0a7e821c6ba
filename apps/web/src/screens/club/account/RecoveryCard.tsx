import { useState } from 'react';
import { client } from '../../../online/client.ts';
import { updateMe } from '../../../online/session.ts';
import { useClubWords } from '../../../words/club/index.ts';
import { RequestForm } from '../RequestForm.tsx';
import { FormCard } from '../FormCard.tsx';
import { OldPassword } from '../Field.tsx';
import { RecoveryCode } from '../RecoveryCode.tsx';

/** Makes another recovery code. */
export function RecoveryCard({ recoverable }: { recoverable: boolean }) {
  const { account } = useClubWords();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState<string>();
  const make = async () => {
    setCode((await client.call('newRecoveryCode', { body: { password } })).recoveryCode);
    setPassword('');
    updateMe(await client.call('me', {}));
  };
  return (
    <FormCard title={account.recoveryCode}>
      <p>{`${account.recoveryAbout} ${recoverable ? account.recoveryThere : account.recoveryNone}`}</p>
      <RecoveryCode code={code} />
      <RequestForm ask={make} button={account.newRecoveryCode}>
        <OldPassword name={account.oldPassword} value={password} onWrite={setPassword} />
      </RequestForm>
    </FormCard>
  );
}
