import { type Bot, botNamed, botsFor } from '@whistlestop/bots';
import type { Game } from '@whistlestop/kernel';
import { CliError } from './errors.ts';

/** A bot at a seat, and how much it thinks about a decision. */
export interface SeatedBot {
  readonly bot: Bot;
  readonly evaluations: number;
}

/** A bot by name; `flag` is where the name stood. */
export function seatBot(game: Game, name: string, flag: string): SeatedBot {
  const kind = botNamed(game.id, name);
  if (kind === undefined) {
    const known = botsFor(game.id).map(({ id }) => id);
    throw new CliError('unknown-bot', ({ refusals }) => refusals.unknownBot(flag, game.id, name, known.join(', ')));
  }
  return { bot: kind.create(game), evaluations: kind.evaluations };
}

/** One bot for each seat, by name; one name serves all seats. */
export function seatBots(game: Game, names: readonly string[]): SeatedBot[] {
  const { length } = game.seats;
  if (names.length !== 1 && names.length !== length)
    throw new CliError('bad-value', ({ refusals }) => refusals.botsForSeats(length, names.length));
  return game.seats.map((_, seat) => seatBot(game, names[seat] ?? names[0] ?? '', '--bots'));
}
