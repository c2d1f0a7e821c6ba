import { type ReactNode, useState } from 'react';
import { Button } from '@whistlestop/board';
import { useRequest } from '../../online/club-cache.ts';
import styles from './club.module.css';
import { DoneText, ErrorText } from './StatusText.tsx';

/** A form that sends a request to the club: its fields, the result, and the button. */
export function RequestForm({
  ask,
  button,
  look = 'plain',
  done,
  before,
  after,
  raised = false,
  children,
}: {
  /** Sends the request, and does what follows when it is accepted. */
  ask: () => Promise<unknown>;
  button: string;
  look?: 'primary' | 'danger' | 'plain';
  /** Shown when the request is accepted. */
  done?: string;
  /** Shown beside the button. */
  before?: ReactNode;
  after?: ReactNode;
  /** Whether it is a card of its own. */
  raised?: boolean;
  children: ReactNode;
}) {
  const { busy, problem, run } = useRequest();
  const [granted, setGranted] = useState(false);
  const send = async () => setGranted(await run(ask));
  return (
    <form
      className={raised ? `${styles['card']} ${styles['raised']}` : styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {children}
      <ErrorText sentence={problem} />
      {done !== undefined && <DoneText sentence={granted && !busy ? done : undefined} />}
      <div className={styles['ways']}>
        {before}
        <Button type="submit" look={look} disabled={busy}>
          {button}
        </Button>
        {after}
      </div>
    </form>
  );
}
