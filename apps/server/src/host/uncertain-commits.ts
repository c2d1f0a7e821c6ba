import { setTimeout } from 'node:timers/promises';
import type { MatchHost } from './match-host.ts';

/** How often an unreadable log is retried, and the pause in milliseconds. */
const ATTEMPTS = 60;
const PAUSE = 1000;

/** Reads the log until it is known whether a turn was committed: people wait, and clocks run. */
export async function resolveUncertainCommit(host: MatchHost, givenUp: () => boolean): Promise<void> {
  for (let attempt = 1; !givenUp(); attempt++)
    try {
      await host.catchUp();
      return;
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
      await setTimeout(PAUSE);
    }
}
