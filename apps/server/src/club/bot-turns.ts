import { type Action, firstOf } from '@whistlestop/kernel';
import { botsFor } from '@whistlestop/bots';
import { Refused } from '@whistlestop/client';
import type { Logger } from '../log.ts';
import type { BotThinker, Thought } from './bot-thinker.ts';
import { newSecret } from './ids.ts';
import { waitingSeats } from './loaded-match.ts';
import type { MatchCache } from './match-cache.ts';
import type { MatchHost } from './match-host.ts';

/** A decision that is being thought about: whose, resting on which length of the log, and how to give it up. */
interface ThoughtUnderWay {
  readonly seat: number;
  readonly sequence: number;
  readonly stop: AbortController;
}

/** Plays the bots' moves of the matches this node looks after. */
export class BotTurns {
  readonly #cache: MatchCache;
  readonly #thinker: BotThinker;
  readonly #log: Logger;
  readonly #busy = new Set<string>();
  /** By match. */
  readonly #thoughts = new Map<string, ThoughtUnderWay>();
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

  /** Whether a bot of this match is thinking here. */
  thinksFor(id: string): boolean {
    return this.#thoughts.has(id);
  }

  /** Gives up what a bot is thinking about once a turn has made it idle: the match is over, or another decision is asked for. */
  turnAdded(host: MatchHost): void {
    const thought = this.#thoughts.get(host.id);
    if (thought === undefined) return;
    const { seat, sequence, stop } = thought;
    if (!host.waitsFor(seat) || host.match.freshFrom(seat) > sequence) stop.abort();
  }

  /** The match is no longer there to be thought about. */
  matchGone(id: string): void {
    this.#thoughts.get(id)?.stop.abort();
  }

  async #play(id: string): Promise<void> {
    for (;;) {
      const host = await this.#cache.get(id);
      const { match, loaded } = host;
      const waiting = waitingSeats(match) & host.bots;
      const seat = firstOf(waiting);
      const { bot, plan } = loaded.holders[seat] ?? { bot: null, plan: null };
      if (this.#closed || seat < 0 || bot === null) return;
      const sequence = match.log.length;
      const { observer, state: view } = match.view(seat);
      const { game, options, rules } = loaded.row;
      const thought = { game, options, rules, bot, plan, observer, view, seed: newSecret() };
      const action = await this.#think(id, thought, { seat, sequence, stop: new AbortController() });
      if (this.#closed) return;
      if (action === undefined) continue;
      // The match may have left memory and come back while the bot was thinking.
      const now = await this.#cache.get(id);
      const answer = await now.submit({ kind: 'action', seat, sequence, action }, null);
      // Another node may have been faster, or a player took something back: look again.
      if (!answer.ok && answer.refusal.code !== 'stale-sequence' && answer.refusal.code !== 'not-your-decision') {
        this.#log.error({ match: id, bot, code: answer.refusal.code }, 'a bot chose what it may not');
        return;
      }
    }
  }

  /** What a bot has decided; undefined when it was told that nobody waits for that any more. */
  async #think(id: string, thought: Thought, underWay: ThoughtUnderWay): Promise<Action | undefined> {
    const { signal } = underWay.stop;
    this.#thoughts.set(id, underWay);
    try {
      return await this.#thinker.think(thought, signal);
    } catch (error) {
      if (signal.aborted) return undefined;
      throw error;
    } finally {
      this.#thoughts.delete(id);
    }
  }
}
