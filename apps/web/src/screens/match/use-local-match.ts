import { packOf } from '@whistlestop/games';
import { startTransition, useEffect, useState } from 'react';
import type { GameTable } from '@whistlestop/board';
import { acquireMatchLock } from '../../storage/match-lock.ts';
import { openMatchStore } from '../../storage/match-store.ts';
import { savedMatch } from '../../storage/new-match.ts';
import { type ReadProblem, readMatch } from '../../storage/read-match.ts';
import type { SavedMatch } from '../../storage/saved-match.ts';
import { Saver } from '../../storage/saver.ts';
import { LocalTable } from '@whistlestop/table';
import { pageThinker } from '../../bots/page-thinker.ts';

/** The state of opening a match. */
export type LocalMatchState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'gone' }
  | { readonly kind: 'elsewhere' }
  | { readonly kind: 'damaged'; readonly problem: ReadProblem; readonly detail: string; readonly text: string }
  | { readonly kind: 'ready'; readonly table: LocalTable; readonly gameTable: GameTable; readonly saved: SavedMatch };

/** Opens a saved match, in one tab at a time, and closes it with the screen. Another match needs another screen. */
export function useLocalMatch(id: string): LocalMatchState {
  const [opening, setOpening] = useState<LocalMatchState>({ kind: 'loading' });
  const [failed, setFailed] = useState<{ readonly error: unknown }>();
  useEffect(() => {
    let left = false;
    let leave = (): void => undefined;
    const sitDown = async () => {
      const { result, release } = await open(id, () => left);
      leave = release;
      if (left) release();
      else startTransition(() => setOpening(result));
    };
    sitDown().catch((error: unknown) => left || setFailed({ error }));
    return () => {
      left = true;
      leave();
    };
  }, [id]);
  if (failed !== undefined) throw failed.error;
  return opening;
}

async function open(id: string, left: () => boolean): Promise<{ result: LocalMatchState; release: () => void }> {
  const releaseLock = await acquireMatchLock(id);
  if (releaseLock === undefined) return { result: { kind: 'elsewhere' }, release: () => undefined };
  try {
    const result = left() ? ({ kind: 'loading' } as const) : await load(id);
    return {
      result,
      release: () => {
        if (result.kind === 'ready') result.table.close();
        releaseLock();
      },
    };
  } catch (error) {
    releaseLock();
    throw error;
  }
}

async function load(id: string): Promise<LocalMatchState> {
  const store = await openMatchStore();
  const row = await store.load(id);
  if (row === undefined) return { kind: 'gone' };
  if (row.kind === 'damaged')
    return { kind: 'damaged', problem: 'not-a-record', detail: '', text: JSON.stringify(row.raw, null, 2) };
  const saved = row.match;
  const [gameTable, read] = await Promise.all([packOf(saved.game)?.table(), readMatch(saved.record)]);
  if (!read.ok) return { kind: 'damaged', problem: read.code, detail: read.detail, text: saved.record };
  if (gameTable === undefined) return { kind: 'damaged', problem: 'unknown-game', detail: '', text: saved.record };
  const saver = new Saver(store);
  const table = new LocalTable({
    match: read.match,
    players: saved.players,
    seed: saved.seed,
    thinker: pageThinker,
    plans: saved.plans,
    save: (match, plans) => saver.save(() => savedMatch({ ...saved, plans: [...plans] }, match, gameTable)),
  });
  return { kind: 'ready', table, gameTable, saved };
}
