import type { Game } from '@whistlestop/kernel';
import { type Bot, type BotKind, botNamed, botsOf, type LoadedGame } from '@whistlestop/kernel/bots';
import { CliError } from './errors.ts';

/** A bot at a seat, and its evaluations for each decision. */
export interface SeatedBot {
  readonly bot: Bot;
  readonly evaluations: number;
}

/** A game with the options of a match. */
interface Opened {
  readonly kind: LoadedGame;
  readonly game: Game;
}

/** The kind of bot with a name; `flag` is named in a refusal. */
export function botKindNamed(kind: LoadedGame, name: string, flag: string): BotKind {
  const level = botNamed(kind, name);
  if (level === undefined) {
    const known = botsOf(kind).map(({ id }) => id);
    throw new CliError('unknown-bot', ({ refusals }) => refusals.unknownBot(flag, kind.id, name, known.join(', ')));
  }
  return level;
}

/** One bot for each seat, by name; one name serves all seats. */
export function seatBots({ kind, game }: Opened, names: readonly string[]): SeatedBot[] {
  const { seats } = game;
  if (names.length !== 1 && names.length !== seats.length)
    throw new CliError('bad-value', ({ refusals }) => refusals.botsForSeats(seats.length, names.length));
  return seats.map((_, seat) => {
    const level = botKindNamed(kind, names[seat] ?? names[0] ?? '', '--bots');
    return { bot: level.create(game), evaluations: level.evaluations };
  });
}
