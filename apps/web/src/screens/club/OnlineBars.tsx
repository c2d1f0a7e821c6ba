import type { Sitting } from '../../frame/board-page.ts';
import type { MatchInfo } from '@whistlestop/client';
import { useCallback, useState, useSyncExternalStore } from 'react';
import { addressOf } from '../../page/router.ts';
import { Button, Icon } from '@whistlestop/board';
import { client } from '../../online/client.ts';
import { useRequest } from '../../online/club-cache.ts';
import { isMyMove, useMarkSeen, useMyMatches } from '../../online/my-matches.ts';
import { useSession } from '../../online/session.ts';
import { useClubStatus } from '../../online/club-status.ts';
import { useClubWords } from '../../online/words/index.ts';
import { type RemoteTable, sentencesOf } from '@whistlestop/table';
import { Clocks } from './Clocks.tsx';
import { ErrorText } from './StatusText.tsx';
import { moveAfter, useEarlierSteps } from './move-name.ts';
import { useAccountAddress } from './AccountBar.tsx';
import styles from './OnlineBars.module.css';

/** Everything between the bar and the board that only a match at the club has. */
export function OnlineBars({
  sitting,
  table,
  named,
  onLog,
  onConfer,
}: {
  sitting: Sitting;
  table: RemoteTable;
  named: string | undefined;
  onLog: () => void;
  /** Opens the talk with one's partners, while they may confer. */
  onConfer: (() => void) | undefined;
}) {
  return (
    <>
      <Sending table={table} />
      <Connection table={table} />
      <LostSeat table={table} />
      <Clocks sitting={sitting} table={table} named={named} />
      <OtherMove id={table.id} />
      {isBotsOnly(table.info) && <BotsOnlyMatch id={table.id} />}
      {onConfer !== undefined && <Conferring onConfer={onConfer} />}
      <MissedMoves sitting={sitting} table={table} onLog={onLog} />
      <StandingOffers sitting={sitting} table={table} />
    </>
  );
}

/** A thin progress bar while a choice is being sent, once that takes a while. */
function Sending({ table }: { table: RemoteTable }) {
  return <div className={styles['sending']} data-sending={useSending(table)} />;
}

/** Whether something the person asked for is on its way to the club. */
const useSending = (table: RemoteTable): boolean =>
  useSyncExternalStore(
    useCallback((listener: () => void) => table.subscribe(listener), [table]),
    () => table.sending,
  );

/** Says that the connection is broken while it is; one to a newer club stays so until the page is loaded anew. */
function Connection({ table }: { table: RemoteTable }) {
  const { table: words } = useClubWords();
  const outdated = useClubStatus((status) => status.outdated);
  const sending = useSending(table);
  return (
    <output className={styles['said']}>
      {table.connection !== 'open' && !outdated && (
        <span className={styles['broken']}>
          <Icon name="warning" />
          {sending ? `${words.connecting} ${words.connectingAbout}` : words.connecting}
        </span>
      )}
    </output>
  );
}

/** Says why the person no longer has the seat they had: they are signed out on this page, or a bot has it. */
function LostSeat({ table }: { table: RemoteTable }) {
  const { table: words, account: accountWords, lobby } = useClubWords();
  const account = useAccountAddress();
  const stranger = useSession(({ me }) => me === null);
  const { lost, handedOver } = table;
  // Also for whoever had the seat on another page, or came after it was gone.
  const told = useMyMatches(({ news }) => news.some(({ match, kind }) => match === table.id && kind === 'bot'));
  useMarkSeen(table.id, lost && handedOver && !stranger);
  return (
    <output className={styles['said']}>
      {(told || (lost && (stranger || handedOver))) && (
        <span className={styles['bar']}>
          {stranger ? words.signedOut : table.substitute ? words.substituteGone : lobby.news.bot}
          {stranger && <a href={account}>{accountWords.signIn}</a>}
        </span>
      )}
    </output>
  );
}

/** It is also the person's move elsewhere. */
function OtherMove({ id }: { id: string }) {
  const { table: words } = useClubWords();
  const told = useSession(({ me }) => me?.notices.page === true);
  const other = useMyMatches(({ matches }) => matches.find((mine) => mine.match.id !== id && isMyMove(mine))?.match.id);
  if (other === undefined || !told) return null;
  return (
    <div className={styles['bar']}>
      <p>{words.otherMove}</p>
      <a href={addressOf({ at: 'club-match', id: other, invite: undefined })}>{words.goThere}</a>
    </div>
  );
}

/** Whether the person opened a match that bots play among themselves. */
const isBotsOnly = ({ yours, status, seats }: MatchInfo): boolean =>
  yours && status === 'running' && seats.every(({ player }) => player?.kind === 'bot');

/** Lets the person end their match of bots alone. */
function BotsOnlyMatch({ id }: { id: string }) {
  const { table: words } = useClubWords();
  const { busy, problem, run } = useRequest();
  return (
    <div className={styles['bar']}>
      <p>{words.ownShow}</p>
      <Button icon="close" disabled={busy} onClick={() => void run(() => client.call('stopMatch', { id }))}>
        {words.stop}
      </Button>
      <ErrorText sentence={problem} />
    </div>
  );
}

