import { newRequestId } from '@whistlestop/client';
import { useCallback, useState } from 'react';
import { useLoaded } from '../../../app/load.ts';
import { useSettings } from '../../../app/settings.ts';
import { Button } from '../../../design/Button.tsx';
import { client } from '../../../online/club.ts';
import { useRequest } from '../../../online/use-request.ts';
import { Row, Rows } from '../../../design/Row.tsx';
import { useClubWords } from '../../../online/words/index.ts';
import { Problem } from '../Said.tsx';
import { AskForm } from '../AskForm.tsx';
import styles from '../club.module.css';
import { Field } from '../Field.tsx';
import { Card } from '../Card.tsx';

/** Tokens for programs that play in the person's name. */
export function TokensCard() {
  const { account } = useClubWords();
  const language = useSettings((settings) => settings.language);
  const [changes, setChanges] = useState(0);
  const [label, setLabel] = useState('');
  const [secret, setSecret] = useState<string>();
  // Asked again because the answer was lost, the club makes one token.
  const [request, setRequest] = useState(newRequestId);
  const { busy, problem, run } = useRequest();
  const listed = useLoaded(useCallback(() => readTokens(changes), [changes]));
  const make = async () => {
    const made = await client.call('newToken', { body: { request, label } });
    setRequest(newRequestId());
    setSecret(made.secret);
    setLabel('');
    setChanges(changes + 1);
  };
  const rename = (written: string) => {
    setLabel(written);
    setRequest(newRequestId());
  };
  const withdraw = (id: string) =>
    run(async () => {
      await client.call('deleteToken', { id });
      setChanges(changes + 1);
    });
  return (
    <Card title={account.tokens}>
      <p>{account.tokensAbout}</p>
      {listed?.tokens.length === 0 && <p className={styles['quiet']}>{account.noTokens}</p>}
      <Rows>
        {listed?.tokens.map((token) => (
          <Row key={token.id} name={token.label} about={new Date(token.createdAt).toLocaleDateString(language)}>
            <Button look="quiet" icon="close" iconOnly disabled={busy} onClick={() => void withdraw(token.id)}>
              {account.withdrawToken(token.label)}
            </Button>
          </Row>
        ))}
      </Rows>
      <Problem sentence={problem} />
      {secret !== undefined && (
        <label className={styles['field']}>
          {account.tokenSecret}
          <input readOnly value={secret} onFocus={(event) => event.target.select()} />
        </label>
      )}
      <AskForm ask={make} button={account.newToken}>
        <Field name={account.tokenLabel} value={label} maxLength={60} required onWrite={rename} />
      </AskForm>
    </Card>
  );
}

/** The tokens; read again after every change. */
const readTokens = (_changes: number) => client.call('tokens', {});
