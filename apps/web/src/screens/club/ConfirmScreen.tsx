import { useState } from 'react';
import { TextPage } from '../../frame/TextPage.tsx';
import { addressOf } from '../../page/router.ts';
import { client } from '../../online/client.ts';
import { updateMe, useSession } from '../../online/session.ts';
import { useClubWords } from '../../words/club/index.ts';
import { useWords } from '../../words/index.ts';
import { RequestForm } from './RequestForm.tsx';
import { DoneText } from './StatusText.tsx';

/** The page of the link in a confirmation e-mail. Confirming takes a click, because e-mail scanners open links too. */
export function ConfirmScreen({ token }: { token: string }) {
  const { account } = useClubWords();
  const page = useWords();
  const [done, setDone] = useState(false);
  const confirm = async () => {
    await client.call('confirmMail', { body: { token } });
    setDone(true);
    // The address may belong to another account than the signed-in one.
    if (useSession.getState().me != null) updateMe(await client.call('me', {}));
  };
  return (
    <TextPage narrow title={account.confirmTitle}>
      <DoneText sentence={done ? account.confirmDone : undefined} />
      {done ? (
        <a href={addressOf({ at: 'club' })}>{page.toClub}</a>
      ) : (
        <RequestForm ask={confirm} button={account.confirm} look="primary" raised>
          <p>{account.confirmAbout}</p>
        </RequestForm>
      )}
    </TextPage>
  );
}
