import { getHeapStatistics } from 'node:v8';
import { parentPort, workerData } from 'node:worker_threads';
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
    | { readonly kind: 'plain 1960' };
}

function measure(subject: BenchOrders['subject'], spec: BenchSpec): Figure[] {
  switch (subject.kind) {
    case 'kernel':
      return kernelBench(spec);
    case 'game':
      return benchGame(openGame(subject.game, subject.options).game, spec);
    case 'plain 1960':
      return benchPlain(spec);
  }
}

const { seconds, subject } = workerData as BenchOrders;
const spec = { seconds, now: () => performance.now(), heapUsed: () => getHeapStatistics().used_heap_size };
parentPort?.postMessage(measure(subject, spec), []);
