import { useState } from 'react';
import { go } from '../../../page/router.ts';
import { Button, Dialog, download } from '@whistlestop/board';
import { client } from '../../../online/client.ts';
import { useRequest } from '../../../online/club-cache.ts';
import { signOut } from '../../../online/club.ts';
import { useClubWords } from '../../../words/club/index.ts';
import { useWords } from '../../../words/index.ts';
import { ErrorText } from '../StatusText.tsx';
import { RequestForm } from '../RequestForm.tsx';
import styles from '../club.module.css';
import { OldPassword } from '../Field.tsx';
import { FormCard } from '../FormCard.tsx';

/** Export and deletion of everything the club stores about the person. */
export function DataCard({ member }: { member: boolean }) {
  const { account } = useClubWords();
  const { busy, problem, run } = useRequest();
  const [leaving, setLeaving] = useState(false);
  const save = () =>
    run(async () => {
      const data = await client.call('exportMe', {});
      download('whistlestop-my-data.json', JSON.stringify(data, null, 2));
    });
  return (
    <FormCard title={account.data}>
      <ErrorText sentence={problem} />
      <div className={styles['ways']}>
        <Button icon="download" disabled={busy} onClick={() => void save()}>
          {account.export}
        </Button>
        <Button onClick={() => setLeaving(true)}>{account.delete}</Button>
      </div>
      <DeleteDialog open={leaving} member={member} onClose={() => setLeaving(false)} />
    </FormCard>
  );
}

/** Confirms the deletion, with the password of a member. */
function DeleteDialog({ open, member, onClose }: { open: boolean; member: boolean; onClose: () => void }) {
  const { account } = useClubWords();
  const words = useWords();
  const [password, setPassword] = useState('');
  const remove = async () => {
    await signOut(() => client.call('deleteMe', { body: member ? { password } : {} }), true);
    go({ at: 'club' });
  };
  return (
    <Dialog open={open} title={account.deleteTitle} words={words} onClose={onClose}>
      <RequestForm
        ask={remove}
        button={account.deleteNow}
        look="danger"
        before={<Button onClick={onClose}>{words.cancel}</Button>}
      >
        <p>{account.deleteAbout}</p>
        {member && <OldPassword name={account.password} value={password} onWrite={setPassword} />}
      </RequestForm>
    </Dialog>
  );
}
