import { type Action, Random } from '@whistlestop/kernel';
import { decide } from '@whistlestop/kernel/bots';
import type { BotCache } from './bot-cache.ts';
import type { FromBots, BotQuestion, ToBots } from './bot-messages.ts';

/** A running request to a bot. */
export interface Thought {
  /** The chosen action; rejects when the bot cannot answer. Never settles after a cancel. */
  readonly action: Promise<Action>;
  cancel(): void;
}

/** Where bots think. */
export interface Thinker {
  think(question: BotQuestion, onProgress: (share: number) => void): Thought;
}

/** Bots that think in this thread, each to the end: for a surface that shows nothing meanwhile. */
export const thinkHere = (botCache: BotCache): Thinker => ({
  think(question) {
    let cancelled = false;
    const action = new Promise<Action>((resolve, reject) => {
      const think = async () => {
        const { level, bot } = await botCache.seat(question);
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

interface PendingQuestion {
  readonly message: ToBots;
  onAnswer(answer: FromBots): void;
  onFailure(error: Error): void;
  /** Whether a worker has died once while this was pending. */
  retried: boolean;
}

/** Bots in a worker. A worker that dies is replaced, and each pending question is sent again once. */
export class WorkerThinker implements Thinker {
  readonly #start: () => Worker;
  #worker: Worker | undefined;
  readonly #pending = new Map<number, PendingQuestion>();
  #lastId = 0;

  constructor(start: () => Worker) {
    this.#start = start;
  }

  think(question: BotQuestion, onProgress: (share: number) => void): Thought {
    const id = ++this.#lastId;
    const action = new Promise<Action>((resolve, reject) => {
      const onAnswer = (answer: FromBots) => {
        if (answer.kind === 'progress') onProgress(answer.share);
        else if (answer.kind === 'chosen') resolve(answer.action);
      };
      this.#ask({ message: { kind: 'think', id, question }, onAnswer, onFailure: reject, retried: false });
    });
    return {
      action,
      cancel: () => {
        if (this.#pending.delete(id)) this.#send({ kind: 'cancel', id });
      },
    };
  }

  /** The levels of bots that play a game, weakest first. */
  levels(game: string): Promise<readonly string[]> {
    const id = ++this.#lastId;
    return new Promise((resolve, reject) => {
      const onAnswer = (answer: FromBots) => {
        if (answer.kind === 'levels') resolve(answer.levels);
      };
      this.#ask({ message: { kind: 'levels', id, game }, onAnswer, onFailure: reject, retried: false });
    });
  }

  #ask(pending: PendingQuestion): void {
    this.#pending.set(pending.message.id, pending);
    this.#send(pending.message);
  }

  #send(message: ToBots): void {
    this.#worker ??= this.#open();
    this.#worker.postMessage(message, []);
  }

  #open(): Worker {
    const worker = this.#start();
    worker.addEventListener('message', ({ data }: MessageEvent<FromBots>) => this.#receive(data));
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      this.#restart(worker, event.message);
    });
    return worker;
  }

  #receive(answer: FromBots): void {
    const pending = this.#pending.get(answer.id);
    if (pending === undefined) return;
    if (answer.kind !== 'progress') this.#pending.delete(answer.id);
    if (answer.kind === 'failed') pending.onFailure(new Error(answer.sentence));
    else pending.onAnswer(answer);
  }

  #restart(dead: Worker, sentence: string): void {
    if (this.#worker !== dead) return;
    dead.terminate();
    this.#worker = undefined;
    for (const [id, pending] of this.#pending) {
      if (pending.retried) {
        this.#pending.delete(id);
        pending.onFailure(new Error(sentence));
      } else {
        pending.retried = true;
        this.#send(pending.message);
      }
    }
  }
}
