import { useEffect, useState } from 'react';
import { CandidateMark } from './CandidateMark.tsx';
import type { Contender } from './candidates.ts';
import { MeetingRoom } from '@whistlestop/board';
import styles from './Parley.module.css';

/** A party in the talks: who of its ticket still confers. */
export type ParleyParty = Contender & {
  ticket: string | undefined;
  members: readonly (Contender & { status: string })[];
  /** Whether it may talk now. */
  open: boolean;
  note: string;
};

/** The parties confer in private, with a clock that only a club enforces; whoever does not play sees none. */
export function Parley({
  parties,
  time,
  began,
  words,
}: {
  parties: readonly ParleyParty[];
  /** How long they may talk, in milliseconds. */
  time: number;
  /** When the talks began, in milliseconds since 1970. */
  began: number | undefined;
  words: { title: string; about: string } & TimeWords;
}) {
  return (
    <MeetingRoom title={words.title} time={began !== undefined && <Clock end={began + time} words={words} />}>
      <p>{words.about}</p>
      <ul className={styles['parties']}>
        {parties.map(({ ink, name, ticket, members, open, note }) => (
          <li key={name} className={styles['party']} data-seat={ink} data-open={open}>
            <h3>{name}</h3>
            {ticket !== undefined && <p className={styles['ticket']}>{ticket}</p>}
            <ul>
              {members.map((member) => (
                <li key={member.name} className={styles['member']}>
                  <CandidateMark who={member.ink} />
                  {member.name}
                  <span className={styles['status']}>{member.status}</span>
                </li>
              ))}
            </ul>
            <p className={styles['note']}>{note}</p>
          </li>
        ))}
      </ul>
    </MeetingRoom>
  );
}

type TimeWords = { left: (time: string) => string; timeUp: string };

function Clock({ end, words }: { end: number; words: TimeWords }) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const clock = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(clock);
  }, []);
  const left = Math.max(0, Math.ceil((end - now) / 1000));
  const time = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
  return <p role="timer">{left === 0 ? words.timeUp : words.left(time)}</p>;
}
