import { type GamePack, Random } from '@whistlestop/kernel';
import { loadGame } from '@whistlestop/kernel/bots';
import { Bench } from './bench.ts';
import type { FromBots, Question, ToBots } from './bot-messages.ts';
import { breathe } from './breathe.ts';

/** How long a thought may run before the worker listens again. */
const SLICE_MS = 20;
/** How often the table hears how far a thought is; every time it does, the screen is drawn anew. */
const PROGRESS_MS = 300;

/** Bots thinking on behalf of somebody who sends messages: in a worker of the page, or anywhere else. */
export class BotHost {
  readonly #tell: (message: FromBots) => void;
  readonly #bench: Bench;
  readonly #cancelled = new Set<number>();

  constructor(packOf: (game: string) => GamePack | undefined, tell: (message: FromBots) => void) {
    this.#bench = new Bench((game) => {
      const pack = packOf(game);
      return pack && loadGame(pack);
    });
    this.#tell = tell;
  }

  take(message: ToBots): void {
    const { id } = message;
    if (message.kind === 'cancel') {
      this.#cancelled.add(id);
      return;
    }
    const answer = message.kind === 'levels' ? this.#levels(id, message.game) : this.#think(id, message.question);
    answer.catch((error: unknown) => {
      this.#tell({ kind: 'failed', id, sentence: error instanceof Error ? error.message : String(error) });
    });
  }

  async #levels(id: number, game: string): Promise<void> {
    this.#tell({ kind: 'levels', id, levels: await this.#bench.levels(game) });
  }

  async #think(id: number, question: Question): Promise<void> {
    const { level, bot } = await this.#bench.seat(question);
    const thinking = bot.think({
      view: { observer: question.seat, state: question.view },
      evaluations: level.evaluations,
      random: new Random(question.seed),
    });
    let pause = performance.now() + SLICE_MS;
    let report = performance.now() + PROGRESS_MS;
    while (!this.#cancelled.delete(id)) {
      const slice = thinking.next();
      if (slice.done === true) {
        this.#tell({ kind: 'chosen', id, action: slice.value });
        return;
      }
      if (performance.now() < pause) continue;
      if (performance.now() >= report) {
        this.#tell({ kind: 'progress', id, share: Math.min(1, slice.value / Math.max(1, level.evaluations)) });
        report = performance.now() + PROGRESS_MS;
      }
      await breathe();
      pause = performance.now() + SLICE_MS;
    }
  }
}
