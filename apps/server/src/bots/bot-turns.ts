import { type Action, firstOf, includes } from '@whistlestop/kernel';
import { Refused } from '@whistlestop/client';
import type { Audiences } from '../audience/audience.ts';
import type { TableService } from '../audience/table-service.ts';
import { leaseForgotten, renewLeases } from '../clocks/bot-leases.ts';
import type { HostedMatch } from '../host/hosted-match.ts';
import { waitingSeats } from '../host/loaded-match.ts';
import type { MatchCache } from '../host/match-cache.ts';
import type { MatchHost } from '../host/match-host.ts';
import type { Logger } from '../log.ts';
import { newSecret } from '../store/ids.ts';
import type { Store } from '../store/store.ts';
import type { BotThinker, BotDecision } from './bot-thinker.ts';

/** The least time of a bot's move in milliseconds, without and with people who watch. */
const PACE = 1000;
const WATCHED_PACE = 400;

/** A decision in progress: its seat, the length of the log it rests on, and how to abort it. */
interface PendingMove {
  readonly seat: number;
  readonly sequence: number;
  readonly stop: AbortController;
}

interface BotServices {
  readonly store: Store;
  readonly cache: MatchCache;
  readonly audiences: Audiences;
  readonly tables: TableService;
  readonly thinker: BotThinker;
  readonly log: Logger;
  readonly now: () => number;
}

/** Plays the bots' moves of the matches this node is responsible for. */
export class BotTurns {
  readonly #store: Store;
  readonly #cache: MatchCache;
  readonly #tables: TableService;
  readonly #now: () => number;
  readonly #thinker: BotThinker;
  readonly #log: Logger;
  readonly #audiences: Audiences;
  readonly #pace: number;
  readonly #busy = new Set<string>();
  /** By match. */
  readonly #pending = new Map<string, PendingMove>();
  /** Woken while busy: checked once more afterwards. */
  readonly #again = new Set<string>();
  #closed = false;

  constructor({ store, cache, audiences, tables, thinker, log, now }: BotServices, pace = PACE) {
    this.#store = store;
    this.#tables = tables;
    this.#now = now;
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
    for (const { stop } of this.#pending.values()) stop.abort();
  }

  /** Renews the leases of the matches whose bots are thinking here. */
  async renewLeases(): Promise<void> {
    if (this.#busy.size > 0) await renewLeases(this.#store, [...this.#busy], this.#now());
  }

  /** Finds matches that wait for a bot no node thinks for. */
  async findForgotten(): Promise<void> {
    await leaseForgotten(this.#store, this.#now());
  }

  /** A bot's move is due and its node may have died. */
  async due(id: string): Promise<void> {
    const host = await this.#cache.get(id);
    // This node may have missed a turn, or that a bot has the seat now.
    host.markUnread();
    await host.refresh();
    this.wake(id);
    // The node that started the match may have died before it signalled it.
    await this.#tables.resendTables(id);
    await this.#store.signal({ kind: 'match', match: id });
  }

  /** Plays until the match waits for no bot. A decision that fails is retried when its lease ends. */
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
    return this.#pending.has(id);
  }

  /** Aborts a decision that is no longer needed: the match is over, waits for another, or the seat is a person's. */
  matchChanged(host: HostedMatch): void {
    const decision = this.#pending.get(host.id);
    if (decision === undefined) return;
    const { seat, sequence, stop } = decision;
    const wanted = host.waitsFor(seat) && includes(host.bots, seat);
    if (!wanted || host.match.freshFrom(seat) > sequence) stop.abort();
  }

  /** Aborts the decision of a match that is deleted. */
  matchGone(id: string): void {
    this.#pending.get(id)?.stop.abort();
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
      const { game, options, rules, opened_by } = loaded.row;
      const decision = {
        match: id,
        game,
        options: JSON.parse(options) as unknown,
        rules,
        level: bot,
        seat,
        view: match.view(seat).state,
        plan: plan === null ? undefined : (JSON.parse(plan) as unknown),
        seed: newSecret(),
        opener: opened_by ?? id,
      };
      const action = await this.#think(host, decision, { seat, sequence, stop: new AbortController() });
      if (this.#closed) return;
      if (action === undefined) continue;
      // The match may have left memory and come back while the bot was thinking.
      const now = await this.#cache.get(id);
      const answer = await now.submitForBot(seat, sequence, action);
      // Another node was faster, or a player took a step back: try again.
      if (!answer.ok && answer.refusal.code !== 'stale-sequence' && answer.refusal.code !== 'not-your-decision') {
        this.#log.error({ match: id, bot, code: answer.refusal.code }, 'a bot chose an illegal action');
        return;
      }
    }
  }

  /** The least time of a move, shorter where people play or watch. */
  #paceAt({ id, loaded: { holders } }: MatchHost): number {
    const watched = this.#audiences.get(id) !== undefined || holders.some(({ userId }) => userId !== null);
    return watched ? Math.min(this.#pace, WATCHED_PACE) : this.#pace;
  }

  /** What a bot has decided; undefined when the decision was aborted. */
  async #think(host: MatchHost, decision: BotDecision, pending: PendingMove): Promise<Action | undefined> {
    const { id } = host;
    const { signal } = pending.stop;
    const began = performance.now();
    this.#pending.set(id, pending);
    try {
      const action = await this.#thinker.think(decision, signal);
      await pause(this.#paceAt(host) - (performance.now() - began), signal);
      return action;
    } catch (error) {
      if (signal.aborted) return undefined;
      throw error;
    } finally {
      this.#pending.delete(id);
    }
  }
}

/** Waits so many milliseconds; rejects once `signal` aborts. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  if (milliseconds <= 0) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    const abort = () => {
      clearTimeout(timer);
      reject(new Error('The decision was aborted.'));
    };
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort, { once: true });
  });
}
