import { packOf } from '@whistlestop/games';
import { type MatchInfo, Refused } from '@whistlestop/client';
import type { Game } from '@whistlestop/kernel';
import { useEffect, useState } from 'react';
import type { GameTable } from '@whistlestop/board';
import { RemoteTable } from '@whistlestop/table';
import { client, refusalSentence } from './client.ts';
import { clubSocket } from './club.ts';

/** The state of opening a match. */
export type RemoteMatchState =
  | { readonly kind: 'loading' }
  /** The club refuses to show it, perhaps since a bot has the person's seat. */
  | { readonly kind: 'refused'; readonly sentence: string; readonly handedOver?: boolean }
  /** The id is malformed. */
  | { readonly kind: 'unknown' }
  /** It has not begun: seats are empty. */
  | { readonly kind: 'waiting'; readonly info: MatchInfo }
  | { readonly kind: 'ready'; readonly table: RemoteTable; readonly gameTable: GameTable };

/** Follows a match at the club while the screen is open. Another match needs another screen. */
export function useRemoteMatch(id: string, invite: string | undefined): RemoteMatchState {
  const [opening, setOpening] = useState<RemoteMatchState>({ kind: 'loading' });
  useEffect(() => {
    let left = false;
    let loaded: GameTable | undefined;
    const openGame = async ({ game, options, rules }: Pick<MatchInfo, 'game' | 'options' | 'rules'>): Promise<Game> => {
      loaded = await packOf(game)?.table();
      if (loaded === undefined) throw new RangeError(`No game is called ${game}`);
      return loaded.kind.open(loaded.kind.options.parse(options), rules);
    };
    const { table, stop } = RemoteTable.open({
      match: id,
      invite,
      socket: clubSocket(),
      openGame,
      past: (page) => client.call('past', { id, query: { invite, page } }),
      refusalSentence,
      onInfo: (info) => {
        if (info.status === 'open') setOpening({ kind: 'waiting', info });
      },
      onGone: (refusal, { handedOver }) => {
        if (!left) setOpening({ kind: 'refused', sentence: refusalSentence(refusal), handedOver });
      },
    });
    table.then(
      (opened) => {
        if (left) opened.close();
        else if (loaded !== undefined) setOpening({ kind: 'ready', table: opened, gameTable: loaded });
        return opened;
      },
      (error: unknown) => {
        if (!left)
          setOpening(
            error instanceof Refused && error.code === 'malformed'
              ? { kind: 'unknown' }
              : { kind: 'refused', sentence: refusalSentence(error) },
          );
      },
    );
    return () => {
      left = true;
      stop();
      void table.then((opened) => opened.close()).catch(() => undefined);
    };
  }, [id, invite]);
  return opening;
}
