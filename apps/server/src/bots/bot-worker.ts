import { parentPort, workerData } from 'node:worker_threads';
import { type Action, Random } from '@whistlestop/kernel';
import type { LoadedGame } from '@whistlestop/kernel/bots';
import { BotCache } from '@whistlestop/table';
import type { Effort } from './answer-pace.ts';
import type { BotDecision } from './bot-thinker.ts';

/** The pool passes the games' module and the size of the bot cache, then one decision at a time; `stop` aborts the current one. */
const { games, cachedBots, stop } = workerData as {
  readonly games: string;
  readonly cachedBots: number;
  readonly stop: Int32Array;
};
const { kinds } = (await import(games)) as { readonly kinds: readonly LoadedGame[] };

/** The answer; undefined when the decision was aborted. */
export type WorkerAnswer = ({ readonly action: Action } & Effort) | undefined;

const botCache = new BotCache((game) => {
  const kind = kinds.find(({ id }) => id === game);
  return kind && Promise.resolve(kind);
}, cachedBots);

async function answerTo(decision: BotDecision): Promise<WorkerAnswer> {
  const { level, bot } = await botCache.seat(decision);
  const view = { observer: decision.seat, state: decision.view };
  const began = performance.now();
  const thinking = bot.think({ view, evaluations: level.evaluations, random: new Random(decision.seed) });
  let evaluated = false;
  let slice = thinking.next();
  while (slice.done !== true && Atomics.load(stop, 0) === 0) {
    evaluated ||= slice.value > 0;
    slice = thinking.next();
  }
  if (slice.done !== true) return undefined;
  return { action: slice.value, took: performance.now() - began, evaluated, thinks: level.evaluations > 0 };
}

// An error ends the worker, and the pool starts another.
parentPort?.on('message', (decision: BotDecision) => {
  void answerTo(decision).then((answer) => parentPort?.postMessage(answer, []));
});
