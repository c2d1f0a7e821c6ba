import { Worker } from 'node:worker_threads';
import type { Action } from '@whistlestop/kernel';
import { AnswerPace } from './answer-pace.ts';
import type { BotThinker, BotDecision } from './bot-thinker.ts';
import type { Answer } from './bot-worker.ts';
import { FairQueue } from './fair-queue.ts';

export interface PoolLimits {
  readonly workers: number;
  /** How many decisions may wait; beyond that one of the owner with the most is refused, and retried when its lease ends. */
  readonly queue: number;
  /** The longest a decision may take, in milliseconds. */
  readonly longest: number;
}

interface QueuedDecision {
  readonly decision: BotDecision;
  readonly resolve: (action: Action) => void;
  readonly reject: (error: Error) => void;
}

interface WorkerSlot {
  worker: Worker | undefined;
  /** The bots that sit in it, the one asked most recently last. */
  readonly bots: Set<string>;
  queued: QueuedDecision | undefined;
  timer: NodeJS.Timeout | undefined;
  /** Read by the worker between two slices of its decision: not zero aborts it. */
  readonly stop: Int32Array;
}

/** Bots that stay seated in one worker; each takes 0.3 MB at most. */
const SEATED = 128;
/** How long an aborted worker may take to stop before it is terminated, in milliseconds. */
const STOP_TIMEOUT = 1000;

// Workers run compiled files, also when the pool is tested from its sources.
const WORKER = import.meta.url.endsWith('.ts') ? '../../dist/bots/bot-worker.js' : './bot-worker.js';

/**
 * Worker threads that make bots' decisions: one decision per worker, the rest in a queue that is fair to the openers of matches. The
 * decisions of one bot go to one worker, where its plan is. A worker that crashes or takes too long is replaced. No answer comes
 * sooner than is usual for its bot.
 */
export class BotWorkerPool implements BotThinker {
  readonly #games: string;
  readonly #limits: PoolLimits;
  readonly #slots: WorkerSlot[];
  readonly #queue = new FairQueue<QueuedDecision>();
  readonly #pace = new AnswerPace();
  /** Answers that are delayed to the bot's usual pace; they occupy no worker. */
  readonly #delayed = new Map<QueuedDecision, NodeJS.Timeout>();

  /** `games` is the address of a module that exports the games as `kinds`. */
  constructor(games: string, limits: PoolLimits) {
    this.#games = games;
    this.#limits = limits;
    this.#slots = Array.from({ length: limits.workers }, () => ({
      worker: undefined,
      bots: new Set(),
      queued: undefined,
      timer: undefined,
      stop: new Int32Array(new SharedArrayBuffer(4)),
    }));
  }

  get waiting(): number {
    return this.#queue.length + this.#slots.filter(({ queued }) => queued !== undefined).length;
  }

  think(decision: BotDecision, signal: AbortSignal): Promise<Action> {
    return new Promise((resolve, reject) => {
      const queued = { decision, resolve, reject };
      signal.addEventListener('abort', () => this.#cancel(queued), { once: true });
      this.#queue.push(decision.opener, queued);
      this.#next();
      if (this.#queue.length > this.#limits.queue)
        this.#queue.pop()?.reject(new Error('Too many decisions are waiting.'));
    });
  }

  /** Aborts a decision: a queued one is dropped, a running one is stopped, and its worker terminated if it does not stop. */
  #cancel(queued: QueuedDecision): void {
    const reason = new Error('The decision was aborted.');
    queued.reject(reason);
    this.#queue.delete(queued.decision.opener, queued);
    clearTimeout(this.#delayed.get(queued));
    this.#delayed.delete(queued);
    const slot = this.#slots.find((candidate) => candidate.queued === queued);
    if (slot === undefined) return;
    Atomics.store(slot.stop, 0, 1);
    clearTimeout(slot.timer);
    slot.timer = setTimeout(() => void this.#terminate(slot, reason), STOP_TIMEOUT);
  }

  async close(): Promise<void> {
    const reason = new Error('The club is closing.');
    for (let queued = this.#queue.shift(); queued !== undefined; queued = this.#queue.shift()) queued.reject(reason);
    for (const [queued, timer] of this.#delayed) {
      clearTimeout(timer);
      queued.reject(reason);
    }
    this.#delayed.clear();
    await Promise.all(this.#slots.map((slot) => this.#terminate(slot, reason)));
  }

  /** Gives every free worker a decision, new bots to the one with the fewest. */
  #next(): void {
    const free = this.#slots.filter(({ queued }) => queued === undefined);
    for (const slot of free.sort((one, other) => one.bots.size - other.bots.size)) {
      const queued = this.#queue.shift(({ decision }) => {
        const place = placeOf(decision);
        return slot.bots.has(place) || !this.#slots.some(({ bots }) => bots.has(place));
      });
      if (queued !== undefined) this.#start(slot, queued);
    }
  }

  #start(slot: WorkerSlot, queued: QueuedDecision): void {
    const { bots } = slot;
    const place = placeOf(queued.decision);
    bots.delete(place);
    const [oldest] = bots;
    if (oldest !== undefined && bots.size >= SEATED) bots.delete(oldest);
    bots.add(place);
    slot.queued = queued;
    slot.worker ??= this.#startWorker(slot);
    slot.timer = setTimeout(
      () => void this.#terminate(slot, new Error('The decision took too long.')),
      this.#limits.longest,
    );
    Atomics.store(slot.stop, 0, 0);
    slot.worker.postMessage(queued.decision, []);
  }

  #startWorker(slot: WorkerSlot): Worker {
    const workerData = { games: this.#games, seated: SEATED, stop: slot.stop };
    const worker = new Worker(new URL(WORKER, import.meta.url), { workerData, execArgv: [] });
    worker.unref();
    worker.on('message', (answer: Answer) => {
      // A late answer of a terminated worker is not for the decision that runs now.
      if (slot.worker !== worker) return;
      clearTimeout(slot.timer);
      const { queued } = slot;
      slot.queued = undefined;
      if (queued !== undefined && answer !== undefined) this.#deliver(queued, answer);
      this.#next();
    });
    worker.on('error', (error: Error) => {
      if (slot.worker === worker) void this.#terminate(slot, error);
    });
    return worker;
  }

  /** Answers a decision, no sooner than its bot usually would. */
  #deliver(queued: QueuedDecision, { action, ...effort }: NonNullable<Answer>): void {
    const wait = this.#pace.delayFor(queued.decision, effort);
    if (wait === 0) {
      queued.resolve(action);
      return;
    }
    const timer = setTimeout(() => {
      this.#delayed.delete(queued);
      queued.resolve(action);
    }, wait);
    this.#delayed.set(queued, timer);
  }

  /** Terminates the worker and fails its decision; the next decision starts a new worker. */
  async #terminate(slot: WorkerSlot, reason: Error): Promise<void> {
    clearTimeout(slot.timer);
    const { worker, queued } = slot;
    slot.worker = undefined;
    slot.bots.clear();
    slot.queued = undefined;
    queued?.reject(reason);
    await worker?.terminate();
    this.#next();
  }
}

/** A bot, by its match and seat. */
const placeOf = ({ match, seat }: BotDecision): string => `${match} ${seat}`;
