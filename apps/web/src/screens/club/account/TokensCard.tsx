import { newRequestId } from '@whistlestop/client';
import { useState } from 'react';
import { Button, Row, Rows } from '@whistlestop/board';
import { useSettings } from '../../../page/settings.ts';
import { client } from '../../../online/client.ts';
import { usePages, useRequest } from '../../../online/club-cache.ts';
import { tokens } from '../../../online/club-queries.ts';
import { useClubWords } from '../../../words/club/index.ts';
import { ErrorText } from '../StatusText.tsx';
import { RequestForm } from '../RequestForm.tsx';
import styles from '../club.module.css';
import { Field } from '../Field.tsx';
import { FormCard } from '../FormCard.tsx';

/** Tokens for programs that play in the person's name. */
export function TokensCard() {
  const { account } = useClubWords();
  const language = useSettings((settings) => settings.language);
  const [label, setLabel] = useState('');
  const [secret, setSecret] = useState<string>();
  // With the request id, a repeated request makes no second token.
  const [request, setRequest] = useState(newRequestId);
  const { busy, problem, run } = useRequest();
  const [listed] = usePages(tokens);
  const make = async () => {
    const made = await client.call('newToken', { body: { request, label } });
    setRequest(newRequestId());
    setSecret(made.secret);
    setLabel('');
    tokens.reload();
  };
  const rename = (written: string) => {
    setLabel(written);
    setRequest(newRequestId());
  };
  const withdraw = (id: string) =>
    run(async () => {
      await client.call('deleteToken', { id });
      tokens.reload();
    });
  return (
    <FormCard title={account.tokens}>
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
      <ErrorText sentence={problem} />
      {secret !== undefined && (
        <label className={styles['field']}>
          {account.tokenSecret}
          <input readOnly value={secret} onFocus={(event) => event.target.select()} />
        </label>
      )}
      <RequestForm ask={make} button={account.newToken}>
        <Field name={account.tokenLabel} value={label} maxLength={60} required onWrite={rename} />
      </RequestForm>
    </FormCard>
  );
}
