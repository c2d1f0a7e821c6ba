import type { ChatLine, ChatRoom } from '@whistlestop/client';
import { type Game, includes, only } from '@whistlestop/kernel';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import type { RemoteTable, TableSnapshot } from '@whistlestop/table';
import { client } from './client.ts';
import { clubSocket } from './club.ts';
import { addLine, chatQuery, linesOf, muteIn } from './club-queries.ts';
import { usePages } from './club-cache.ts';
import { useSession } from './session.ts';

/** Every room of the chat at a match. */
const CHAT_ROOMS: readonly ChatRoom[] = ['players', 'party', 'spectators'];

/** The chat of a match, as far as this person may read it. */
export interface Chat {
  readonly lines: readonly ChatLine[];
  /** The rooms open to this person now. */
  readonly rooms: readonly ChatRoom[];
  /** Whether the rules let this person confer with their partners now. */
  readonly confers: boolean;
  /** Lines of others since the chat was last marked as read. */
  readonly unread: number;
  /** People whose lines are hidden here. */
  readonly muted: readonly string[];
  readonly markRead: () => void;
  readonly mute: (name: string, muted: boolean) => Promise<void>;
  /** The query of a room, to load more of it. */
  readonly queryOf: (room: ChatRoom) => ReturnType<typeof chatQuery>;
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
 * Follows the chat at a match: the players' room for players, and their party's where they have one, the spectators' for the
 * rest; the first and the last for all once it is over.
 */
export function useChat(table: RemoteTable): Chat {
  const me = useSession((session) => session.me?.name);
  const snapshot = useSyncExternalStore(
    useCallback((listener: () => void) => table.subscribe(listener), [table]),
    () => table.snapshot(),
  );
  const { mySeats, now } = snapshot;
  const isOver = now.kind === 'over';
  const party = partyAt(table.game, snapshot);
  const own: ChatRoom = mySeats.length > 0 ? 'players' : 'spectators';
  const other: ChatRoom = own === 'players' ? 'spectators' : 'players';
  const rooms: readonly ChatRoom[] = [
    own,
    ...(party === undefined ? [] : (['party'] as const)),
    ...(isOver ? [other] : []),
  ];
  const { invite } = table.invitation;
  const pagesOf = {
    players: usePages(chatQuery(table.id, 'players', invite), rooms.includes('players')),
    party: usePages(chatQuery(table.id, 'party', invite), rooms.includes('party')),
    spectators: usePages(chatQuery(table.id, 'spectators', invite), rooms.includes('spectators')),
  };
  /** The time of the last line that is marked as read. */
  const [markedUntil, setMarkedUntil] = useState<number>();
  const shown = rooms.join(' ');
  useEffect(
    () =>
      clubSocket().onMessage((message) => {
        if (message.kind === 'chat' && message.line.match === table.id) addLine(table.id, message.line, invite);
        // The table is sent again after a reconnect, and lines may be missing. A changed seat
        // means other rooms, which are read when they are shown.
        if (message.kind !== 'table' || message.match.id !== table.id) return;
        if ((message.seat === null) === (own === 'spectators'))
          for (const room of CHAT_ROOMS)
            if (shown.split(' ').includes(room)) chatQuery(table.id, room, invite).reload();
      }),
    [table, invite, own, shown],
  );

  const muted = [...new Set(rooms.flatMap((room) => pagesOf[room][0]?.muted ?? []))];
  const lines = linesOf(rooms.flatMap((room) => pagesOf[room])).filter(({ from }) => !muted.includes(from));
  const others = lines.filter(({ from }) => from !== me);
  const readUntil = markedUntil ?? pagesOf[own][0]?.readUntil;
  return {
    lines,
    rooms,
    confers: party?.confers === true && !isOver,
    unread: readUntil === undefined ? 0 : others.filter(({ at }) => at > readUntil).length,
    muted,
    markRead: () => setMarkedUntil(lines.at(-1)?.at ?? 0),
    mute: async (name, on) => {
      await client.call('mute', { body: { name, muted: on } });
      await Promise.all(rooms.map((room) => muteIn(chatQuery(table.id, room, invite), name, on)));
    },
    queryOf: (room) => chatQuery(table.id, room, invite),
    report: (line, reason) => client.call('report', { body: { line, reason, ...table.invitation } }),
  };
}
