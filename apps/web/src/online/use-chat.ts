import { type AnswerOf, type ChatLine, type ChatRoom, Refused } from '@whistlestop/client';
import { type Game, includes, only } from '@whistlestop/kernel';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import type { RemoteTable } from '../table/remote-table.ts';
import type { TableSnapshot } from '../table/table.ts';
import { client, clubLine, useClub } from './club.ts';

/** What is said at a match, as far as this person may read it. */
export interface Chat {
  readonly lines: readonly ChatLine[];
  /** The rooms open to this person now. */
  readonly rooms: readonly ChatRoom[];
  /** Whether the rules let this person confer with their partners now. */
  readonly confers: boolean;
  /** Lines of others that came since the talk was last looked at. */
  readonly unread: number;
  /** People whose lines are hidden here. */
  readonly muted: readonly string[];
  readonly look: () => void;
  readonly mute: (name: string, muted: boolean) => Promise<void>;
  /** Asks for what was said in a room before what is known of it; undefined where nothing was. */
  readonly older: (room: ChatRoom) => (() => Promise<void>) | undefined;
  /** Sends a line to the people who run the club. */
  readonly report: (line: string, reason: string) => Promise<unknown>;
}

/** The party a person plays in with others, and whether it may confer; undefined where partners are bots, or there are none. */
function partyAt({ parties }: Game, { mySeats: [mine], players, view }: TableSnapshot) {
  if (parties === undefined || mine === undefined) return undefined;
  const partners = players.filter(
    ({ kind }, seat) => kind === 'person' && includes(parties.of(mine) & ~only(mine), seat),
  );
  return partners.length === 0 ? undefined : { confers: parties.confers(view, mine) };
}

/**
 * Follows the talk at a match: the players' room for players, and their party's where they have one, the spectators' for the
 * rest; the first and the last for all once it is over.
 */
export function useChat(table: RemoteTable): Chat {
  const me = useClub((club) => club.me?.name);
  const snapshot = useSyncExternalStore(
    useCallback((listener: () => void) => table.subscribe(listener), [table]),
    () => table.snapshot(),
  );
  const { mySeats, over } = snapshot;
  const party = partyAt(table.game, snapshot);
  const inParty = party !== undefined;
  const [{ lines, earlier }, setTalk] = useState(NOTHING_SAID);
  /** When the last line was said that the person has looked at. */
  const [seen, setSeen] = useState<number>();
  const [muted, setMuted] = useState<readonly string[]>([]);
  const own: ChatRoom = mySeats.length > 0 ? 'players' : 'spectators';
  const other: ChatRoom = own === 'players' ? 'spectators' : 'players';
  useEffect(() => {
    let left = false;
    const read = async (room: ChatRoom) => {
      const page = await latestOf(table, room);
      if (left || page === undefined) return;
      setTalk((known) => withLatest(known, room, page));
      setMuted((before) => [...new Set([...before, ...page.muted])]);
      if (room === own) setSeen((before) => before ?? page.lines.at(-1)?.at ?? 0);
    };
    const readAll = () => {
      void read(own);
      if (inParty) void read('party');
      if (over) void read(other);
    };
    readAll();
    const deaf = clubLine().hear((message) => {
      if (message.kind === 'chat' && message.line.match === table.id)
        setTalk((known) => ({ ...known, lines: merge(known.lines, [message.line]) }));
      // The table comes anew after every break, in which something may have been said; whoever has lost or got a seat by then
      // is in other rooms, which are read as soon as that is known.
      if (message.kind !== 'table' || message.match.id !== table.id) return;
      if ((message.seat === null) === (own === 'spectators')) readAll();
    });
    return () => {
      left = true;
      deaf();
    };
  }, [table, own, other, over, inParty]);

  const heard = lines.filter(({ from }) => !muted.includes(from));
  const others = heard.filter(({ from }) => from !== me);
  const rooms: readonly ChatRoom[] = [own, ...(inParty ? (['party'] as const) : []), ...(over ? [other] : [])];
  return {
    lines: heard,
    rooms,
    confers: party?.confers === true && !over,
    unread: seen === undefined ? 0 : others.filter(({ at }) => at > seen).length,
    muted,
    older: (room) => {
      const page = earlier[room];
      if (page == null) return undefined;
      return async () => {
        const answer = await client.call('chat', { id: table.id, name: room, query: { page, ...table.invitation } });
        setTalk((known) => withPage(known, room, answer));
      };
    },
    look: () => setSeen(heard.at(-1)?.at ?? 0),
    mute: async (name, on) => {
      await client.call('mute', { body: { name, muted: on } });
      setMuted((before) => (on ? [...before, name] : before.filter((one) => one !== name)));
      if (on) return;
      // What they said is read again from the end.
      const pages = await Promise.all(rooms.map(async (room) => ({ room, page: await latestOf(table, room) })));
      setTalk(({ lines: known }) =>
        pages.reduce((talk, { room, page }) => (page === undefined ? talk : withPage(talk, room, page)), {
          ...NOTHING_SAID,
          lines: known,
        }),
      );
    },
    report: (line, reason) => client.call('report', { body: { line, reason, ...table.invitation } }),
  };
}

/** The latest page of a room: none where it is closed to this person, or over a broken line, and then it is read again once that is mended. */
async function latestOf(table: RemoteTable, room: ChatRoom): Promise<AnswerOf<'chat'> | undefined> {
  try {
    return await client.call('chat', { id: table.id, name: room, query: table.invitation });
  } catch (error) {
    if (error instanceof Refused || error instanceof TypeError) return undefined;
    throw error;
  }
}

/** What is known of the talk, and the word for the page before that, by room: null where nothing was said before. */
interface Talk {
  readonly lines: readonly ChatLine[];
  readonly earlier: Readonly<Partial<Record<ChatRoom, string | null>>>;
}

const NOTHING_SAID: Talk = { lines: [], earlier: {} };

const withPage = ({ lines, earlier }: Talk, room: ChatRoom, page: AnswerOf<'chat'>): Talk => ({
  lines: merge(lines, page.lines),
  earlier: { ...earlier, [room]: page.next },
});

/** Adds the latest page of a room. What was read before it stays read, unless more was said in between than a page holds. */
function withLatest(talk: Talk, room: ChatRoom, page: AnswerOf<'chat'>): Talk {
  const known = new Set(talk.lines.map(({ id }) => id));
  const joins = talk.earlier[room] !== undefined && page.lines.some(({ id }) => known.has(id));
  return joins ? { ...talk, lines: merge(talk.lines, page.lines) } : withPage(talk, room, page);
}

/** Lines in the order they were said, each once. */
function merge(known: readonly ChatLine[], fresh: readonly ChatLine[]): readonly ChatLine[] {
  const all = new Map([...known, ...fresh].map((line) => [line.id, line]));
  return [...all.values()].sort((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1));
}
