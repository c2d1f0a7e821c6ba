import type { PageSitting } from '../../frame/board-page.ts';
import { addressOf } from '../../page/router.ts';
import { Button, download } from '@whistlestop/board';
import { client } from '../../online/client.ts';
import { useRequest } from '../../online/club-cache.ts';
import { playAgain, useMarkSeen } from '../../online/my-matches.ts';
import { useClubWords } from '../../words/club/index.ts';
import type { RemoteTable } from '@whistlestop/table';
import outcome from '../match/OutcomePanel.module.css';
import { MatchResult } from '../match/MatchResult.tsx';
import { ErrorText } from './StatusText.tsx';

/** The winner of a match at the club, and what to do next: rematch, replay, save the record. */
export function OnlineOutcomePanel({ sitting, table }: { sitting: PageSitting; table: RemoteTable }) {
  const { snapshot, words } = sitting;
  const club = useClubWords();
  const { busy, problem, run } = useRequest();
  const { id, info } = table;
  useMarkSeen(id, snapshot.mySeats.length > 0);
  // There is no rematch with somebody whose account was deleted.
  const mayGoOn = info.rematch !== null || info.seats.every(({ player }) => player !== null);
  const again = () => run(() => playAgain(id));
  const keep = () =>
    run(async () => {
      const { record } = await client.call('record', { id, query: table.invitation });
      download(`whistlestop-${id}.txt`, record);
    });
  return (
    <section className={outcome['outcome']} aria-label={words.table.over}>
      <MatchResult sitting={sitting} />
      {info.rematch !== null && <p>{club.table.rematchOffered}</p>}
      <div className={outcome['ways']}>
        {snapshot.mySeats.length > 0 && mayGoOn && (
          <Button look="primary" disabled={busy} onClick={() => void again()}>
            {info.rematch === null ? club.table.rematch : club.table.rematchJoin}
          </Button>
        )}
        <a href={addressOf({ at: 'club-replay', id, ...table.invitation })}>{club.table.replay}</a>
        <Button look="quiet" icon="download" title={club.table.verified} disabled={busy} onClick={() => void keep()}>
          {club.table.record}
        </Button>
      </div>
      <ErrorText sentence={problem} />
    </section>
  );
}
