import type { GamePack } from '@whistlestop/kernel';
import { type Bot, type BotKind, botsOf, loadGame, seatBot } from '@whistlestop/kernel/bots';
import type { Question } from './bot-messages.ts';

interface Seated {
  readonly level: BotKind;
  readonly bot: Bot;
}

/** Bots of matches that were left may stay this long. */
const MOST_SEATED = 12;

/** Where bots sit: one for each match and seat, so that a bot can carry a plan from one decision to the next. */
export class Bench {
  readonly #packOf: (game: string) => GamePack | undefined;
  readonly #seated = new Map<string, Seated>();

  constructor(packOf: (game: string) => GamePack | undefined) {
    this.#packOf = packOf;
  }

  /** The bot this question is for; it sits down with the first one. */
  async seat({ match, game, options, rules, level: id, seat, plan }: Question): Promise<Seated> {
    const place = JSON.stringify([match, game, options, rules, id, seat, plan]);
    const known = this.#seated.get(place);
    if (known !== undefined) return known;
    const pack = this.#packOf(game);
    const kind = pack && (await loadGame(pack));
    const level = kind && botsOf(kind).find((bot) => bot.id === id);
    if (kind === undefined || level === undefined) throw new RangeError(`No bot "${id}" plays this game.`);
    const opened = kind.open(kind.options.parse(options), rules);
    const newcomer = { level, bot: seatBot(kind, level, opened, plan) };
    if (this.#seated.size >= MOST_SEATED) this.#seated.clear();
    this.#seated.set(place, newcomer);
    return newcomer;
  }

  /** The levels of bots that play a game, weakest first. */
  async levels(game: string): Promise<readonly string[]> {
    const pack = this.#packOf(game);
    return pack === undefined ? [] : botsOf(await loadGame(pack)).map(({ id }) => id);
  }
}
