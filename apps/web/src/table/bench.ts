import { type Bot, type BotKind, botsFor, keepingTo } from '@whistlestop/bots';
import { loadKind } from '../games/kinds.ts';
import type { Question } from './bot-messages.ts';

interface Seated {
  readonly level: BotKind;
  readonly bot: Bot;
}

/** Bots of matches that were left may stay this long in the room. */
const MOST_SEATED = 12;

/** Where bots sit: one for each match and seat, so that a bot can carry a plan from one decision to the next. */
export class Bench {
  readonly #seated = new Map<string, Seated>();

  /** The bot this question is for; it sits down with the first one. */
  async seat({ match, game, options, rules, level: id, seat, plan }: Question): Promise<Seated> {
    const place = JSON.stringify([match, game, options, rules, id, seat, plan]);
    const known = this.#seated.get(place);
    if (known !== undefined) return known;
    const kind = await loadKind(game);
    const level = botsFor(game).find((bot) => bot.id === id);
    if (kind === undefined || level === undefined) throw new RangeError(`No bot "${id}" plays this game.`);
    const opened = kind.open(kind.options.parse(options), rules);
    const newcomer = { level, bot: keepingTo(plan, opened, level.create(opened)) };
    if (this.#seated.size >= MOST_SEATED) this.#seated.clear();
    this.#seated.set(place, newcomer);
    return newcomer;
  }
}
