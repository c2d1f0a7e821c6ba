import type { Me } from '@whistlestop/client';
import { useState } from 'react';
import { useSettings } from '../../../app/settings.ts';
import { Button } from '../../../design/Button.tsx';
import { client, updateMe } from '../../../online/club.ts';
import { useRequest } from '../../../online/use-request.ts';
import { useClubWords } from '../../../online/words/index.ts';
import { Problem } from '../ClubFrame.tsx';
import styles from '../club.module.css';
import { Field } from '../Field.tsx';
import { Card } from './Card.tsx';

/** A day of the person's own calendar in milliseconds; `hours` after it began. */
const moment = (day: string, hours: number): number => new Date(`${day}T00:00:00`).getTime() + hours * 3_600_000;

/** Today in the form of a date field. */
const today = (): string => new Date().toLocaleDateString('sv');

/** Days on which no slow clock runs out. */
export function VacationCard({ me }: { me: Me }) {
  const { account } = useClubWords();
  const language = useSettings((settings) => settings.language);
  const [from, setFrom] = useState('');
  const [until, setUntil] = useState('');
  const { busy, problem, run } = useRequest();
  const change = (vacation: Me['vacation']) =>
    run(async () => updateMe(await client.call('changeMe', { body: { vacation } })));
  const day = (at: number) => new Date(at).toLocaleDateString(language, { dateStyle: 'long' });
  return (
    <Card title={account.vacation}>
      <p>
        {account.vacationAbout} {account.vacationLeft(me.vacationDaysLeft)}
      </p>
      {me.vacation === null ? (
        <form
          className={styles['form']}
          onSubmit={(event) => {
            event.preventDefault();
            void change({ from: moment(from, 0), until: moment(until, 24) });
          }}
        >
          <div className={styles['fields']}>
            <Field name={account.from} type="date" value={from} min={today()} required onWrite={setFrom} />
            <Field name={account.until} type="date" value={until} min={from} required onWrite={setUntil} />
          </div>
          <Problem sentence={problem} />
          <div className={styles['ways']}>
            <Button type="submit" disabled={busy}>
              {account.save}
            </Button>
          </div>
        </form>
      ) : (
        <div className={styles['ways']}>
          <p>{`${day(me.vacation.from)} – ${day(me.vacation.until - 1)}`}</p>
          <Button disabled={busy} onClick={() => void change(null)}>
            {account.endVacation}
          </Button>
          <Problem sentence={problem} />
        </div>
      )}
    </Card>
  );
}
