import type { HostServices } from './host-services.ts';
import { MatchHost } from './match-host.ts';

export interface CacheLimits {
  /** Estimated memory of all matches. */
  readonly bytes: number;
  /** A match without requests for this long is dropped, in milliseconds. */
  readonly idle: number;
}

const SWEEP_INTERVAL = 5000;

/** The matches in memory. Dropping one loses nothing: the database has its log. */
export class MatchCache {
  readonly #services: HostServices;
  readonly #limits: CacheLimits;
  readonly #hosts = new Map<string, Promise<MatchHost>>();
  readonly #ready = new Map<string, MatchHost>();
  readonly #sweeper: NodeJS.Timeout;

  constructor(services: HostServices, limits: CacheLimits) {
    this.#services = services;
    this.#limits = limits;
    this.#sweeper = setInterval(() => this.sweep(), SWEEP_INTERVAL);
    this.#sweeper.unref();
  }

  get size(): number {
    return this.#ready.size;
  }

  /** The match in memory, if it is there. */
  peek(id: string): MatchHost | undefined {
    return this.#ready.get(id);
  }

  /** The match in memory, or being loaded; it may be behind its log. */
  known(id: string): Promise<MatchHost> | undefined {
    return this.#hosts.get(id);
  }

  /** The match, loaded or caught up if need be; rejects with `Refused` when there is none that runs. */
  get(id: string): Promise<MatchHost> {
    const known = this.#hosts.get(id);
    if (known !== undefined) return known.then((host) => host.current());
    const opening = MatchHost.open(this.#services, id);
    this.#hosts.set(id, opening);
    const isCurrent = () => this.#hosts.get(id) === opening;
    opening.then(
      (host) => isCurrent() && this.#ready.set(id, host),
      () => isCurrent() && this.#hosts.delete(id),
    );
    return opening;
  }

  drop(id: string): void {
    this.#hosts.delete(id);
    this.#ready.delete(id);
  }

  /** Drops all other matches. A busy or loading one stays and reads its log again: a match must not be in memory twice. */
  keepOnly(ids: ReadonlySet<string>): void {
    for (const [id, opening] of this.#hosts) {
      if (ids.has(id)) continue;
      if (this.#ready.get(id)?.busy === false) this.drop(id);
      else
        opening.then(
          (host) => host.markUnread(),
          () => undefined,
        );
    }
  }

  /** Drops idle matches, then the least recently used until the rest fits. */
  sweep(): void {
    const now = this.#services.now();
    const idle = [...this.#ready.values()].filter((host) => !host.busy).sort((a, b) => a.touched - b.touched);
    let bytes = [...this.#ready.values()].reduce((sum, host) => sum + host.bytes, 0);
    for (const host of idle) {
      if (now - host.touched < this.#limits.idle && bytes <= this.#limits.bytes) continue;
      bytes -= host.bytes;
      this.drop(host.id);
    }
  }

  /** Waits for requests in flight, then empties the cache. */
  async close(): Promise<void> {
    clearInterval(this.#sweeper);
    const opened = await Promise.allSettled(this.#hosts.values());
    const hosts = opened.flatMap((host) => (host.status === 'fulfilled' ? [host.value] : []));
    await Promise.all(hosts.map((host) => host.settled()));
    this.#hosts.clear();
    this.#ready.clear();
  }
}
