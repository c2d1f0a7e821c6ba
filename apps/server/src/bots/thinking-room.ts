import { Worker } from 'node:worker_threads';
import type { Action } from '@whistlestop/kernel';
import type { BotThinker, Thought } from '../club/bot-thinker.ts';
import type { Answer } from './bot-worker.ts';
import { FairQueue } from './fair-queue.ts';
import { UsualPace } from './usual-pace.ts';

export interface RoomLimits {
  readonly workers: number;
  /** How many thoughts may wait; one of whoever has the most is refused then, and comes back by its lease. */
  readonly queue: number;
  /** The longest a thought may take, in milliseconds. */
  readonly longest: number;
}

interface Task {
  readonly thought: Thought;
  readonly resolve: (action: Action) => void;
  readonly reject: (error: Error) => void;
}

interface Desk {
  worker: Worker | undefined;
  task: Task | undefined;
  timer: NodeJS.Timeout | undefined;
  /** Tells the worker, between two slices of its thought, to stop. */
  readonly stop: Int32Array;
}

/** How long a worker has to stop when it is told to, in milliseconds. */
const PATIENCE = 1000;

// Workers run compiled files, also when the room itself is tested from its sources.
const WORKER = import.meta.url.endsWith('.ts') ? '../../dist/bots/bot-worker.js' : './bot-worker.js';

/**
 * Worker threads where bots think: one thought to a worker, the rest in a queue in which those who opened the matches take turns. A
 * worker that crashes or dawdles is replaced. No answer comes sooner than is usual for its bot.
 */
export class ThinkingRoom implements BotThinker {
  readonly #games: string;
  readonly #limits: RoomLimits;
  readonly #desks: Desk[];
  readonly #queue = new FairQueue<Task>();
  readonly #pace = new UsualPace();
  /** Answered sooner than usual: nobody waits at a desk for the moment they are handed on. */
  readonly #held = new Map<Task, NodeJS.Timeout>();

  /** `games` is the address of a module that exports the games as `kinds`. */
  constructor(games: string, limits: RoomLimits) {
    this.#games = games;
    this.#limits = limits;
    this.#desks = Array.from({ length: limits.workers }, () => ({
      worker: undefined,
      task: undefined,
      timer: undefined,
      stop: new Int32Array(new SharedArrayBuffer(4)),
    }));
  }

  get waiting(): number {
    return this.#queue.length + this.#desks.filter(({ task }) => task !== undefined).length;
  }

  think(thought: Thought, signal: AbortSignal): Promise<Action> {
    return new Promise((resolve, reject) => {
      const task = { thought, resolve, reject };
      signal.addEventListener('abort', () => this.#giveUp(task), { once: true });
      this.#queue.push(thought.opener, task);
      this.#next();
      if (this.#queue.length > this.#limits.queue)
        this.#queue.pop()?.reject(new Error('Too many thoughts are waiting.'));
    });
  }

  /** Makes room for others: a thought that waits is dropped, and whoever is at it stops or, in the end, is sent home. */
  #giveUp(task: Task): void {
    const reason = new Error('Nobody wants the thought any more.');
    task.reject(reason);
    this.#queue.delete(task.thought.opener, task);
    clearTimeout(this.#held.get(task));
    this.#held.delete(task);
    const desk = this.#desks.find((candidate) => candidate.task === task);
    if (desk === undefined) return;
    Atomics.store(desk.stop, 0, 1);
    clearTimeout(desk.timer);
    desk.timer = setTimeout(() => void this.#clear(desk, reason), PATIENCE);
  }

  async close(): Promise<void> {
    const reason = new Error('The club is closing.');
    for (let task = this.#queue.shift(); task !== undefined; task = this.#queue.shift()) task.reject(reason);
    for (const [task, timer] of this.#held) {
      clearTimeout(timer);
      task.reject(reason);
    }
    this.#held.clear();
    await Promise.all(this.#desks.map((desk) => this.#clear(desk, reason)));
  }

  #next(): void {
    const desk = this.#desks.find(({ task }) => task === undefined);
    const task = desk === undefined ? undefined : this.#queue.shift();
    if (desk === undefined || task === undefined) return;
    desk.task = task;
    desk.worker ??= this.#hire(desk);
    desk.timer = setTimeout(
      () => void this.#clear(desk, new Error('The thought took too long.')),
      this.#limits.longest,
    );
    Atomics.store(desk.stop, 0, 0);
    desk.worker.postMessage(task.thought, []);
  }

  #hire(desk: Desk): Worker {
    const workerData = { games: this.#games, stop: desk.stop };
    const worker = new Worker(new URL(WORKER, import.meta.url), { workerData, execArgv: [] });
    worker.unref();
    worker.on('message', (answer: Answer) => {
      // What a worker that was sent home had still said is no answer to the thought that is at its desk now.
      if (desk.worker !== worker) return;
      clearTimeout(desk.timer);
      const { task } = desk;
      desk.task = undefined;
      if (task !== undefined && answer !== undefined) this.#handOn(task, answer);
      this.#next();
    });
    worker.on('error', (error: Error) => {
      if (desk.worker === worker) void this.#clear(desk, error);
    });
    return worker;
  }

  /** Answers a thought, no sooner than its bot usually would. */
  #handOn(task: Task, { action, ...effort }: NonNullable<Answer>): void {
    const wait = this.#pace.holdBack(task.thought, effort);
    if (wait === 0) {
      task.resolve(action);
      return;
    }
    const timer = setTimeout(() => {
      this.#held.delete(task);
      task.resolve(action);
    }, wait);
    this.#held.set(task, timer);
  }

  /** Sends the worker home; its thought has failed and a new one is hired for the next. */
  async #clear(desk: Desk, reason: Error): Promise<void> {
    clearTimeout(desk.timer);
    const { worker, task } = desk;
    desk.worker = undefined;
    desk.task = undefined;
    task?.reject(reason);
    await worker?.terminate();
    this.#next();
  }
}
