import { useState } from 'react';
import { Page } from '../../frame/Page.tsx';
import { addressOf } from '../../page/router.ts';
import { client } from '../../online/client.ts';
import { updateMe, useSession } from '../../online/session.ts';
import { useClubWords } from '../../online/words/index.ts';
import { useWords } from '../../words/index.ts';
import { RequestForm } from './RequestForm.tsx';
import { DoneText } from './StatusText.tsx';

/**
 * Where the link leads that was sent to a new mail address: its reader agrees to it, by a click, since programs that look
 * through mail open links too.
 */
export function ConfirmScreen({ token }: { token: string }) {
  const { account } = useClubWords();
  const page = useWords();
  const [done, setDone] = useState(false);
  const confirm = async () => {
    await client.call('confirmMail', { body: { token } });
    setDone(true);
    // It need not be the address of whoever is signed in here.
    if (useSession.getState().me != null) updateMe(await client.call('me', {}));
  };
  return (
    <Page narrow title={account.confirmTitle}>
      <DoneText sentence={done ? account.confirmDone : undefined} />
      {done ? (
        <a href={addressOf({ at: 'club' })}>{page.toClub}</a>
      ) : (
        <RequestForm ask={confirm} button={account.confirm} look="primary" raised>
          <p>{account.confirmAbout}</p>
        </RequestForm>
      )}
    </Page>
  );
}
