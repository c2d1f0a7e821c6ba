import { getHeapStatistics } from 'node:v8';
import { parentPort, workerData } from 'node:worker_threads';
import { botsFor, evaluationRate } from '@whistlestop/bots';
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
    /** How many evaluations a second the opponents of a game make. */
    | { readonly kind: 'bots'; readonly game: string };
}

/** Every bot that counts its thinking in evaluations. */
const benchBots = (game: Game, { seconds, now }: BenchSpec): Figure[] =>
  botsFor(game.id)
    .filter(({ evaluations }) => evaluations > 0)
    .map((bot) => {
      const value = evaluationRate(game, bot, seconds / 4, now);
      return { game: game.id, what: `evaluations of ${bot.id}`, value, unit: 'a second' };
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
