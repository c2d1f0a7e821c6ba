import { getHeapStatistics } from 'node:v8';
import { parentPort, workerData } from 'node:worker_threads';
import { botsFor, thinkingPace } from '@whistlestop/bots';
import type { Game } from '@whistlestop/kernel';
import { benchGame, type BenchSpec, type Figure, kernelBench } from '@whistlestop/kernel/bench';
import { benchPlain } from '@whistlestop/nineteen-sixty/bench';
import { openGame } from './games.ts';

/** What one worker measures. */
export interface BenchOrders {
  readonly seconds: number;
  readonly subject:
    | { readonly kind: 'kernel' }
    | { readonly kind: 'game'; readonly game: string; readonly options: string }
    /** 1960's hot path on plain objects with a JSON clone, beside the same path on the flat state. */
    | { readonly kind: 'plain 1960' }
    /** How fast the opponents of a game think. */
    | { readonly kind: 'bots'; readonly game: string };
}

/** How fast every bot of a game thinks. */
const benchBots = (game: Game, { seconds, now }: BenchSpec): Figure[] =>
  botsFor(game.id).flatMap((bot) => {
    const { evaluations, p95 } = thinkingPace(game, bot, seconds / 4, now);
    const slow = { game: game.id, what: `p95 thought of ${bot.id}`, value: p95, unit: 'ms' };
    if (bot.evaluations === 0) return [slow];
    return [{ game: game.id, what: `evaluations of ${bot.id}`, value: evaluations, unit: 'a second' }, slow];
  });

function measure(subject: BenchOrders['subject'], spec: BenchSpec): Figure[] {
  switch (subject.kind) {
    case 'kernel':
      return kernelBench(spec);
    case 'game':
      return benchGame(openGame(subject.game, subject.options).game, spec);
    case 'plain 1960':
      return benchPlain(spec);
    case 'bots':
      return benchBots(openGame(subject.game, '{}').game, spec);
  }
}

const { seconds, subject } = workerData as BenchOrders;
const spec = { seconds, now: () => performance.now(), heapUsed: () => getHeapStatistics().used_heap_size };
parentPort?.postMessage(measure(subject, spec), []);
