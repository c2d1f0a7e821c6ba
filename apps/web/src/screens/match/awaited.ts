import { includes } from '@whistlestop/kernel';
import type { Sitting } from './sitting.ts';

/** The seats the table waits for, in a sentence; empty when it waits for nobody. */
export function awaited({ snapshot: { pending, players, curtain }, playback, texts, words }: Sitting): string {
  if (playback.running || curtain !== undefined) return '';
  const names = players.flatMap((_, seat) => (includes(pending, seat) ? [texts.seat(seat)] : []));
  return names.length === 0 ? '' : words.table.waitingFor(names.join(', '));
}
