import { useState } from 'react';
import { addressOf, useAddress } from '../../page/router.ts';
import { useSettings } from '../../page/settings.ts';
import { client } from '../../online/client.ts';
import { signIn } from '../../online/club.ts';
import { useSession } from '../../online/session.ts';
import { useClubWords } from '../../words/club/index.ts';
import { RequestForm } from './RequestForm.tsx';
import styles from './club.module.css';
import { Field } from './Field.tsx';

/** The name of the signed-in person, or the form for guests. */
export function AccountBar() {
  const me = useSession((session) => session.me);
  return me == null ? <GuestForm /> : <SignedIn name={me.name} kind={me.kind} />;
}

/** The address of the account, with this page to return to. */
export function useAccountAddress(): string {
  const here = useAddress();
  return addressOf({ at: 'account', back: here === addressOf({ at: 'club' }) ? undefined : here });
}

function SignedIn({ name, kind }: { name: string; kind: 'guest' | 'member' }) {
  const words = useClubWords();
  const account = useAccountAddress();
  return (
    <div className={styles['identity']}>
      <p data-testid="me">
        {words.who.you(name)}
        {kind === 'guest' && ` (${words.guest})`}
      </p>
      <div className={styles['ways']}>
        {kind === 'member' && <a href={addressOf({ at: 'player', name })}>{words.who.profile}</a>}
        <a href={account}>{kind === 'guest' ? words.who.claim : words.who.myAccount}</a>
      </div>
    </div>
  );
}

function GuestForm() {
  const words = useClubWords();
  const language = useSettings((settings) => settings.language);
  const account = useAccountAddress();
  const [name, setName] = useState('');
  return (
    <RequestForm
      ask={() => signIn(client.call('guest', { body: { name, language } }))}
      button={words.who.play}
      look="primary"
      after={<a href={account}>{words.who.account}</a>}
      raised
    >
      <h2>{words.who.title}</h2>
      <p>{words.who.about}</p>
      <div className={styles['ways']}>
        <Field name={words.who.name} value={name} autoComplete="username" maxLength={24} required onWrite={setName} />
      </div>
    </RequestForm>
  );
}
