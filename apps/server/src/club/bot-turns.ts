import { type Action, firstOf, includes } from '@whistlestop/kernel';
import { botsFor } from '@whistlestop/bots';
import { Refused } from '@whistlestop/client';
import type { Logger } from '../log.ts';
import type { Audiences } from './audience.ts';
import type { BotThinker, Thought } from './bot-thinker.ts';
import { newSecret } from './ids.ts';
import { waitingSeats } from './loaded-match.ts';
import type { MatchCache } from './match-cache.ts';
import type { MatchHost } from './match-host.ts';

/** A bot's least time for a move in milliseconds: where nobody looks, and where somebody does. */
const PACE = 1000;
const SEEN_PACE = 400;

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
  readonly #audiences: Audiences;
  readonly #pace: number;
  readonly #busy = new Set<string>();
  /** By match. */
  readonly #thoughts = new Map<string, ThoughtUnderWay>();
  /** Woken while busy: to be looked at once more. */
  readonly #again = new Set<string>();
  #closed = false;

  constructor(cache: MatchCache, audiences: Audiences, thinker: BotThinker, log: Logger, pace = PACE) {
    this.#audiences = audiences;
    this.#pace = pace;
    this.#cache = cache;
    this.#thinker = thinker;
    this.#log = log;
  }

  get waiting(): number {
    return this.#thinker.waiting;
  }

  close(): void {
    this.#closed = true;
    for (const { stop } of this.#thoughts.values()) stop.abort();
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

  /** Gives up what a bot is thinking about once it is idle: the match is over, another decision is asked for, or the seat is a person's. */
  matchChanged(host: MatchHost): void {
    const thought = this.#thoughts.get(host.id);
    if (thought === undefined) return;
    const { seat, sequence, stop } = thought;
    const wanted = host.waitsFor(seat) && includes(host.bots, seat);
    if (!wanted || host.match.freshFrom(seat) > sequence) stop.abort();
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
      const { game, options, rules, opened_by } = loaded.row;
      const opener = opened_by ?? id;
      const thought = { game, options, rules, bot, plan, observer, view, seed: newSecret(), opener };
      const action = await this.#think(host, thought, { seat, sequence, stop: new AbortController() });
      if (this.#closed) return;
      if (action === undefined) continue;
      // The match may have left memory and come back while the bot was thinking.
      const now = await this.#cache.get(id);
      const answer = await now.submitForBot(seat, sequence, action);
      // Another node may have been faster, or a player took something back: look again.
      if (!answer.ok && answer.refusal.code !== 'stale-sequence' && answer.refusal.code !== 'not-your-decision') {
        this.#log.error({ match: id, bot, code: answer.refusal.code }, 'a bot chose what it may not');
        return;
      }
    }
  }

  /** How long a move takes at least, whatever its bot knows: where somebody plays or watches, no longer than is good to follow. */
  #paceAt({ id, loaded: { holders } }: MatchHost): number {
    const seen = this.#audiences.get(id) !== undefined || holders.some(({ userId }) => userId !== null);
    return seen ? Math.min(this.#pace, SEEN_PACE) : this.#pace;
  }

  /** What a bot has decided; undefined when it was told that nobody waits for that any more. */
  async #think(host: MatchHost, thought: Thought, underWay: ThoughtUnderWay): Promise<Action | undefined> {
    const { id } = host;
    const { signal } = underWay.stop;
    const began = performance.now();
    this.#thoughts.set(id, underWay);
    try {
      const action = await this.#thinker.think(thought, signal);
      await pause(this.#paceAt(host) - (performance.now() - began), signal);
      return action;
    } catch (error) {
      if (signal.aborted) return undefined;
      throw error;
    } finally {
      this.#thoughts.delete(id);
    }
  }
}

/** Lets so many milliseconds pass; rejects once `signal` says that nobody waits any more. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  if (milliseconds <= 0) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    const giveUp = () => {
      clearTimeout(timer);
      reject(new Error('Nobody wants the move any more.'));
    };
    if (signal.aborted) giveUp();
    else signal.addEventListener('abort', giveUp, { once: true });
  });
}
