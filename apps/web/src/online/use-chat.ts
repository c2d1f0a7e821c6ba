import { type ChatLine, type ChatRoom, Refused } from '@whistlestop/client';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import type { RemoteTable } from '../table/remote-table.ts';
import { client, clubLine, useClub } from './club.ts';

/** What is said at a match, as far as this person may read it. */
export interface Chat {
  readonly lines: readonly ChatLine[];
  /** The rooms open to this person now. */
  readonly rooms: readonly ChatRoom[];
  /** Lines of others that came since the talk was last looked at. */
  readonly unread: number;
  /** People whose lines are hidden here. */
  readonly muted: readonly string[];
  readonly look: () => void;
  readonly mute: (name: string, muted: boolean) => Promise<void>;
  /** Sends a line to the people who run the club. */
  readonly report: (line: string, reason: string) => Promise<unknown>;
}

/** Follows the talk at a match: the players' room for players, the spectators' for the rest, both once it is over. */
export function useChat(table: RemoteTable): Chat {
  const me = useClub((club) => club.me?.name);
  const over = useSyncExternalStore(
    useCallback((listener: () => void) => table.subscribe(listener), [table]),
    () => table.snapshot().over,
  );
  const { mySeats } = table.snapshot();
  const [lines, setLines] = useState<readonly ChatLine[]>([]);
  /** When the last line was said that the person has looked at. */
  const [seen, setSeen] = useState<number>();
  const [muted, setMuted] = useState<readonly string[]>([]);
  const own: ChatRoom = mySeats.length > 0 ? 'players' : 'spectators';
  const other: ChatRoom = own === 'players' ? 'spectators' : 'players';
  useEffect(() => {
    let left = false;
    const add = (fresh: readonly ChatLine[]) => setLines((known) => merge(known, fresh));
    const read = async (room: ChatRoom) => {
      try {
        const answer = await client.call('chat', { id: table.id, name: room, query: table.invitation });
        if (left) return;
        add(answer.lines);
        if (room === own) setSeen((before) => before ?? answer.lines.at(-1)?.at ?? 0);
      } catch (error) {
        // A room that is closed to this person stays empty; over a broken line it is read again once that is mended.
        if (!(error instanceof Refused) && !(error instanceof TypeError)) throw error;
      }
    };
    const readAll = () => {
      void read(own);
      if (over) void read(other);
    };
    readAll();
    const deaf = clubLine().hear((message) => {
      if (message.kind === 'chat' && message.line.match === table.id) add([message.line]);
      // The table comes anew after every break, in which something may have been said.
      if (message.kind === 'table' && message.match.id === table.id) readAll();
    });
    return () => {
      left = true;
      deaf();
    };
  }, [table, own, other, over]);

  const heard = lines.filter(({ from }) => !muted.includes(from));
  const others = heard.filter(({ from }) => from !== me);
  return {
    lines: heard,
    rooms: over ? [own, other] : [own],
    unread: seen === undefined ? 0 : others.filter(({ at }) => at > seen).length,
    muted,
    look: () => setSeen(heard.at(-1)?.at ?? 0),
    mute: async (name, on) => {
      await client.call('mute', { body: { name, muted: on } });
      setMuted((before) => (on ? [...before, name] : before.filter((one) => one !== name)));
    },
    report: (line, reason) => client.call('report', { body: { line, reason, ...table.invitation } }),
  };
}

/** Lines in the order they were said, each once. */
function merge(known: readonly ChatLine[], fresh: readonly ChatLine[]): readonly ChatLine[] {
  const all = new Map([...known, ...fresh].map((line) => [line.id, line]));
  return [...all.values()].sort((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1));
}
