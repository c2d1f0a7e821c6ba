import { useState } from 'react';
import { client } from '../../../online/club.ts';
import { useClubWords } from '../../../online/words/index.ts';
import { AskForm } from '../AskForm.tsx';
import { Card } from '../Card.tsx';
import { NewPassword, OldPassword } from '../Field.tsx';
import { RecoveryCode } from '../RecoveryCode.tsx';

/** Changes the password; every other device is signed out, tokens are withdrawn, and the recovery code is another. */
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
    <Card title={account.changePassword}>
      <p>{account.passwordChangeAbout}</p>
      <AskForm ask={change} button={account.changePassword} done={account.passwordChanged}>
        <OldPassword name={account.oldPassword} value={old} onWrite={setOld} />
        <NewPassword name={account.newPassword} hint={account.passwordAbout} value={fresh} onWrite={setFresh} />
      </AskForm>
      <RecoveryCode code={code} />
    </Card>
  );
}
