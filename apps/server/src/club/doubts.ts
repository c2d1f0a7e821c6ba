import { setTimeout } from 'node:timers/promises';
import type { MatchHost } from './match-host.ts';

/** How often, and after how many milliseconds each time, a log that cannot be read is looked into again. */
const LOOKS = 60;
const PAUSE = 1000;

/** Looks up what has become of a turn in doubt, as soon as its log can be read: somebody may wait for it, and clocks run. */
export async function resolveDoubt(host: MatchHost, givenUp: () => boolean): Promise<void> {
  for (let look = 1; !givenUp(); look++)
    try {
      await host.catchUp();
      return;
    } catch (error) {
      if (look === LOOKS) throw error;
      await setTimeout(PAUSE);
    }
}
