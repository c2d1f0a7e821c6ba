import type { SeatMask } from '@whistlestop/kernel';
import type { Standing } from '../store/store.ts';
import { BOT_LEASE } from './bot-leases.ts';
import { deadlineOf, earlier, type KeptClock } from './clock.ts';
import { conferringAfter, talkEnds } from './conferring.ts';
import { type LoadedMatch, waitingSeats } from './loaded-match.ts';

/** How a match stands with these clocks, for lists, clocks and bots; `bots` are the seats they play. */
export function standingOf(loaded: LoadedMatch, clock: KeptClock | null, bots: SeatMask, at: number): Standing {
  const after = waitingSeats(loaded.match);
  const scores = loaded.match.scores();
  const over = scores !== undefined;
  const talkUntil = talkEnds(loaded, clock, conferringAfter(loaded, at));
  return {
    status: over ? 'over' : 'running',
    waiting: after,
    clock: clock === null ? null : JSON.stringify(clock),
    // A match that is over waits for its results to be counted: until those who are kept behind know them too.
    deadline: over ? at + loaded.settings.spectatorDelay : earlier(deadlineOf(clock, after & ~bots), talkUntil),
    botDue: (after & bots) === 0 ? null : at + BOT_LEASE,
    scores: over ? JSON.stringify(scores) : null,
    endedAt: over ? at : null,
  };
}
