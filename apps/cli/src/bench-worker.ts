import { getHeapStatistics } from 'node:v8';
import { parentPort, workerData } from 'node:worker_threads';
import { packOf } from '@whistlestop/games';
import type { Game } from '@whistlestop/kernel';
import { botsOf, type LoadedGame, thinkingPace } from '@whistlestop/kernel/bots';
import { benchGame, type BenchSpec, type Figure, kernelBench } from '@whistlestop/kernel/bench';
import { openGame } from './games.ts';

/** What one worker measures, and for how long. */
export interface BenchTask {
  readonly seconds: number;
  readonly subject:
    | { readonly kind: 'kernel' }
    | { readonly kind: 'game'; readonly game: string }
    /** What else a game measures of itself. */
    | { readonly kind: 'more'; readonly game: string }
    /** How fast the opponents of a game think. */
    | { readonly kind: 'bots'; readonly game: string };
}

/** How fast every bot of a game thinks. */
const benchBots = ({ game, kind }: { game: Game; kind: LoadedGame }, { seconds, now }: BenchSpec): Figure[] =>
  botsOf(kind).flatMap((bot) => {
    const { evaluations, p95 } = thinkingPace(game, bot, seconds / 4, now);
    const slow = { game: game.id, what: `p95 thought of ${bot.id}`, value: p95, unit: 'ms' };
    if (bot.evaluations === 0) return [slow];
    return [{ game: game.id, what: `evaluations of ${bot.id}`, value: evaluations, unit: 'a second' }, slow];
  });

async function measure(subject: BenchTask['subject'], spec: BenchSpec): Promise<Figure[]> {
  if (subject.kind === 'kernel') return kernelBench(spec);
  const bench = packOf(subject.game)?.bench;
  switch (subject.kind) {
    case 'game':
      return benchGame(openGame(subject.game, JSON.stringify(bench?.options)).game, spec);
    case 'more':
      return (await bench?.more?.())?.(spec) ?? [];
    case 'bots':
      return benchBots(openGame(subject.game, '{}'), spec);
  }
}

const { seconds, subject } = workerData as BenchTask;
const spec = { seconds, now: () => performance.now(), heapUsed: () => getHeapStatistics().used_heap_size };
parentPort?.postMessage(await measure(subject, spec), []);
