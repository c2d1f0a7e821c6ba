import type { Playback } from '../sitting/use-playback.ts';
import type { Sitting } from '../sitting/sitting.ts';

/** The parts of a sitting that `waitingLine` needs. */
type Waiting = Pick<Sitting, 'snapshot' | 'texts' | 'words'> & { readonly playback: Pick<Playback, 'running'> };

/** A sentence on whom the table waits for; empty when it waits for no seat. */
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

/** Why a person cannot choose now; undefined while others' steps are being shown. */
export function whyNobodyAsks(waiting: Waiting): string | undefined {
  const { snapshot, words } = waiting;
  const answer = snapshot.now.kind === 'over' ? words.table.over : waitingLine(waiting);
  return answer === '' ? undefined : answer;
}
