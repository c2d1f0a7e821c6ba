import type { Me, NoticeWays } from '@whistlestop/client';
import { useState } from 'react';
import { client } from '../../../online/client.ts';
import { useRequest } from '../../../online/club-cache.ts';
import { updateMe, useSession } from '../../../online/session.ts';
import { useClubWords } from '../../../words/club/index.ts';
import { canNotify, isNotifying, setNotifying } from '../../../online/move-notification.ts';
import { RequestForm } from '../RequestForm.tsx';
import styles from '../club.module.css';
import { ErrorText } from '../StatusText.tsx';
import { Field } from '../Field.tsx';
import { Switch } from '../Switch.tsx';
import { FormCard } from '../FormCard.tsx';

/** How the person is notified of their move; each channel can be switched off. */
export function NoticesCard({ me }: { me: Me }) {
  const { account } = useClubWords();
  const mails = useSession((session) => session.mails);
  const [mail, setMail] = useState(me.mail ?? '');
  const [webhook, setWebhook] = useState(me.webhook ?? '');
  const { problem, run } = useRequest();
  const turn = (way: keyof NoticeWays, on: boolean) =>
    run(async () => updateMe(await client.call('changeMe', { body: { notices: { ...me.notices, [way]: on } } })));
  const save = async () => {
    const body = { mail: mail === '' ? null : mail, webhook: webhook === '' ? null : webhook };
    updateMe(await client.call('changeMe', { body }));
  };
  /** A channel that needs an address cannot be switched on without one. */
  const along = (way: 'mail' | 'webhook', needs: string) => {
    const lacks = me[way] === null;
    return { hint: lacks ? needs : undefined, on: !lacks && me.notices[way], disabled: lacks };
  };
  const byMail = along('mail', account.needsMail);
  const hint = me.unconfirmed ? account.needsConfirmation : byMail.hint;
  return (
    <FormCard title={account.notices}>
      <Switch name={account.noticePage} on={me.notices.page} onTurn={(on) => turn('page', on)} />
      {mails && <Switch name={account.noticeMail} {...byMail} hint={hint} onTurn={(on) => turn('mail', on)} />}
      <Switch
        name={account.noticeWebhook}
        {...along('webhook', account.needsWebhook)}
        onTurn={(on) => turn('webhook', on)}
      />
      {canNotify() && <BrowserNotices />}
      <ErrorText sentence={problem} />
      {me.unconfirmed && me.mail !== null && <Unconfirmed mail={me.mail} />}
      {!mails && <p className={styles['quiet']}>{me.mail === null ? account.noMail : account.noMailKept}</p>}
      <RequestForm ask={save} button={account.save} done={account.saved}>
        {(mails || me.mail !== null) && (
          <Field name={account.mail} type="email" value={mail} autoComplete="email" maxLength={200} onWrite={setMail} />
        )}
        <Field name={account.webhook} type="url" value={webhook} maxLength={500} onWrite={setWebhook} />
      </RequestForm>
    </FormCard>
  );
}

/** The note that the e-mail address is not confirmed yet. */
function Unconfirmed({ mail }: { mail: string }) {
  const { account } = useClubWords();
  return (
    <RequestForm
      ask={() => client.call('askConfirmation', {})}
      button={account.askConfirmation}
      done={account.confirmationSent}
    >
      <p>{account.unconfirmed(mail)}</p>
    </RequestForm>
  );
}

/** Notifications of this browser: permission is asked for when the box is ticked. */
function BrowserNotices() {
  const { account } = useClubWords();
  const [on, setOn] = useState(isNotifying);
  const [denied, setDenied] = useState(false);
  const turn = async (wanted: boolean) => {
    const granted = await setNotifying(wanted);
    setOn(granted);
    setDenied(wanted && !granted);
  };
  return (
    <>
      <Switch name={account.noticeBrowser} on={on} onTurn={turn} />
      <ErrorText sentence={denied ? account.noticeDenied : undefined} />
    </>
  );
}
