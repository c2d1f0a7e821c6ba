import { useState } from 'react';
import { go } from '../../app/router.ts';
import { useSettings } from '../../app/settings.ts';
import { Button } from '../../design/Button.tsx';
import { arrive, client } from '../../online/club.ts';
import { useRequest } from '../../online/use-request.ts';
import { useClubWords } from '../../online/words/index.ts';
import { Done, Problem } from './ClubFrame.tsx';
import styles from './club.module.css';
import { Field, NewPassword } from './Field.tsx';

/** Signs a member in; the way to a new password is below. */
export function SignInForm() {
  const { account } = useClubWords();
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const { busy, problem, run } = useRequest();
  const signIn = async () => {
    if (await run(() => arrive(client.call('signIn', { body: { name, password } })))) go({ at: 'club' });
  };
  return (
    <section className={styles['card']} aria-labelledby="sign-in">
      <h2 id="sign-in">{account.signIn}</h2>
      <form
        className={styles['form']}
        onSubmit={(event) => {
          event.preventDefault();
          void signIn();
        }}
      >
        <Field name={account.name} value={name} autoComplete="username" required onWrite={setName} />
        <Field
          name={account.password}
          type="password"
          value={password}
          autoComplete="current-password"
          required
          onWrite={setPassword}
        />
        <Problem sentence={problem} />
        <div className={styles['ways']}>
          <Button type="submit" look="primary" disabled={busy}>
            {account.signIn}
          </Button>
        </div>
      </form>
      <Forgotten name={name} />
    </section>
  );
}

/** Sends a link for a new password, if the account has an address. */
function Forgotten({ name: written }: { name: string }) {
  const { account } = useClubWords();
  const [other, setName] = useState<string>();
  const name = other ?? written;
  const [sent, setSent] = useState(false);
  const { busy, problem, run } = useRequest();
  const ask = async () => setSent(await run(() => client.call('askReset', { body: { name } })));
  return (
    <details>
      <summary>{account.forgotten}</summary>
      <form
        className={styles['form']}
        onSubmit={(event) => {
          event.preventDefault();
          void ask();
        }}
      >
        <p className={styles['quiet']}>{account.forgottenAbout}</p>
        <Field name={account.name} value={name} autoComplete="username" required onWrite={setName} />
        <Problem sentence={problem} />
        <Done sentence={sent ? account.resetSent : undefined} />
        <div className={styles['ways']}>
          <Button type="submit" disabled={busy}>
            {account.askReset}
          </Button>
        </div>
      </form>
    </details>
  );
}

/** Makes an account; a guest becomes a member and keeps the matches. */
export function RegisterForm({ guest }: { guest: string | undefined }) {
  const { account } = useClubWords();
  const language = useSettings((settings) => settings.language);
  const [name, setName] = useState(guest ?? '');
  const [password, setPassword] = useState('');
  const [mail, setMail] = useState('');
  const { busy, problem, run } = useRequest();
  const register = async () => {
    const body = { name, password, language, ...(mail === '' ? {} : { mail }) };
    if (await run(() => arrive(client.call('register', { body })))) go({ at: 'club' });
  };
  return (
    <section className={styles['card']} aria-labelledby="register">
      <h2 id="register">{account.register}</h2>
      <p>{account.registerAbout}</p>
      <form
        className={styles['form']}
        onSubmit={(event) => {
          event.preventDefault();
          void register();
        }}
      >
        <Field name={account.name} value={name} autoComplete="username" maxLength={24} required onWrite={setName} />
        <NewPassword name={account.password} hint={account.passwordAbout} value={password} onWrite={setPassword} />
        <Field name={account.mailOptional} type="email" value={mail} autoComplete="email" onWrite={setMail} />
        <Problem sentence={problem} />
        <div className={styles['ways']}>
          <Button type="submit" look="primary" disabled={busy}>
            {account.register}
          </Button>
        </div>
      </form>
    </section>
  );
}
