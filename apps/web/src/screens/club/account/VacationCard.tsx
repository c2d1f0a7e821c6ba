import type { Me } from '@whistlestop/client';
import { useState } from 'react';
import { useSettings } from '../../../page/settings.ts';
import { client } from '../../../online/client.ts';
import { updateMe } from '../../../online/session.ts';
import { useClubWords } from '../../../words/club/index.ts';
import { RequestForm } from '../RequestForm.tsx';
import styles from '../club.module.css';
import { Field } from '../Field.tsx';
import { FormCard } from '../FormCard.tsx';
import { midnight } from '../clock-times.ts';

/** Today in the form of a date field. */
const today = (): string => new Date().toLocaleDateString('sv');

/** Days on which no slow clock runs out. */
export function VacationCard({ me }: { me: Me }) {
  const { account } = useClubWords();
  const language = useSettings((settings) => settings.language);
  const [from, setFrom] = useState('');
  const [until, setUntil] = useState('');
  const change = async (vacation: Me['vacation']) => updateMe(await client.call('changeMe', { body: { vacation } }));
  const day = (at: number) => new Date(at).toLocaleDateString(language, { dateStyle: 'long' });
  return (
    <FormCard title={account.vacation}>
      <p>
        {account.vacationAbout} {account.vacationLeft(me.vacationDaysLeft)}
      </p>
      {me.vacation === null ? (
        <RequestForm
          key="plan"
          ask={() => change({ from: midnight(from), until: midnight(until, 1) })}
          button={account.save}
        >
          <div className={styles['fields']}>
            <Field name={account.from} type="date" value={from} min={today()} required onWrite={setFrom} />
            <Field name={account.until} type="date" value={until} min={from} required onWrite={setUntil} />
          </div>
        </RequestForm>
      ) : (
        <RequestForm key="end" ask={() => change(null)} button={account.endVacation}>
          <p>{`${day(me.vacation.from)} – ${day(me.vacation.until - 1)}`}</p>
        </RequestForm>
      )}
    </FormCard>
  );
}
