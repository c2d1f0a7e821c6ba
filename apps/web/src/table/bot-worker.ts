import { botsFor } from '@whistlestop/bots';
import { Random } from '@whistlestop/kernel';
import { Bench } from './bench.ts';
import type { FromBots, Question, ToBots } from './bot-messages.ts';
import { breathe } from './breathe.ts';

declare const self: DedicatedWorkerGlobalScope;

/** How long a thought may run before the worker listens again. */
const SLICE_MS = 20;
/** How often the table hears how far a thought is; every time it does, the screen is drawn anew. */
const PROGRESS_MS = 300;

const cancelled = new Set<number>();
const bench = new Bench();
const tell = (message: FromBots): void => self.postMessage(message, []);

self.addEventListener('message', ({ data }: MessageEvent<ToBots>) => {
  if (data.kind === 'cancel') {
    cancelled.add(data.id);
    return;
  }
  if (data.kind === 'levels') {
    tell({ kind: 'levels', id: data.id, levels: botsFor(data.game).map((bot) => bot.id) });
    return;
  }
  const { id, question } = data;
  think(id, question).catch((error: unknown) => {
    tell({ kind: 'failed', id, sentence: error instanceof Error ? error.message : String(error) });
  });
});

async function think(id: number, question: Question): Promise<void> {
  const { level, bot } = await bench.seat(question);
  const thinking = bot.think({
    view: { observer: question.seat, state: question.view },
    evaluations: level.evaluations,
    random: new Random(question.seed),
  });
  let pause = performance.now() + SLICE_MS;
  let report = performance.now() + PROGRESS_MS;
  while (!cancelled.delete(id)) {
    const slice = thinking.next();
    if (slice.done === true) {
      tell({ kind: 'chosen', id, action: slice.value });
      return;
    }
    if (performance.now() < pause) continue;
    if (performance.now() >= report) {
      tell({ kind: 'progress', id, share: Math.min(1, slice.value / Math.max(1, level.evaluations)) });
      report = performance.now() + PROGRESS_MS;
    }
    await breathe();
    pause = performance.now() + SLICE_MS;
  }
}
