import { useState } from 'react';
import { client } from '../../../online/client.ts';
import { useClubWords } from '../../../words/club/index.ts';
import { RequestForm } from '../RequestForm.tsx';
import { FormCard } from '../FormCard.tsx';
import { NewPassword, OldPassword } from '../Field.tsx';
import { RecoveryCode } from '../RecoveryCode.tsx';

/** Changes the password: signs out every other device, withdraws tokens, and makes a new recovery code. */
export function PasswordCard({ onChange }: { onChange: () => void }) {
  const { account } = useClubWords();
  const [old, setOld] = useState('');
  const [fresh, setFresh] = useState('');
  const [code, setCode] = useState<string>();
  const change = async () => {
    setCode((await client.call('changePassword', { body: { old, new: fresh } })).recoveryCode);
    setOld('');
    setFresh('');
    onChange();
  };
  return (
    <FormCard title={account.changePassword}>
      <p>{account.passwordChangeAbout}</p>
      <RequestForm ask={change} button={account.changePassword} done={account.passwordChanged}>
        <OldPassword name={account.oldPassword} value={old} onWrite={setOld} />
        <NewPassword name={account.newPassword} hint={account.passwordAbout} value={fresh} onWrite={setFresh} />
      </RequestForm>
      <RecoveryCode code={code} />
    </FormCard>
  );
}
