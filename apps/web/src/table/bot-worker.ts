import { botsFor } from '@whistlestop/bots';
import { Random } from '@whistlestop/kernel';
import { loadKind } from '../games/kinds.ts';
import type { FromBots, Question, ToBots } from './bot-messages.ts';

declare const self: DedicatedWorkerGlobalScope;

/** How long a thought may run before the worker listens again. */
const SLICE_MS = 20;

const cancelled = new Set<number>();
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
  const kind = await loadKind(question.game);
  const level = botsFor(question.game).find((bot) => bot.id === question.level);
  if (kind === undefined || level === undefined) throw new RangeError(`No bot "${question.level}" plays this game.`);
  const game = kind.open(kind.options.parse(question.options));
  const thinking = level.create(game).think({
    view: { observer: question.seat, state: question.view },
    evaluations: level.evaluations,
    random: new Random(question.seed),
  });
  let pause = performance.now() + SLICE_MS;
  while (!cancelled.delete(id)) {
    const slice = thinking.next();
    if (slice.done === true) {
      tell({ kind: 'chosen', id, action: slice.value });
      return;
    }
    if (performance.now() < pause) continue;
    tell({ kind: 'progress', id, share: Math.min(1, slice.value / Math.max(1, level.evaluations)) });
    await listen();
    pause = performance.now() + SLICE_MS;
  }
}

/** Lets waiting messages in; a channel is quicker than a timer. */
const listen = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(undefined);
  });
