import type { MatchInfo } from '@whistlestop/client';
import { useState } from 'react';
import { addressOf } from '../../page/router.ts';
import { Button, Select } from '@whistlestop/board';
import { client } from '../../online/client.ts';
import { useRequest } from '../../online/club-cache.ts';
import { savedInvite, saveInvite } from '../../online/invites.ts';
import { useClubWords } from '../../words/club/index.ts';
import { copyText } from '../../storage/copy-text.ts';
import { useWords } from '../../words/index.ts';
import styles from './club.module.css';
import { isOpenToAll, seatNamesOf } from './match-words.ts';
import { DoneText, ErrorText } from './StatusText.tsx';

/** The choice of a link to any seat. */
const ANY = 'any';

/**
 * The link that invites others to any empty seat, or to one. `invite` is the secret of a private match. Only the
 * browser that opened it has that; others make invitations to one seat.
 */
export function Invitation({ info, invite }: { info: MatchInfo; invite: string | undefined }) {
  const words = useClubWords();
  const names = seatNamesOf(info, useWords());
  const { busy, problem, run } = useRequest();
  const [status, setStatus] = useState<string>();
  const [chosen, setChosen] = useState(ANY);
  const [made, setMade] = useState<Readonly<Record<string, string>>>({});
  const free = isOpenToAll(info);
  const whole = free || invite !== undefined;
  const answers: Record<string, string> = { [ANY]: whole ? words.room.anySeat : words.room.chooseSeat };
  for (const [seat, { id, player }] of info.seats.entries()) if (player === null) answers[id] = names[seat] ?? id;
  const seat = chosen in answers ? chosen : ANY;
  const secretOf = (one: string) => (one === ANY || free ? invite : (made[one] ?? savedInvite(info.id, one)));
  const secret = secretOf(seat);
  const shown = free || secret !== undefined;
  const place = addressOf({ at: 'club-match', id: info.id, invite: secret, seat: seat === ANY ? undefined : seat });
  const link = `${location.origin}${location.pathname}${place}`;

  const choose = (next: string) =>
    run(async () => {
      setStatus(undefined);
      const number = info.seats.findIndex(({ id }) => id === next);
      if (number >= 0 && !free && secretOf(next) === undefined) {
        const body = { seat: number, ...(invite === undefined ? {} : { invite }) };
        const answer = await client.call('inviteToSeat', { id: info.id, body });
        saveInvite(info.id, answer.invite, next);
        setMade({ ...made, [next]: answer.invite });
      }
      setChosen(next);
    });
  const copy = async () => setStatus((await copyText(link)) ? words.room.copied : words.room.notCopied);
  return (
    <section className={`${styles['card']} ${styles['raised']}`} aria-labelledby="room-link">
      <h2 id="room-link">{words.room.linkTitle}</h2>
      {shown && <p>{seat === ANY || free ? words.room.linkAbout : words.room.linkSeatAbout}</p>}
      <Select
        name={words.room.linkSeat}
        value={seat}
        answers={answers}
        onChoose={(next) => {
          if (!busy) void choose(next);
        }}
      />
      <ErrorText sentence={problem} />
      {shown && (
        <>
          <label className={styles['field']}>
            {words.room.link}
            <input readOnly value={link} onFocus={(event) => event.target.select()} />
          </label>
          <div className={styles['ways']}>
            <Button look="primary" icon="share" onClick={() => void copy()}>
              {words.room.copy}
            </Button>
          </div>
        </>
      )}
      <DoneText sentence={status} />
    </section>
  );
}
