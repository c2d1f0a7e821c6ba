import { Message } from '../../frame/Message.tsx';
import { addressOf } from '../../page/router.ts';
import { useMarkSeen, useMyMatches } from '../../online/my-matches.ts';
import { useSession } from '../../online/session.ts';
import { useRemoteMatch } from '../../online/use-remote-match.ts';
import { useClubWords } from '../../words/club/index.ts';
import { useGameTexts } from '../../words/game-texts.ts';
import { useWords } from '../../words/index.ts';
import { OnlineTable } from './OnlineTable.tsx';
import { WaitingRoom } from './WaitingRoom.tsx';
import { useAccountAddress } from './AccountBar.tsx';

/** A match at the club: the room where people wait for it, then its table. */
export default function ClubMatchScreen({
  id,
  invite,
  seat,
}: {
  id: string;
  invite: string | undefined;
  /** The seat the link names. */
  seat: string | undefined;
}) {
  const words = useWords();
  const club = useClubWords();
  const account = useAccountAddress();
  const stranger = useSession(({ me }) => me === null);
  const opening = useRemoteMatch(id, invite);
  const ready = opening.kind === 'ready' ? opening : undefined;
  const texts = useGameTexts(ready?.table.game.id, ready?.table.options);
  const handedOver = opening.kind === 'refused' && opening.handedOver === true;
  useMarkSeen(id, handedOver && !stranger);
  const news = useMyMatches(({ news: all }) => all.find(({ match }) => match === id)?.kind);
  if (opening.kind === 'unknown')
    return (
      <Message title={club.room.unknown} about={club.room.unknownAbout}>
        <a href={addressOf({ at: 'club' })}>{words.toClub}</a>
      </Message>
    );
  if (opening.kind === 'refused') {
    const gone = news === undefined ? opening.sentence : club.lobby.news[news];
    const why = handedOver ? club.lobby.news.bot : gone;
    return (
      <Message title={club.room.gone} about={stranger ? club.room.goneStranger : why}>
        {stranger && <a href={account}>{club.account.signIn}</a>}
        <a href={addressOf({ at: 'club' })}>{words.toClub}</a>
      </Message>
    );
  }
  if (opening.kind === 'waiting') return <WaitingRoom info={opening.info} invite={invite} invitedSeat={seat} />;
  if (ready === undefined || texts === undefined) return <Message busy title={words.loading} />;
  return <OnlineTable table={ready.table} gameTable={ready.gameTable} texts={texts} invitedSeat={seat} />;
}
