import type { Logger } from '../log.ts';
import type { Store } from '../store/store.ts';

/** The fastest adjustment to the reference clock: three seconds in ten minutes. */
const SLEW = 0.005;
/** How often the reference clock is read, in milliseconds. */
const INTERVAL = 60_000;
/** A slower answer of the reference clock is not precise enough. */
const MAX_DELAY = 1000;
/** A larger difference means that the clock was set, in milliseconds. */
const JUMP = 2000;

/**
 * The time of a club: the reference clock at process start, continued by a monotonic clock. When the reference clock is set,
 * the club's time follows slowly, so that no seat loses on time.
 */
export class ClubTime {
  readonly #elapsed: () => number;
  /** The club's time at the monotonic moment `#at`, and how far it was behind the reference clock. */
  #time: number;
  #at: number;
  #behind = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(clock: number, elapsed: () => number = () => performance.now()) {
    this.#elapsed = elapsed;
    this.#time = clock;
    this.#at = elapsed();
  }

  /** Follows the reference clock of the store's nodes until stopped. */
  followClock(store: Pick<Store, 'time'>, log: Logger): void {
    let wasSet = false;
    const compare = async () => {
      const asked = performance.now();
      const clock = await store.time();
      const took = performance.now() - asked;
      if (took > MAX_DELAY) return;
      const behind = this.follow(clock + took / 2);
      if (Math.abs(behind) > JUMP && !wasSet)
        log.warn({ behind: Math.round(behind) }, 'the clock was set: the time of the club follows slowly');
      wasSet = Math.abs(behind) > JUMP;
    };
    // A failed read is logged by the store's other users, and repeated.
    this.#timer = setInterval(() => void compare().catch(() => undefined), INTERVAL);
    this.#timer.unref();
  }

  /** Now, in milliseconds since 1970; never less than before. */
  readonly now = (): number => Math.floor(this.#exact());

  #exact(): number {
    const passed = this.#elapsed() - this.#at;
    const most = passed * SLEW;
    return this.#time + passed + Math.min(most, Math.max(-most, this.#behind));
  }

  /** Adjusts to the reference clock; returns how far the club is behind it. */
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