/** The partners may talk now, where nobody else reads it. */
function Conferring({ onConfer }: { onConfer: () => void }) {
  const { table: words } = useClubWords();
  return (
    <div className={styles['bar']}>
      <p>{words.mayConfer}</p>
      <Button icon="chat" onClick={onConfer}>
        {words.confer}
      </Button>
    </div>
  );
}

const SHOWN = 4;

/** What happened while the person was away: since their last move when they sit down, since the break when the connection is back. */
function MissedMoves({ sitting, table, onLog }: { sitting: Sitting; table: RemoteTable; onLog: () => void }) {
  const { table: words } = useClubWords();
  const { snapshot, texts } = sitting;
  const { missed } = table;
  const sentences = snapshot.steps.slice(missed.from, missed.to).flatMap((step) => sentencesOf(step, texts));
  if (sentences.length === 0 || snapshot.now.kind === 'over') return null;
  return (
    <section className={styles['away']} aria-label={words.caughtUp}>
      <div className={styles['words']}>
        <h2>{words.caughtUp}</h2>
        <ul>
          {sentences.slice(-SHOWN).map((sentence, index) => (
            <li key={index}>{sentence}</li>
          ))}
        </ul>
        {sentences.length > SHOWN && (
          <button type="button" className={styles['more']} onClick={onLog}>
            {words.caughtUpMore(sentences.length - SHOWN)}
          </button>
        )}
      </div>
      <Button look="quiet" icon="close" iconOnly onClick={() => table.dismissMissed()}>
        {sitting.words.close}
      </Button>
    </section>
  );
}

/** Whether the person's offer was declined: it has gone, though nothing has happened and they did not withdraw it. */
function useDeclined({ snapshot }: Sitting, { info }: RemoteTable) {
  const offered = info.offers.some(({ seat }) => snapshot.mySeats.includes(seat));
  const stands = `${snapshot.steps.length} ${info.clock?.paused}`;
  const [seen, setSeen] = useState({ offered, stands, declined: false });
  const [withdrawn, setWithdrawn] = useState(false);
  if (seen.offered !== offered || seen.stands !== stands) {
    const isGone = seen.offered && !offered && seen.stands === stands;
    setSeen({ offered, stands, declined: isGone && !withdrawn });
    setWithdrawn(false);
  }
  return {
    declined: seen.declined,
    withdraw: () => setWithdrawn(true),
    dismiss: () => setSeen({ ...seen, declined: false }),
  };
}

/** Whether something was taken back by consent while the person sat here, and nobody has chosen anything since. */
function useTakenBack({ snapshot: { steps, players } }: Sitting, { takenBack }: RemoteTable) {
  const [seen, setSeen] = useState(takenBack);
  const goesOn = steps.some(
    ({ seat, sequence }) => sequence > takenBack && seat !== undefined && players[seat]?.kind === 'person',
  );
  return { told: takenBack > seen && !goesOn, dismiss: () => setSeen(takenBack) };
}

/** What has become of an offer, until it is closed. */
function ClosableNote({ sentence, close, onClose }: { sentence: string; close: string; onClose: () => void }) {
  return (
    <div className={`${styles['bar']} ${styles['offer']}`}>
      <output>{sentence}</output>
      <Button look="quiet" icon="close" iconOnly onClick={onClose}>
        {close}
      </Button>
    </div>
  );
}

/** What has been proposed and waits for consent. */
function StandingOffers({ sitting, table }: { sitting: Sitting; table: RemoteTable }) {
  const { table: words } = useClubWords();
  const { busy, problem, run } = useRequest();
  const { declined, withdraw, dismiss } = useDeclined(sitting, table);
  const takenBack = useTakenBack(sitting, table);
  const { snapshot, texts } = sitting;
  const { offers, head } = table.info;
  const seat = snapshot.mySeats[0];
  useEarlierSteps(
    table,
    offers.some(({ offer }) => offer.kind === 'takeback'),
  );
  if (seat === undefined || snapshot.now.kind === 'over') return null;
  return (
    <>
      <ErrorText sentence={problem} />
      {declined && <ClosableNote sentence={words.declined} close={sitting.words.close} onClose={dismiss} />}
      {takenBack.told && (
        <ClosableNote sentence={words.takenBack} close={sitting.words.close} onClose={takenBack.dismiss} />
      )}
      {offers.map(({ seat: from, offer, consents }) => {
        const mine = from === seat;
        const { name, later } = offer.kind === 'takeback' ? moveAfter(sitting, offer.to) : { name: '', later: 0 };
        const sentence = mine
          ? offer.kind === 'takeback'
            ? words.myOffer.takeback(name, later)
            : words.myOffer[offer.kind]
          : words.offered[offer.kind](texts.seat(from), name, later);
        const agreed = consents.filter((one) => one !== from && snapshot.players[one]?.kind === 'person');
        return (
          <div key={offer.kind} className={`${styles['bar']} ${styles['offer']}`}>
            <output>
              {sentence}
              {agreed.length > 0 && ` ${words.agreed(agreed.map((one) => texts.seat(one)).join(', '))}`}
            </output>
            {!consents.includes(seat) && (
              <Button look="primary" disabled={busy} onClick={() => void run(() => table.answer(offer, head, true))}>
                {words.accept}
              </Button>
            )}
            <Button
              disabled={busy}
              onClick={() => {
                if (mine) withdraw();
                void run(() => table.answer(offer, head, false));
              }}
            >
              {mine ? words.withdraw : words.decline}
            </Button>
          </div>
        );
      })}
    </>
  );
}
