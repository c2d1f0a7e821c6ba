import type { Playback } from '../sitting/use-playback.ts';
import type { Sitting } from '../sitting/sitting.ts';

/** As much of a sitting as tells whom it waits for. */
type Waiting = Pick<Sitting, 'snapshot' | 'texts' | 'words'> & { readonly playback: Pick<Playback, 'running'> };

/** Whom the table waits for, in a sentence; empty when it waits for nobody who could be named. */
export function waitingLine({ snapshot, playback, texts, words }: Waiting): string {
  const { now, view } = snapshot;
  const waitingFor = (seats: readonly number[]) =>
    seats.length === 0 ? '' : words.table.waitingFor(seats.map((seat) => texts.seat(seat)).join(', '));
  switch (now.kind) {
    case 'thinks':
      return words.table.thinking(texts.seat(now.seat));
    case 'held':
      return words.table.chosen(texts.action(view, now.seat, now.action));
    case 'confirms':
      return words.table.unconfirmed(texts.seat(now.seat));
    case 'waits':
      return playback.running ? '' : waitingFor(now.seats);
    case 'shown':
      return waitingFor(now.waitedFor);
    case 'asks':
    case 'curtain':
    case 'over':
      return '';
  }
}

/** Why a person who is not asked anything can choose nothing; undefined while others' steps are still being shown. */
export function whyNobodyAsks(waiting: Waiting): string | undefined {
  const { snapshot, words } = waiting;
  const answer = snapshot.now.kind === 'over' ? words.table.over : waitingLine(waiting);
  return answer === '' ? undefined : answer;
}
