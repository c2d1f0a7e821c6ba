import { parentPort, workerData } from 'node:worker_threads';
import { benchGame, kernelBench } from '@whistlestop/kernel/bench';
import { openGame } from './games.ts';

/** What one worker measures: a game with its options, or (null) the kernel with its toy games. */
export interface BenchOrders {
  readonly seconds: number;
  readonly variant: { readonly game: string; readonly options: string } | null;
}

const { seconds, variant } = workerData as BenchOrders;
const spec = { seconds, now: () => performance.now() };
parentPort?.postMessage(
  variant === null ? kernelBench(spec) : benchGame(openGame(variant.game, variant.options).game, spec),
  [],
);
