import { useState } from 'react';
import { go, routeOf } from '../../page/router.ts';
import { useSettings } from '../../page/settings.ts';
import { client } from '../../online/client.ts';
import { signIn } from '../../online/club.ts';
import { useSession } from '../../online/session.ts';
import { useClubWords } from '../../words/club/index.ts';
import { RequestForm } from './RequestForm.tsx';
import { FormCard } from './FormCard.tsx';
import styles from './club.module.css';
import { Field, NewPassword, OldPassword } from './Field.tsx';
import { RecoveryCode } from './RecoveryCode.tsx';

interface Arrival {
  /** The name of the guest who is here. */
  readonly guest: string | undefined;
  /** The address the person came from. */
  readonly back: string | undefined;
}

/** Returns to the page from which somebody went to sign in, or to the lobby. */
export const returnTo = (back: string | undefined): void =>
  go(back === undefined ? { at: 'club' } : routeOf(back), true);

/** Signs a member in and merges the guest of this browser into the account; below it, resetting the password. */
export function SignInForm({ guest, back }: Arrival) {
  const { account } = useClubWords();
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const send = async () => {
    await signIn(client.call('signIn', { body: { name, password } }));
    returnTo(back);
  };
  return (
    <FormCard title={account.signIn}>
      {guest !== undefined && <p>{account.signInGuest}</p>}
      <RequestForm ask={send} button={account.signIn} look="primary">
        <Field name={account.name} value={name} autoComplete="username" required onWrite={setName} />
        <OldPassword name={account.password} value={password} onWrite={setPassword} />
      </RequestForm>
      <Forgotten name={name} />
    </FormCard>
  );
}

/** Ways to reset the password: a link by e-mail or from the club's host, or the recovery code. */
function Forgotten({ name: written }: { name: string }) {
  const { account } = useClubWords();
  const mails = useSession((session) => session.mails);
  const [other, setName] = useState<string>();
  const name = other ?? written;
  const ask = () => client.call('askReset', { body: { name } });
  return (
    <details>
      <summary>{account.forgotten}</summary>
      <div className={styles['form']}>
        {mails ? (
          <RequestForm ask={ask} button={account.askReset} done={account.resetSent}>
            <p className={styles['quiet']}>{account.forgottenAbout}</p>
            <Field name={account.name} value={name} autoComplete="username" required onWrite={setName} />
          </RequestForm>
        ) : (
          <p>{account.noReset}</p>
        )}
        <RecoverForm name={name} onWrite={setName} />
      </div>
    </details>
  );
}

/** Chooses a new password with the recovery code. */
function RecoverForm({ name, onWrite }: { name: string; onWrite: (name: string) => void }) {
  const { account } = useClubWords();
  const [code, setCode] = useState('');
  const [password, setPassword] = useState('');
  const [next, setNext] = useState<string>();
  const recover = async () => {
    setNext((await client.call('recover', { body: { name, code, password } })).recoveryCode);
    setCode('');
    setPassword('');
  };
  return (
    <>
      <RequestForm ask={recover} button={account.recover} done={account.resetDone}>
        <p className={styles['quiet']}>{account.recoverAbout}</p>
        <Field name={account.name} value={name} autoComplete="username" required onWrite={onWrite} />
        <Field name={account.recoveryCode} value={code} autoComplete="off" maxLength={100} required onWrite={setCode} />
        <NewPassword name={account.newPassword} hint={account.passwordAbout} value={password} onWrite={setPassword} />
      </RequestForm>
      <RecoveryCode code={next} />
    </>
  );
}

/** Registers an account; a guest becomes a member with all matches. `onCode` shows the recovery code first. */
export function RegisterForm({ guest, back, onCode }: Arrival & { onCode: (code: string) => void }) {
  const { account } = useClubWords();
  const mails = useSession((session) => session.mails);
  const language = useSettings((settings) => settings.language);
  const [name, setName] = useState(guest ?? '');
  const [password, setPassword] = useState('');
  const [mail, setMail] = useState('');
  const register = async () => {
    const body = { name, password, language, ...(mail === '' ? {} : { mail }) };
    let code: string | undefined;
    const made = client.call('register', { body }).then(({ recoveryCode, ...me }) => {
      code = recoveryCode;
      return me;
    });
    const me = await signIn(made);
    if (code !== undefined) onCode(code);
    // Another tab may have registered first: then this one shows whose account it is, instead of going on under that
    // name.
    else if (me.name === name.trim()) returnTo(back);
  };
  return (
    <FormCard title={account.register}>
      <p>{account.registerAbout}</p>
      <RequestForm ask={register} button={account.register} look="primary">
        <Field name={account.name} value={name} autoComplete="username" maxLength={24} required onWrite={setName} />
        <NewPassword name={account.password} hint={account.passwordAbout} value={password} onWrite={setPassword} />
        {mails && (
          <Field name={account.mailOptional} type="email" value={mail} autoComplete="email" onWrite={setMail} />
        )}
        <p className={styles['quiet']}>{account.registerCode}</p>
      </RequestForm>
    </FormCard>
  );
}
