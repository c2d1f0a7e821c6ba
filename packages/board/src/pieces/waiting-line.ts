import { includes } from '@whistlestop/kernel';
import type { Playback } from '../sitting/playback.ts';
import type { Sitting } from '../sitting/sitting.ts';

/** As much of a sitting as tells whom it waits for. */
type Waiting = Pick<Sitting, 'snapshot' | 'texts' | 'words'> & { readonly playback: Pick<Playback, 'running'> };

/** The seats the table waits for, in a sentence; empty when it waits for nobody. */
export function awaited({ snapshot, playback, texts, words }: Waiting): string {
  const { pending, players, curtain, unconfirmed, held, view } = snapshot;
  if (playback.running || curtain !== undefined) return '';
  if (held !== undefined) return words.table.chosen(texts.action(view, held.seat, held.action));
  if (unconfirmed !== undefined) return words.table.unconfirmed(texts.seat(unconfirmed));
  const names = players.flatMap((_, seat) => (includes(pending, seat) ? [texts.seat(seat)] : []));
  return names.length === 0 ? '' : words.table.waitingFor(names.join(', '));
}

/** The same, with a bot that thinks. */
export function awaitedOrThinking(waiting: Waiting): string {
  const { snapshot, texts, words } = waiting;
  return snapshot.thinking === undefined ? awaited(waiting) : words.table.thinking(texts.seat(snapshot.thinking.seat));
}

/** Why a person who is not asked anything can choose nothing; undefined while others' steps are still being shown. */
export function whyNobodyAsks(waiting: Waiting): string | undefined {
  const answer = waiting.snapshot.over ? waiting.words.table.over : awaitedOrThinking(waiting);
  return answer === '' ? undefined : answer;
}
