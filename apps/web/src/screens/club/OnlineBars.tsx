import type { PageSitting } from '../../frame/board-page.ts';
import type { MatchInfo } from '@whistlestop/client';
import { useCallback, useState, useSyncExternalStore } from 'react';
import { addressOf } from '../../page/router.ts';
import { Button, Icon } from '@whistlestop/board';
import { client } from '../../online/client.ts';
import { useRequest } from '../../online/club-cache.ts';
import { isMyMove, useMarkSeen, useMyMatches } from '../../online/my-matches.ts';
import { useSession } from '../../online/session.ts';
import { useClubStatus } from '../../online/club-status.ts';
import { useClubWords } from '../../words/club/index.ts';
import { type RemoteTable, sentencesOf } from '@whistlestop/table';
import { Clocks } from './Clocks.tsx';
import { ErrorText } from './StatusText.tsx';
import { moveAfter, useEarlierSteps } from './move-name.ts';
import { useAccountAddress } from './AccountBar.tsx';
import styles from './OnlineBars.module.css';

/** The bars above the board of a match at the club. */
export function OnlineBars({
  sitting,
  table,
  invitedSeat,
  onLog,
  onConfer,
}: {
  sitting: PageSitting;
  table: RemoteTable;
  invitedSeat: string | undefined;
  onLog: () => void;
  /** Opens the chat of the party, while it may confer. */
  onConfer: (() => void) | undefined;
}) {
  return (
    <>
      <Sending table={table} />
      <Connection table={table} />
      <LostSeat table={table} />
      <Clocks sitting={sitting} table={table} invitedSeat={invitedSeat} />
      <OtherMove id={table.id} />
      {isBotsOnly(table.info) && <BotsOnlyMatch id={table.id} />}
      {onConfer !== undefined && <Conferring onConfer={onConfer} />}
      <MissedMoves sitting={sitting} table={table} onLog={onLog} />
      <StandingOffers sitting={sitting} table={table} />
    </>
  );
}

/** A thin progress bar while a request is pending, after a delay. */
function Sending({ table }: { table: RemoteTable }) {
  return <div className={styles['sending']} data-sending={useSending(table)} />;
}

/** Whether a request to the club is pending. */
const useSending = (table: RemoteTable): boolean =>
  useSyncExternalStore(
    useCallback((listener: () => void) => table.subscribe(listener), [table]),
    () => table.sending,
  );

/** Reports a broken connection; one to a newer club stays broken until the page is reloaded. */
function Connection({ table }: { table: RemoteTable }) {
  const { table: words } = useClubWords();
  const outdated = useClubStatus((status) => status.outdated);
  const sending = useSending(table);
  return (
    <output className={styles['status']}>
      {table.connection !== 'open' && !outdated && (
        <span className={styles['broken']}>
          <Icon name="warning" />
          {sending ? `${words.connecting} ${words.connectingAbout}` : words.connecting}
        </span>
      )}
    </output>
  );
}

/** Reports why the person lost their seat: they are signed out on this page, or a bot has it. */
function LostSeat({ table }: { table: RemoteTable }) {
  const { table: words, account: accountWords, lobby } = useClubWords();
  const account = useAccountAddress();
  const stranger = useSession(({ me }) => me === null);
  const { lost, handedOver } = table;
  // The news covers a seat held in another tab, or lost before this table was opened.
  const isBotNews = useMyMatches(({ news }) => news.some(({ match, kind }) => match === table.id && kind === 'bot'));
  useMarkSeen(table.id, lost && handedOver && !stranger);
  return (
    <output className={styles['status']}>
      {(isBotNews || (lost && (stranger || handedOver))) && (
        <span className={styles['bar']}>
          {stranger ? words.signedOut : table.substitute ? words.substituteGone : lobby.news.bot}
          {stranger && <a href={account}>{accountWords.signIn}</a>}
        </span>
      )}
    </output>
  );
}

/** Reports that another match waits for the person. */
function OtherMove({ id }: { id: string }) {
  const { table: words } = useClubWords();
  const isNotified = useSession(({ me }) => me?.notices.page === true);
  const other = useMyMatches(({ matches }) => matches.find((mine) => mine.match.id !== id && isMyMove(mine))?.match.id);
  if (other === undefined || !isNotified) return null;
  return (
    <div className={styles['bar']}>
      <p>{words.otherMove}</p>
      <a href={addressOf({ at: 'club-match', id: other, invite: undefined })}>{words.goThere}</a>
    </div>
  );
}

/** Whether this is a running match of bots alone that the person opened. */
const isBotsOnly = ({ yours, status, seats }: MatchInfo): boolean =>
  yours && status === 'running' && seats.every(({ player }) => player?.kind === 'bot');

/** Lets the person stop their match of bots alone. */
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

/** Reports that the partners may confer now. */
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

/** The steps missed while away: since the last own move when the table opens, since the break after a reconnect. */
function MissedMoves({ sitting, table, onLog }: { sitting: PageSitting; table: RemoteTable; onLog: () => void }) {
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

/** Whether the person's offer was declined: it is gone without a move and without being withdrawn. */
function useDeclined({ snapshot }: PageSitting, { info }: RemoteTable) {
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

/** Whether there was a takeback since the table was opened, and no choice of a person after it. */
function useTakenBack({ snapshot: { steps, players } }: PageSitting, { takenBack }: RemoteTable) {
  const [seen, setSeen] = useState(takenBack);
  const goesOn = steps.some(
    ({ seat, sequence }) => sequence > takenBack && seat !== undefined && players[seat]?.kind === 'person',
  );
  return { isNew: takenBack > seen && !goesOn, dismiss: () => setSeen(takenBack) };
}

/** The result of an offer, until it is closed. */
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

/** The offers that wait for consent. */
function StandingOffers({ sitting, table }: { sitting: PageSitting; table: RemoteTable }) {
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
      {takenBack.isNew && (
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
