import { Worker } from 'node:worker_threads';
import type { Action } from '@whistlestop/kernel';
import { AnswerPace } from './answer-pace.ts';
import type { BotThinker, BotDecision } from './bot-thinker.ts';
import type { WorkerAnswer } from './bot-worker.ts';
import { FairQueue } from './fair-queue.ts';

export interface PoolLimits {
  readonly workers: number;
  /** The longest queue; beyond it a decision of the opener with the most is refused, and retried when its lease ends. */
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
  /** The keys of the bots cached in it, the one asked most recently last. */
  readonly bots: Set<string>;
  queued: QueuedDecision | undefined;
  timer: NodeJS.Timeout | undefined;
  /** The worker reads it between two slices of a decision; not zero aborts. */
  readonly stop: Int32Array;
}

/** Bots cached in one worker, at 0.3 MB each at most. */
const BOTS_PER_WORKER = 128;
/** How long an aborted worker may take to stop before it is terminated, in milliseconds. */
const STOP_TIMEOUT = 1000;

// Workers run compiled files, also when the pool is tested from its sources.
const WORKER = import.meta.url.endsWith('.ts') ? '../../dist/bots/bot-worker.js' : './bot-worker.js';

/**
 * Worker threads that make bots' decisions, one at a time each, from a queue that is fair to openers. A bot stays with the worker
 * that has its plan. A worker that crashes or takes too long is replaced.
 */
export class BotWorkerPool implements BotThinker {
  readonly #games: string;
  readonly #limits: PoolLimits;
  readonly #slots: WorkerSlot[];
  readonly #queue = new FairQueue<QueuedDecision>();
  readonly #pace = new AnswerPace();
  /** Answers delayed to their bot's usual pace; they occupy no worker. */
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

  /** Gives every free worker a decision, new bots to the worker with the fewest. */
  #next(): void {
    const free = this.#slots.filter(({ queued }) => queued === undefined);
    for (const slot of free.sort((one, other) => one.bots.size - other.bots.size)) {
      const queued = this.#queue.shift(({ decision }) => {
        const key = keyOf(decision);
        return slot.bots.has(key) || !this.#slots.some(({ bots }) => bots.has(key));
      });
      if (queued !== undefined) this.#start(slot, queued);
    }
  }

  #start(slot: WorkerSlot, queued: QueuedDecision): void {
    const { bots } = slot;
    const key = keyOf(queued.decision);
    bots.delete(key);
    const [oldest] = bots;
    if (oldest !== undefined && bots.size >= BOTS_PER_WORKER) bots.delete(oldest);
    bots.add(key);
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
    const workerData = { games: this.#games, cachedBots: BOTS_PER_WORKER, stop: slot.stop };
    const worker = new Worker(new URL(WORKER, import.meta.url), { workerData, execArgv: [] });
    worker.unref();
    worker.on('message', (answer: WorkerAnswer) => {
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
  #deliver(queued: QueuedDecision, { action, ...effort }: NonNullable<WorkerAnswer>): void {
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
const keyOf = ({ match, seat }: BotDecision): string => `${match} ${seat}`;
