import type { Logger } from '../log.ts';
import type { Store } from '../store/store.ts';

/** How fast the club's time is brought back to the clock it goes by: three seconds in ten minutes. */
const SLEW = 0.005;
/** How often it is compared with that clock, in milliseconds. */
const PACE = 60_000;
/** An answer that took longer does not say what time it is. */
const PROMPT = 1000;
/** Beyond this the clock was set, and did not just run fast or slow. */
const SET = 2000;

/**
 * The time of a club: that of the clock all its nodes go by when the process began, carried on by the process. When that
 * clock is set, the club's time follows slowly, so that no seat's time runs out over it.
 */
export class ClubTime {
  readonly #elapsed: () => number;
  /** The time at a moment of the process, and how far it is behind the clock from then on. */
  #time: number;
  #at: number;
  #behind = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(clock: number, elapsed: () => number = () => performance.now()) {
    this.#elapsed = elapsed;
    this.#time = clock;
    this.#at = elapsed();
  }

  /** Follows the clock by which all nodes of a store go, until it is stopped. */
  keepTo(store: Pick<Store, 'time'>, log: Logger): void {
    let wasSet = false;
    const look = async () => {
      const asked = performance.now();
      const clock = await store.time();
      const took = performance.now() - asked;
      if (took > PROMPT) return;
      const behind = this.follow(clock + took / 2);
      if (Math.abs(behind) > SET && !wasSet)
        log.warn({ behind: Math.round(behind) }, 'the clock was set: the time of the club follows slowly');
      wasSet = Math.abs(behind) > SET;
    };
    // A database that does not answer is asked again, and complained of elsewhere.
    this.#timer = setInterval(() => void look().catch(() => undefined), PACE);
    this.#timer.unref();
  }

  /** Now, in milliseconds since 1970; never less than before. */
  readonly now = (): number => Math.floor(this.#exactly());

  #exactly(): number {
    const passed = this.#elapsed() - this.#at;
    const most = passed * SLEW;
    return this.#time + passed + Math.min(most, Math.max(-most, this.#behind));
  }

  /** Takes up what the clock says; answers how far the club is behind it. */
  follow(clock: number): number {
    this.#time = this.#exactly();
    this.#at = this.#elapsed();
    this.#behind = clock - this.#time;
    return this.#behind;
  }

  stop(): void {
    clearInterval(this.#timer);
  }
}
