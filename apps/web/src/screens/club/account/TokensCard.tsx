import { useCallback, useState } from 'react';
import { useLoaded } from '../../../app/load.ts';
import { useSettings } from '../../../app/settings.ts';
import { Button } from '../../../design/Button.tsx';
import { client } from '../../../online/club.ts';
import { useRequest } from '../../../online/use-request.ts';
import { useClubWords } from '../../../online/words/index.ts';
import { Problem } from '../ClubFrame.tsx';
import styles from '../club.module.css';
import { Field } from '../Field.tsx';
import { Card } from './Card.tsx';

/** Tokens for programs that play in the person's name. */
export function TokensCard() {
  const { account } = useClubWords();
  const language = useSettings((settings) => settings.language);
  const [changes, setChanges] = useState(0);
  const [label, setLabel] = useState('');
  const [secret, setSecret] = useState<string>();
  const { busy, problem, run } = useRequest();
  const listed = useLoaded(useCallback(() => readTokens(changes), [changes]));
  const make = () =>
    run(async () => {
      const made = await client.call('newToken', { body: { label } });
      setSecret(made.secret);
      setLabel('');
      setChanges(changes + 1);
    });
  const withdraw = (id: string) =>
    run(async () => {
      await client.call('deleteToken', { id });
      setChanges(changes + 1);
    });
  return (
    <Card title={account.tokens}>
      <p>{account.tokensAbout}</p>
      {listed?.tokens.length === 0 && <p className={styles['quiet']}>{account.noTokens}</p>}
      <ul className={styles['list']}>
        {listed?.tokens.map((token) => (
          <li key={token.id} className={styles['row']}>
            <div className={styles['words']}>
              <p className={styles['name']}>{token.label}</p>
              <p className={styles['quiet']}>{new Date(token.createdAt).toLocaleDateString(language)}</p>
            </div>
            <Button look="quiet" icon="close" iconOnly disabled={busy} onClick={() => void withdraw(token.id)}>
              {account.withdrawToken(token.label)}
            </Button>
          </li>
        ))}
      </ul>
      {secret !== undefined && (
        <label className={styles['field']}>
          {account.tokenSecret}
          <input readOnly value={secret} onFocus={(event) => event.target.select()} />
        </label>
      )}
      <form
        className={styles['form']}
        onSubmit={(event) => {
          event.preventDefault();
          void make();
        }}
      >
        <Field name={account.tokenLabel} value={label} maxLength={60} required onWrite={setLabel} />
        <Problem sentence={problem} />
        <div className={styles['ways']}>
          <Button type="submit" disabled={busy}>
            {account.newToken}
          </Button>
        </div>
      </form>
    </Card>
  );
}

/** The tokens; read again after every change. */
const readTokens = (_changes: number) => client.call('tokens', {});
