import type { MatchInfo } from '@whistlestop/client';
import { useState } from 'react';
import { addressOf, go } from '../../page/router.ts';
import { Button, Dialog } from '@whistlestop/board';
import { client } from '../../online/client.ts';
import { useRequest } from '../../online/club-cache.ts';
import { botLevels, games } from '../../online/club-queries.ts';
import { myMatches, useMyMatches } from '../../online/my-matches.ts';
import { useSession } from '../../online/session.ts';
import { savedInvite } from '../../online/invites.ts';
import { type ClubWords, useClubWords } from '../../words/club/index.ts';
import { gameWords } from '../../words/game-words.ts';
import { useWords } from '../../words/index.ts';
import { ErrorText } from './StatusText.tsx';
import { TextPage } from '../../frame/TextPage.tsx';
import { BotDialog } from './BotDialog.tsx';
import styles from './club.module.css';
import { Invitation } from './Invitation.tsx';
import { aboutLine, isOpenToAll, mayPlay, playerName, seatNamesOf } from './match-words.ts';
import { useAccountAddress, AccountBar } from './AccountBar.tsx';

/** A match that has not begun: its players, the empty seats, and the invitation. */
export function WaitingRoom({
  info,
  invite,
  invitedSeat,
}: {
  info: MatchInfo;
  invite: string | undefined;
  /** The seat the person was invited to. */
  invitedSeat: string | undefined;
}) {
  const words = useClubWords();
  const page = useWords();
  const me = useSession((session) => session.me);
  const account = useAccountAddress();
  const { busy, problem, run } = useRequest();
  const isMe = (player: MatchInfo['seats'][number]['player']) =>
    me != null && player !== null && player.kind !== 'bot' && player.name === me.name;
  const [asking, setAsking] = useState(false);
  const [giving, setGiving] = useState<{ readonly seat: number; readonly levels: readonly string[] }>();
  const seated = info.seats.some(({ player }) => isMe(player));
  const host = info.seats.map(({ player }) => player).find((player) => player !== null && player.kind !== 'bot');
  const names = seatNamesOf(info, page);
  const invited = seated ? -1 : info.seats.findIndex(({ id }) => id === invitedSeat);
  const seatName = names[invited];
  const taken = info.seats[invited]?.player == null ? undefined : seatName;
  const free = isOpenToAll(info);
  // In a private match, a link to one seat opens no other seat.
  const bound = invitedSeat !== undefined && !free;
  const open = (seat: number) => seat === invited || (taken === undefined ? seatName === undefined : !bound);
  const matchInvite = savedInvite(info.id) ?? (bound ? undefined : invite);
  const belongs = seated || info.yours;
  const others = info.seats.flatMap(({ player }) =>
    player === null || player.kind === 'bot' || isMe(player) ? [] : [player.name],
  );
  const before = useMyMatches(({ matches }) => matches.find(({ match }) => match.rematch === info.id)?.match);
  const missing = missingFrom(before, info);
  const shut = info.kept && invite === undefined && before === undefined && !belongs;
  const title = belongs ? words.room.title : titleOf(words, host?.name, seatName);

  const sit = (seat: number) =>
    run(async () => {
      await client.call('join', { id: info.id, body: { seat, ...(invite === undefined ? {} : { invite }) } });
      await myMatches.refresh();
    });
  const offerBots = (seat: number) =>
    run(async () => {
      await games.refresh();
      setGiving({ seat, levels: botLevels(games.first, info.game) });
    });
  const give = (seat: number, bot: string) =>
    run(async () => {
      setGiving(undefined);
      await client.call('seatBot', { id: info.id, body: { seat, bot } });
      await myMatches.refresh();
    });
  const leave = () =>
    run(async () => {
      await client.call('leaveMatch', { id: info.id });
      await myMatches.refresh();
      go({ at: 'club' });
    });
  return (
    <TextPage narrow kicker={gameWords(page, info.game).name} title={title}>
      <p>{aboutLine(info, page, words)}</p>
      {me == null && <AccountBar />}
      <section className={styles['section']} aria-labelledby="room-seats">
        <h2 id="room-seats">{words.room.seats}</h2>
        <div className={styles['seats']}>
          {info.seats.map(({ id, player }, seat) => (
            <div key={id} className={styles['seat']} data-seat={id}>
              <h3>{names[seat]}</h3>
              <p>
                {playerName(info, seat, page, words)}
                {isMe(player) && ` (${words.room.you})`}
              </p>
              {player === null && !seated && !shut && mayPlay(info, me) && open(seat) && (
                <Button look="primary" disabled={busy} onClick={() => void sit(seat)}>
                  {words.room.sit}
                </Button>
              )}
              {player === null && info.yours && (
                // It stays enabled while busy, because the focus returns to it when the dialog closes.
                <Button look="quiet" onClick={() => void offerBots(seat)}>
                  {words.room.giveBot}
                </Button>
              )}
            </div>
          ))}
        </div>
        <ErrorText sentence={problem ?? (taken === undefined ? undefined : takenOf(words, taken, bound))} />
        {shut && <p>{words.room.kept}</p>}
        {!shut && !seated && info.settings.rated && me?.kind !== 'member' && (
          <p>
            {words.room.ratedMembers} <a href={account}>{words.who.claim}</a>
          </p>
        )}
        {belongs && missing.length > 0 && <p>{words.room.rematch(missing.join(', '))}</p>}
        <p className={styles['quiet']}>{words.room.starts}</p>
      </section>
      {belongs && (info.yours || free || matchInvite !== undefined) && <Invitation info={info} invite={matchInvite} />}
      <div className={styles['ways']}>
        <a href={addressOf({ at: 'club' })}>{page.toClub}</a>
        {belongs && (
          <Button
            disabled={busy}
            onClick={() => {
              if (info.yours && others.length > 0) setAsking(true);
              else void leave();
            }}
          >
            {info.yours ? words.room.withdraw : words.room.leave}
          </Button>
        )}
      </div>
      <BotDialog
        game={info.game}
        seat={giving && (names[giving.seat] ?? '')}
        levels={giving?.levels ?? []}
        last={info.seats.filter(({ player }) => player === null).length === 1}
        onGive={(level) => giving && void give(giving.seat, level)}
        onClose={() => setGiving(undefined)}
      />
      <Dialog
        open={asking}
        title={words.room.withdrawTitle}
        words={page}
        onClose={() => setAsking(false)}
        footer={
          <>
            <Button onClick={() => setAsking(false)}>{page.cancel}</Button>
            <Button
              look="primary"
              disabled={busy}
              onClick={() => {
                setAsking(false);
                void leave();
              }}
            >
              {words.room.withdraw}
            </Button>
          </>
        }
      >
        <p>{words.room.withdrawAbout(others.join(', '))}</p>
      </Dialog>
    </TextPage>
  );
}

/** The players of the previous match who have not joined this rematch; empty where it is no rematch of the person's. */
function missingFrom(before: MatchInfo | undefined, { seats }: MatchInfo): readonly string[] {
  const here = seats.map(({ player }) => player?.name);
  return (before?.seats ?? []).flatMap(({ player }) =>
    player === null || player.kind === 'bot' || here.includes(player.name) ? [] : [player.name],
  );
}

const titleOf = ({ room }: ClubWords, host: string | undefined, seat: string | undefined): string => {
  if (host === undefined) return room.open;
  return seat === undefined ? room.invited(host) : room.invitedTo(host, seat);
};

const takenOf = ({ room }: ClubWords, seat: string, bound: boolean): string =>
  `${room.taken(seat)} ${bound ? room.takenOnly : room.takenElse}`;
