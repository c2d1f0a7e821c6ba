import type { Game } from '@whistlestop/kernel';
import { type Bot, botNamed, botsOf, type LoadedGame } from '@whistlestop/kernel/bots';
import { CliError } from './errors.ts';

/** A bot at a seat, and how much it thinks about a decision. */
export interface SeatedBot {
  readonly bot: Bot;
  readonly evaluations: number;
}

/** A game with the options of a match. */
interface Opened {
  readonly kind: LoadedGame;
  readonly game: Game;
}

/** A bot by name; `flag` is where the name stood. */
export function seatBot({ kind, game }: Opened, name: string, flag: string): SeatedBot {
  const level = botNamed(kind, name);
  if (level === undefined) {
    const known = botsOf(kind).map(({ id }) => id);
    throw new CliError('unknown-bot', ({ refusals }) => refusals.unknownBot(flag, kind.id, name, known.join(', ')));
  }
  return { bot: level.create(game), evaluations: level.evaluations };
}

/** One bot for each seat, by name; one name serves all seats. */
export function seatBots(opened: Opened, names: readonly string[]): SeatedBot[] {
  const { seats } = opened.game;
  if (names.length !== 1 && names.length !== seats.length)
    throw new CliError('bad-value', ({ refusals }) => refusals.botsForSeats(seats.length, names.length));
  return seats.map((_, seat) => seatBot(opened, names[seat] ?? names[0] ?? '', '--bots'));
}
