import { packOf } from '@whistlestop/games';
import { type MatchInfo, Refused } from '@whistlestop/client';
import type { Game } from '@whistlestop/kernel';
import { useEffect, useState } from 'react';
import type { GameTable } from '@whistlestop/board';
import { RemoteTable } from '@whistlestop/table';
import { client, sentenceOf } from './client.ts';
import { clubSocket } from './club.ts';

/** What became of the match a person wants to sit down at. */
export type RemoteOpening =
  | { readonly kind: 'loading' }
  /** The club does not show it, or no longer: perhaps since the person's seat went to a bot. */
  | { readonly kind: 'refused'; readonly sentence: string; readonly handedOver?: boolean }
  /** No match has such a name: the club cannot even read the request. */
  | { readonly kind: 'unknown' }
  /** It has not begun: somebody is still to come. */
  | { readonly kind: 'waiting'; readonly info: MatchInfo }
  | { readonly kind: 'ready'; readonly table: RemoteTable; readonly gameTable: GameTable };

/** Follows a match at the club while the screen is open. Another match needs another screen. */
export function useRemoteMatch(id: string, invite: string | undefined): RemoteOpening {
  const [opening, setOpening] = useState<RemoteOpening>({ kind: 'loading' });
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
      sentenceOf,
      onInfo: (info) => {
        if (info.status === 'open') setOpening({ kind: 'waiting', info });
      },
      onGone: (refusal, { handedOver }) => {
        if (!left) setOpening({ kind: 'refused', sentence: sentenceOf(refusal), handedOver });
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
              : { kind: 'refused', sentence: sentenceOf(error) },
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
