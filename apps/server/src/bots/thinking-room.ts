import { Worker } from 'node:worker_threads';
import type { Action } from '@whistlestop/kernel';
import type { BotThinker, Thought } from '../club/bot-thinker.ts';

export interface RoomLimits {
  readonly workers: number;
  /** How many thoughts may wait; the rest is refused and comes back by its lease. */
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
}

// Workers run compiled files, also when the room itself is tested from its sources.
const WORKER = import.meta.url.endsWith('.ts') ? '../../dist/bots/bot-worker.js' : './bot-worker.js';

/** Worker threads where bots think: one thought to a worker, the rest in a queue. A worker that crashes or dawdles is replaced. */
export class ThinkingRoom implements BotThinker {
  readonly #games: string;
  readonly #limits: RoomLimits;
  readonly #desks: Desk[];
  readonly #queue: Task[] = [];

  /** `games` is the address of a module that exports the games as `kinds`. */
  constructor(games: string, limits: RoomLimits) {
    this.#games = games;
    this.#limits = limits;
    this.#desks = Array.from({ length: limits.workers }, () => ({
      worker: undefined,
      task: undefined,
      timer: undefined,
    }));
  }

  get waiting(): number {
    return this.#queue.length + this.#desks.filter(({ task }) => task !== undefined).length;
  }

  think(thought: Thought): Promise<Action> {
    return new Promise((resolve, reject) => {
      if (this.#queue.length >= this.#limits.queue) {
        reject(new Error('Too many thoughts are waiting.'));
        return;
      }
      this.#queue.push({ thought, resolve, reject });
      this.#next();
    });
  }

  async close(): Promise<void> {
    for (const task of this.#queue.splice(0)) task.reject(new Error('The club is closing.'));
    await Promise.all(this.#desks.map((desk) => this.#clear(desk, new Error('The club is closing.'))));
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
    desk.worker.postMessage(task.thought, []);
  }

  #hire(desk: Desk): Worker {
    const worker = new Worker(new URL(WORKER, import.meta.url), { workerData: { games: this.#games }, execArgv: [] });
    worker.unref();
    worker.on('message', (action: Action) => {
      // What a worker that was sent home had still said is no answer to the thought that is at its desk now.
      if (desk.worker !== worker) return;
      clearTimeout(desk.timer);
      const { task } = desk;
      desk.task = undefined;
      task?.resolve(action);
      this.#next();
    });
    worker.on('error', (error: Error) => {
      if (desk.worker === worker) void this.#clear(desk, error);
    });
    return worker;
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
