import type { Logger } from '../log.ts';
import type { Store } from '../store/store.ts';

/** How fast the club's time is adjusted to the reference clock: three seconds in ten minutes. */
const SLEW = 0.005;
/** How often it is compared with the reference clock, in milliseconds. */
const PACE = 60_000;
/** A slower answer is not precise enough. */
const MAX_DELAY = 1000;
/** A larger difference means that the clock was set, in milliseconds. */
const JUMP = 2000;

/**
 * The time of a club: the reference clock at process start, continued by a monotonic clock. When the reference clock is set,
 * the club's time follows slowly, so that no seat loses on time.
 */
export class ClubTime {
  readonly #elapsed: () => number;
  /** The time at a monotonic moment, and how far it is behind the reference clock from then on. */
  #time: number;
  #at: number;
  #behind = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(clock: number, elapsed: () => number = () => performance.now()) {
    this.#elapsed = elapsed;
    this.#time = clock;
    this.#at = elapsed();
  }

  /** Follows the reference clock of all nodes of a store, until it is stopped. */
  followClock(store: Pick<Store, 'time'>, log: Logger): void {
    let wasSet = false;
    const look = async () => {
      const asked = performance.now();
      const clock = await store.time();
      const took = performance.now() - asked;
      if (took > MAX_DELAY) return;
      const behind = this.follow(clock + took / 2);
      if (Math.abs(behind) > JUMP && !wasSet)
        log.warn({ behind: Math.round(behind) }, 'the clock was set: the time of the club follows slowly');
      wasSet = Math.abs(behind) > JUMP;
    };
    // A database that does not answer is asked again, and logged elsewhere.
    this.#timer = setInterval(() => void look().catch(() => undefined), PACE);
    this.#timer.unref();
  }

  /** Now, in milliseconds since 1970; never less than before. */
  readonly now = (): number => Math.floor(this.#exact());

  #exact(): number {
    const passed = this.#elapsed() - this.#at;
    const most = passed * SLEW;
    return this.#time + passed + Math.min(most, Math.max(-most, this.#behind));
  }

  /** Adjusts to the reference clock; answers how far the club is behind it. */
  follow(clock: number): number {
    this.#time = this.#exact();
    this.#at = this.#elapsed();
    this.#behind = clock - this.#time;
    return this.#behind;
  }

  stop(): void {
    clearInterval(this.#timer);
  }
}
