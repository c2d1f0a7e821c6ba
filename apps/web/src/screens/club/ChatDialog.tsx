import type { ChatLine, ChatRoom } from '@whistlestop/client';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useSettings } from '../../page/settings.ts';
import { Button, Dialog, Tabs } from '@whistlestop/board';
import { useNextPage, useRequest } from '../../online/club-cache.ts';
import { useSession } from '../../online/session.ts';
import type { Chat } from '../../online/use-chat.ts';
import { useClubWords } from '../../words/club/index.ts';
import type { RemoteTable } from '@whistlestop/table';
import { useWords } from '../../words/index.ts';
import styles from './ChatDialog.module.css';
import { LoadMoreButton } from './LoadMoreButton.tsx';
import { DoneText, ErrorText } from './StatusText.tsx';
import club from './club.module.css';
import { AccountBar } from './AccountBar.tsx';

/** The chat at a match: the rooms open to the person, with mute and report beside every line of others. */
export function ChatDialog({
  open,
  chat,
  table,
  onClose,
}: {
  open: boolean;
  chat: Chat;
  table: RemoteTable;
  onClose: () => void;
}) {
  const words = useWords();
  const { chat: chatWords } = useClubWords();
  const [room, setRoom] = useState<ChatRoom>();
  const field = useRef<HTMLInputElement>(null);
  const { markRead, unread, rooms, confers } = chat;
  // On a touch screen the keyboard would hide the lines.
  useEffect(() => {
    if (open && !matchMedia('(pointer: coarse)').matches) field.current?.focus();
  }, [open]);
  // Lines that arrive while the chat is open count as read.
  useEffect(() => {
    if (open && unread > 0) markRead();
  }, [open, unread, markRead]);
  const usual = confers ? 'party' : (rooms[0] ?? 'players');
  const chosen = room !== undefined && rooms.includes(room) ? room : usual;
  const tabs = rooms.map((id) => ({
    id,
    name: chatWords.rooms[id],
    content: <Room chat={chat} room={id} table={table} field={field} />,
  }));
  return (
    <Dialog open={open} title={chatWords.title} shape="sheet" words={words} onClose={onClose}>
      {rooms.length > 1 ? (
        <Tabs label={chatWords.title} tabs={tabs} chosen={chosen} onChoose={setRoom} />
      ) : (
        <Room chat={chat} room={chosen} table={table} field={field} />
      )}
    </Dialog>
  );
}

function Room({
  chat,
  room,
  table,
  field,
}: {
  chat: Chat;
  room: ChatRoom;
  table: RemoteTable;
  /** The field to write in, where there is one. */
  field: RefObject<HTMLInputElement | null>;
}) {
  const { chat: words } = useClubWords();
  const me = useSession(({ me: person }) => person?.name);
  const [text, setText] = useState('');
  const { busy, problem, run } = useRequest();
  const lines = chat.lines.filter((line) => line.room === room);
  const closed = room === 'party' && !chat.confers;
  const say = async () => {
    if (await run(() => table.say(room, text))) setText('');
  };
  return (
    <div className={styles['room']}>
      <p className={club['quiet']}>{words.about[room]}</p>
      <Earlier chat={chat} room={room} />
      <ol className={styles['lines']} aria-live="polite">
        {lines.map((line) => (
          <Line key={line.id} line={line} chat={chat} mine={line.from === me} known={me !== undefined} />
        ))}
      </ol>
      {lines.length === 0 && <p>{words.empty}</p>}
      <Muted chat={chat} />
      <LastLine key={lines.at(-1)?.id} />
      {me === undefined && (
        <>
          <p>{words.signIn}</p>
          <AccountBar />
        </>
      )}
      {me !== undefined && closed && <p>{words.closed}</p>}
      {me !== undefined && !closed && (
        <form
          className={styles['write']}
          onSubmit={(event) => {
            event.preventDefault();
            void say();
          }}
        >
          <input
            ref={field}
            aria-label={words.write}
            placeholder={words.write}
            value={text}
            maxLength={500}
            required
            onChange={(event) => setText(event.target.value)}
          />
          <Button type="submit" look="primary" disabled={busy}>
            {words.send}
          </Button>
        </form>
      )}
      <ErrorText sentence={problem} />
    </div>
  );
}

/** Loads the lines before these. */
function Earlier({ chat, room }: { chat: Chat; room: ChatRoom }) {
  return <LoadMoreButton page={useNextPage(chat.queryOf(room))} />;
}

/** The end of the chat, scrolled into view with every new line. */
function LastLine() {
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return <div ref={end} />;
}

function Line({ line, chat, mine, known }: { line: ChatLine; chat: Chat; mine: boolean; known: boolean }) {
  const { chat: words } = useClubWords();
  const language = useSettings((settings) => settings.language);
  const [reporting, setReporting] = useState(false);
  const { busy, problem, run } = useRequest();
  const time = new Date(line.at).toLocaleTimeString(language, { hour: '2-digit', minute: '2-digit' });
  return (
    <li className={styles['line']} data-mine={mine}>
      <p className={styles['from']}>
        <strong>{line.from}</strong> <span className={club['quiet']}>{time}</span>
      </p>
      <p className={styles['text']}>{line.text}</p>
      {!mine && known && (
        <div className={styles['tools']}>
          <Button
            look="quiet"
            icon="silent"
            iconOnly
            disabled={busy}
            title={words.mute(line.from)}
            onClick={() => void run(() => chat.mute(line.from, true))}
          >
            {words.mute(line.from)}
          </Button>
          <Button
            look="quiet"
            icon="warning"
            iconOnly
            aria-expanded={reporting}
            title={words.report(line.from)}
            onClick={() => setReporting(!reporting)}
          >
            {words.report(line.from)}
          </Button>
        </div>
      )}
      <ErrorText sentence={problem} />
      {reporting && <Report line={line.id} chat={chat} />}
    </li>
  );
}

/** Sends a line to the people who run the club. */
function Report({ line, chat }: { line: string; chat: Chat }) {
  const { chat: words } = useClubWords();
  const [reason, setReason] = useState('');
  const [done, setDone] = useState(false);
  const { busy, problem, run } = useRequest();
  const report = async () => setDone(await run(() => chat.report(line, reason)));
  if (done) return <DoneText sentence={words.reported} />;
  return (
    <form
      className={styles['write']}
      onSubmit={(event) => {
        event.preventDefault();
        void report();
      }}
    >
      <input
        aria-label={words.reportReason}
        placeholder={words.reportReason}
        value={reason}
        maxLength={500}
        required
        onChange={(event) => setReason(event.target.value)}
      />
      <Button type="submit" disabled={busy}>
        {words.reportTitle}
      </Button>
      <ErrorText sentence={problem} />
    </form>
  );
}

/** The people this person has muted, each with a button to unmute. */
function Muted({ chat }: { chat: Chat }) {
  const { chat: words } = useClubWords();
  const { busy, run } = useRequest();
  if (chat.muted.length === 0) return null;
  return (
    <div className={club['ways']}>
      {chat.muted.map((name) => (
        <Button key={name} look="quiet" disabled={busy} onClick={() => void run(() => chat.mute(name, false))}>
          {words.unmute(name)}
        </Button>
      ))}
    </div>
  );
}
