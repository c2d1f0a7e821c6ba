import { type Action, Random } from '@whistlestop/kernel';
import { decide } from '@whistlestop/kernel/bots';
import type { Bench } from './bench.ts';
import type { FromBots, Question, ToBots } from './bot-messages.ts';

/** A thought under way. */
export interface Thought {
  /** The chosen action; rejects when the bot cannot answer. Never settles after a cancel. */
  readonly action: Promise<Action>;
  cancel(): void;
}

/** Where bots think. */
export interface Thinker {
  think(question: Question, onProgress: (share: number) => void): Thought;
}

/** Bots that think where they are asked, each to the end: for a surface that shows nothing meanwhile. */
export const thinkHere = (bench: Bench): Thinker => ({
  think(question) {
    let cancelled = false;
    const action = new Promise<Action>((resolve, reject) => {
      const think = async () => {
        const { level, bot } = await bench.seat(question);
        const view = { observer: question.seat, state: question.view };
        if (!cancelled)
          resolve(decide(bot, { view, evaluations: level.evaluations, random: new Random(question.seed) }));
      };
      think().catch(reject);
    });
    return {
      action,
      cancel: () => {
        cancelled = true;
      },
    };
  },
});

interface Asked {
  readonly message: ToBots;
  hear(answer: FromBots): void;
  fail(error: Error): void;
  /** Whether the worker died once already over this. */
  retried: boolean;
}

/** Bots in a worker of their own. A worker that dies is replaced and asked again, once per question. */
export class WorkerThinker implements Thinker {
  readonly #start: () => Worker;
  #worker: Worker | undefined;
  readonly #asked = new Map<number, Asked>();
  #last = 0;

  constructor(start: () => Worker) {
    this.#start = start;
  }

  think(question: Question, onProgress: (share: number) => void): Thought {
    const id = ++this.#last;
    const action = new Promise<Action>((resolve, reject) => {
      const hear = (answer: FromBots) => {
        if (answer.kind === 'progress') onProgress(answer.share);
        else if (answer.kind === 'chosen') resolve(answer.action);
      };
      this.#ask({ message: { kind: 'think', id, question }, hear, fail: reject, retried: false });
    });
    return {
      action,
      cancel: () => {
        if (this.#asked.delete(id)) this.#send({ kind: 'cancel', id });
      },
    };
  }

  /** The levels of bots that play a game, weakest first. */
  levels(game: string): Promise<readonly string[]> {
    const id = ++this.#last;
    return new Promise((resolve, reject) => {
      const hear = (answer: FromBots) => {
        if (answer.kind === 'levels') resolve(answer.levels);
      };
      this.#ask({ message: { kind: 'levels', id, game }, hear, fail: reject, retried: false });
    });
  }

  #ask(asked: Asked): void {
    this.#asked.set(asked.message.id, asked);
    this.#send(asked.message);
  }

  #send(message: ToBots): void {
    this.#worker ??= this.#open();
    this.#worker.postMessage(message, []);
  }

  #open(): Worker {
    const worker = this.#start();
    worker.addEventListener('message', ({ data }: MessageEvent<FromBots>) => this.#hear(data));
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      this.#recover(worker, event.message);
    });
    return worker;
  }

  #hear(answer: FromBots): void {
    const asked = this.#asked.get(answer.id);
    if (asked === undefined) return;
    if (answer.kind !== 'progress') this.#asked.delete(answer.id);
    if (answer.kind === 'failed') asked.fail(new Error(answer.sentence));
    else asked.hear(answer);
  }

  #recover(dead: Worker, sentence: string): void {
    if (this.#worker !== dead) return;
    dead.terminate();
    this.#worker = undefined;
    for (const [id, asked] of this.#asked) {
      if (asked.retried) {
        this.#asked.delete(id);
        asked.fail(new Error(sentence));
      } else {
        asked.retried = true;
        this.#send(asked.message);
      }
    }
  }
}
