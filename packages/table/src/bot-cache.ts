import { type Bot, type BotKind, botNamed, botsOf, type LoadedGame, seatBot } from '@whistlestop/kernel/bots';
import type { BotQuestion } from './bot-messages.ts';

interface Seated {
  readonly level: BotKind;
  readonly bot: Bot;
}

/** The usual limit of the cache: a page has few matches. */
const MOST_SEATED = 12;

/** A cache of bots, one for each match and seat, so that a bot can carry a plan from one decision to the next. */
export class BotCache {
  readonly #gameOf: (game: string) => Promise<LoadedGame> | undefined;
  readonly #most: number;
  /** In the order of last use. */
  readonly #seated = new Map<string, Seated>();

  constructor(gameOf: (game: string) => Promise<LoadedGame> | undefined, most = MOST_SEATED) {
    this.#gameOf = gameOf;
    this.#most = most;
  }

  /** The bot a question is for, made with the first question; the least recently used one is dropped. */
  async seat({ match, game, options, rules, level: id, seat, plan }: BotQuestion): Promise<Seated> {
    const place = JSON.stringify([match, game, options, rules, id, seat, plan]);
    const known = this.#seated.get(place);
    if (known !== undefined) {
      this.#seated.delete(place);
      this.#seated.set(place, known);
      return known;
    }
    const kind = await this.#gameOf(game);
    const level = kind && botNamed(kind, id);
    if (kind === undefined || level === undefined) throw new RangeError(`No bot "${id}" plays this game.`);
    const opened = kind.open(kind.options.parse(options), rules);
    const newcomer = { level, bot: seatBot(kind, level, opened, plan) };
    const [oldest] = this.#seated.keys();
    if (oldest !== undefined && this.#seated.size >= this.#most) this.#seated.delete(oldest);
    this.#seated.set(place, newcomer);
    return newcomer;
  }

  /** The levels of bots that play a game, weakest first. */
  async levels(game: string): Promise<readonly string[]> {
    const kind = await this.#gameOf(game);
    return kind === undefined ? [] : botsOf(kind).map(({ id }) => id);
  }
}
