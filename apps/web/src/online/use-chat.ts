import { type ChatLine, type ChatRoom, Refused } from '@whistlestop/client';
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
      if (inParty) void read('party');
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
  }, [table, own, other, over, inParty]);

  const heard = lines.filter(({ from }) => !muted.includes(from));
  const others = heard.filter(({ from }) => from !== me);
  return {
    lines: heard,
    rooms: [own, ...(inParty ? (['party'] as const) : []), ...(over ? [other] : [])],
    confers: party?.confers === true && !over,
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
