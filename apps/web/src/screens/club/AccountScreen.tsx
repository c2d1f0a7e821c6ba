import type { Me } from '@whistlestop/client';
import { useState } from 'react';
import { addressOf, go } from '../../page/router.ts';
import { Button } from '@whistlestop/board';
import { client } from '../../online/client.ts';
import { useRequest } from '../../online/club-cache.ts';
import { signOut } from '../../online/club.ts';
import { useSession } from '../../online/session.ts';
import { useClubWords } from '../../words/club/index.ts';
import { useWords } from '../../words/index.ts';
import { ErrorText } from './StatusText.tsx';
import { TextPage } from '../../frame/TextPage.tsx';
import styles from './club.module.css';
import { DataCard } from './account/DataCard.tsx';
import { NoticesCard } from './account/NoticesCard.tsx';
import { PasswordCard } from './account/PasswordCard.tsx';
import { ProfileCard } from './account/ProfileCard.tsx';
import { RecoveryCard } from './account/RecoveryCard.tsx';
import { TokensCard } from './account/TokensCard.tsx';
import { VacationCard } from './account/VacationCard.tsx';
import { RecoveryCode } from './RecoveryCode.tsx';
import { RegisterForm, returnTo, SignInForm } from './SignIn.tsx';

/** The account: registering, signing in, and all its settings. */
export function AccountScreen({ back }: { back: string | undefined }) {
  const { account } = useClubWords();
  const me = useSession((session) => session.me);
  const [code, setCode] = useState<string>();
  if (code !== undefined) {
    const leave = () => {
      // Going back must show the account, not the code.
      setCode(undefined);
      returnTo(back);
    };
    return (
      <TextPage narrow title={account.registered}>
        <section className={`${styles['card']} ${styles['raised']}`}>
          <p>{account.recoveryAbout}</p>
          <RecoveryCode code={code} />
          <div className={styles['ways']}>
            <Button look="primary" onClick={leave}>
              {account.recoveryKept}
            </Button>
          </div>
        </section>
      </TextPage>
    );
  }
  return (
    <TextPage narrow title={account.title}>
      {me == null ? (
        <>
          <SignInForm guest={undefined} back={back} />
          <RegisterForm guest={undefined} back={back} onCode={setCode} />
        </>
      ) : (
        <Account me={me} back={back} onCode={setCode} />
      )}
    </TextPage>
  );
}

function Account({ me, back, onCode }: { me: Me; back: string | undefined; onCode: (code: string) => void }) {
  const words = useClubWords();
  const page = useWords();
  const { busy, problem, run } = useRequest();
  const member = me.kind === 'member';
  // A new password withdraws the tokens: their list is read again.
  const [passwords, setPasswords] = useState(0);
  const leave = () =>
    run(async () => {
      await signOut(() => client.call('signOut', {}));
      go({ at: 'club' });
    });
  return (
    <>
      <div className={styles['identity']}>
        <p data-testid="me">
          {words.who.you(me.name)}
          {!member && ` (${words.guest})`}
        </p>
        <div className={styles['ways']}>
          <a href={addressOf({ at: 'club' })}>{page.toClub}</a>
          {member && (
            <Button disabled={busy} onClick={() => void leave()}>
              {words.account.signOut}
            </Button>
          )}
        </div>
      </div>
      <ErrorText sentence={problem} />
      {!member && (
        <>
          <RegisterForm guest={me.name} back={back} onCode={onCode} />
          <SignInForm guest={me.name} back={back} />
        </>
      )}
      <NoticesCard me={me} />
      <VacationCard me={me} />
      {member && <ProfileCard me={me} />}
      {member && <PasswordCard onChange={() => setPasswords(passwords + 1)} />}
      {member && <RecoveryCard recoverable={me.recoverable} />}
      {member && <TokensCard key={passwords} />}
      <DataCard member={member} />
    </>
  );
}
