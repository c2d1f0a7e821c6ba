import { includes } from '@whistlestop/kernel';
import { botsFor } from '@whistlestop/bots';
import { Refused } from '@whistlestop/client';
import type { Logger } from '../log.ts';
import type { BotThinker } from './bot-thinker.ts';
import { newSecret } from './ids.ts';
import { waitingSeats } from './loaded-match.ts';
import type { MatchCache } from './match-cache.ts';

/** Plays the bots' moves of the matches this node looks after. */
export class BotTurns {
  readonly #cache: MatchCache;
  readonly #thinker: BotThinker;
  readonly #log: Logger;
  readonly #busy = new Set<string>();
  /** Woken while busy: to be looked at once more. */
  readonly #again = new Set<string>();
  #closed = false;

  constructor(cache: MatchCache, thinker: BotThinker, log: Logger) {
    this.#cache = cache;
    this.#thinker = thinker;
    this.#log = log;
  }

  get waiting(): number {
    return this.#thinker.waiting;
  }

  close(): void {
    this.#closed = true;
  }

  /** The matches whose bots this node is thinking for. */
  get matches(): string[] {
    return [...this.#busy];
  }

  /** The bot that takes over an abandoned seat: the strongest there is. */
  substitute(game: string): string | undefined {
    return botsFor(game).at(-1)?.id;
  }

  /** Plays until no bot of this match is waited for. A thought that fails is left to its lease. */
  wake(id: string): void {
    if (this.#closed) return;
    if (this.#busy.has(id)) {
      this.#again.add(id);
      return;
    }
    this.#busy.add(id);
    this.#play(id)
      .catch((error: unknown) => {
        if (!this.#closed && !(error instanceof Refused))
          this.#log.warn({ err: error, match: id }, 'a bot could not move');
      })
      .finally(() => {
        this.#busy.delete(id);
        if (this.#again.delete(id)) this.wake(id);
      });
  }

  async #play(id: string): Promise<void> {
    for (;;) {
      const host = await this.#cache.get(id);
      const { match, loaded } = host;
      const waiting = waitingSeats(match) & host.bots;
      const seat = loaded.holders.findIndex((_, candidate) => includes(waiting, candidate));
      const { bot, plan } = loaded.holders[seat] ?? { bot: null, plan: null };
      if (this.#closed || seat < 0 || bot === null) return;
      const sequence = match.log.length;
      const { observer, state: view } = match.view(seat);
      const { game, options } = loaded.row;
      const thought = { game, options, bot, plan, observer, view, seed: newSecret() };
      const action = await this.#thinker.think(thought);
      if (this.#closed) return;
      const answer = await host.submit({ kind: 'action', seat, sequence, action }, null);
      // Another node may have been faster, or a player took something back: look again.
      if (!answer.ok && answer.refusal.code !== 'stale-sequence' && answer.refusal.code !== 'not-your-decision') {
        this.#log.error({ match: id, bot, code: answer.refusal.code }, 'a bot chose what it may not');
        return;
      }
    }
  }
}
