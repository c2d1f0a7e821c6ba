import { type GamePack, Random } from '@whistlestop/kernel';
import { loadGame } from '@whistlestop/kernel/bots';
import { BotCache } from './bot-cache.ts';
import type { FromBots, BotQuestion, ToBots } from './bot-messages.ts';
import { yieldToEvents } from './yield-to-events.ts';

/** How long a bot may think before the worker handles messages. */
const SLICE_MS = 20;
/** The pause between two progress messages, each of which redraws the screen. */
const PROGRESS_MS = 300;

/** The worker's side of the messages of bots: receives questions, posts answers. */
export class BotHost {
  readonly #post: (message: FromBots) => void;
  readonly #botCache: BotCache;
  readonly #cancelled = new Set<number>();

  constructor(packOf: (game: string) => GamePack | undefined, post: (message: FromBots) => void) {
    this.#botCache = new BotCache((game) => {
      const pack = packOf(game);
      return pack && loadGame(pack);
    });
    this.#post = post;
  }

  receive(message: ToBots): void {
    const { id } = message;
    if (message.kind === 'cancel') {
      this.#cancelled.add(id);
      return;
    }
    const answer = message.kind === 'levels' ? this.#levels(id, message.game) : this.#think(id, message.question);
    answer.catch((error: unknown) => {
      this.#post({ kind: 'failed', id, sentence: error instanceof Error ? error.message : String(error) });
    });
  }

  async #levels(id: number, game: string): Promise<void> {
    this.#post({ kind: 'levels', id, levels: await this.#botCache.levels(game) });
  }

  async #think(id: number, question: BotQuestion): Promise<void> {
    const { level, bot } = await this.#botCache.seat(question);
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
        this.#post({ kind: 'chosen', id, action: slice.value });
        return;
      }
      if (performance.now() < pause) continue;
      if (performance.now() >= report) {
        this.#post({ kind: 'progress', id, share: Math.min(1, slice.value / Math.max(1, level.evaluations)) });
        report = performance.now() + PROGRESS_MS;
      }
      await yieldToEvents();
      pause = performance.now() + SLICE_MS;
    }
  }
}
