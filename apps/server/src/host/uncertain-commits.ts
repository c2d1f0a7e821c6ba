import { setTimeout } from 'node:timers/promises';
import type { MatchHost } from './match-host.ts';

/** A log that cannot be read is tried so often, with a pause in milliseconds. */
const ATTEMPTS = 60;
const PAUSE = 1000;

/** Finds out whether a turn was committed, as soon as its log can be read: people wait for it, and clocks run. */
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
