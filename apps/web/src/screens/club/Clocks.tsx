import type { PageSitting } from '../../frame/board-page.ts';
import { botPlaysOn, isFreeSeat } from '@whistlestop/client';
import type { Seat } from '@whistlestop/kernel';
import { useEffect, useState } from 'react';
import { addressOf } from '../../page/router.ts';
import { useSettings } from '../../page/settings.ts';
import { Button, Icon } from '@whistlestop/board';
import { client } from '../../online/client.ts';
import { useRequest } from '../../online/club-cache.ts';
import { clubSocket } from '../../online/club.ts';
import { myMatches } from '../../online/my-matches.ts';
import { useSession } from '../../online/session.ts';
import { useClubWords } from '../../words/club/index.ts';
import type { RemoteTable } from '@whistlestop/table';
import { ErrorText } from './StatusText.tsx';
import { timeName, timesLeft } from './clock-times.ts';
import { delayName, playerName } from './match-words.ts';
import styles from './OnlineBars.module.css';

/** The players, the seats the game waits for, and each seat's time. */
export function Clocks({
  sitting,
  table,
  invitedSeat,
}: {
  sitting: PageSitting;
  table: RemoteTable;
  /** The seat the person was invited to. */
  invitedSeat: string | undefined;
}) {
  const club = useClubWords();
  const { words, texts, snapshot } = sitting;
  const { info } = table;
  const isOver = snapshot.now.kind === 'over';
  const now = useClubTime(info.clock !== null && !isOver && !info.clock.paused);
  const left = info.clock === null ? undefined : timesLeft(info.clock, info.waiting, now);
  const late = info.waiting.find(
    (seat) => (left?.[seat] ?? 1) <= 0 && !info.away.includes(seat) && !snapshot.mySeats.includes(seat),
  );
  const invited = info.seats.findIndex(({ id }) => id === invitedSeat);
  const behind = isOver ? undefined : delayName(info, club);
  const follows = snapshot.steps.length === 0 ? club.table.watchingEarly : club.table.watchingBehind;
  const watching = behind === undefined ? club.table.watching : follows(behind);
  const mayClaim = late !== undefined && info.settings.onTimeout === 'claim' && snapshot.mySeats.length > 0;
  return (
    <section className={styles['players']} aria-label={club.table.players}>
      {info.seats.map(({ id, player }, seat) => (
        <div key={id} className={styles['player']} data-seat={id} data-waiting={info.waiting.includes(seat)}>
          <p className={styles['who']}>
            <Icon name={player?.kind === 'bot' ? 'robot' : 'candidate'} />
            <span className={styles['names']}>
              <span>{texts.seat(seat)}: </span>
              <span>
                {player?.kind === 'member' ? (
                  <a href={addressOf({ at: 'player', name: player.name })}>{player.name}</a>
                ) : (
                  playerName(info, seat, words, club)
                )}
              </span>
            </span>
          </p>
          {left !== undefined && player?.kind !== 'bot' && (
            <p
              className={styles['time']}
              role="timer"
              aria-label={club.table.clockOf(texts.seat(seat))}
              data-short={(left[seat] ?? 0) < 60_000 && !info.away.includes(seat)}
            >
              {info.away.includes(seat) ? club.table.away : timeName(left[seat] ?? 0, club)}
            </p>
          )}
        </div>
      ))}
      {snapshot.mySeats.length === 0 && (
        <p className={styles['note']}>
          <Icon name="eye" />
          {invited < 0 || table.lost ? watching : club.table.watchingInstead(texts.seat(invited))}
        </p>
      )}
      {info.clock?.paused === true && !isOver && (
        <p className={styles['note']}>
          <Icon name="pause" />
          <Paused until={info.clock.until} />
        </p>
      )}
      {snapshot.mySeats.length === 0 && <FreeSeats sitting={sitting} table={table} />}
      {mayClaim && !isOver && <Claim late={late} name={texts.seat(late)} table={table} />}
    </section>
  );
}

/** The note that the clocks are paused, and until when. */
function Paused({ until }: { until: number | undefined }) {
  const { table: words } = useClubWords();
  const language = useSettings((settings) => settings.language);
  if (until === undefined) return words.paused;
  return words.pausedUntil(new Date(until).toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' }));
}

/** Claims the win on time; where nobody would win by it, a bot for the seat. */
function Claim({ late, name, table }: { late: Seat; name: string; table: RemoteTable }) {
  const { table: words } = useClubWords();
  const { busy, problem, run } = useRequest();
  return (
    <div className={styles['note']}>
      <p>{words.claimAbout(name)}</p>
      <Button look="primary" disabled={busy} onClick={() => void run(() => table.claim())}>
        {botPlaysOn(table.game, 'claim', late) ? words.claimBot : words.claim}
      </Button>
      <ErrorText sentence={problem} />
    </div>
  );
}

/** The seats that somebody has left, for spectators who may take one. */
function FreeSeats({ sitting: { texts }, table }: { sitting: PageSitting; table: RemoteTable }) {
  const { table: words, lobby } = useClubWords();
  const { busy, problem, run } = useRequest();
  const { id, info, invitation } = table;
  const known = useSession(({ me }) => me != null);
  const free = info.seats.flatMap((_, seat) => (isFreeSeat(info, seat) ? [seat] : []));
  if (!known || free.length === 0) return null;
  const sit = (seat: number) =>
    run(async () => {
      await client.call('join', { id, body: { seat, ...invitation } });
      await myMatches.refresh();
    });
  return (
    <div className={styles['note']}>
      <p>{words.takeSeatAbout}</p>
      {free.map((seat) => (
        <Button key={seat} disabled={busy} onClick={() => void sit(seat)}>
          {lobby.takeOver(texts.seat(seat))}
        </Button>
      ))}
      <ErrorText sentence={problem} />
    </div>
  );
}

/** The club's time, twice a second while somebody's clock runs. */
function useClubTime(running: boolean): number {
  const [now, setNow] = useState(() => clubSocket().now());
  useEffect(() => {
    if (!running) return undefined;
    const timer = setInterval(() => setNow(clubSocket().now()), 500);
    return () => clearInterval(timer);
  }, [running]);
  return now;
}
