import type { Game, GameKind } from '../game.ts';
import type { GamePack } from '../pack.ts';
import type { Bot, BotKind } from './bot.ts';
import { randomBot } from './random-bot.ts';

/** The opponents of one game. */
export interface GameBots {
  /** Weakest first; the kernel adds the one that plays at random. */
  readonly levels: readonly BotKind[];
  /** A bot that follows the plan agreed with its partner, where seats of this game play together. */
  keepingTo?(plan: unknown, game: Game, bot: Bot): Bot;
}

/** A game with its bots, as hosts of matches need it. */
export interface LoadedGame extends GameKind {
  readonly bots?: GameBots;
}

/** The rules of a game and its opponents. */
export const loadGame = async (pack: GamePack): Promise<LoadedGame> => {
  const [kind, bots] = await Promise.all([pack.rules(), pack.bots()]);
  return { ...kind, bots };
};

/** Every bot that can play a game, weakest first. */
export const botsOf = ({ bots }: LoadedGame): readonly BotKind[] => [randomBot, ...(bots?.levels ?? [])];

/** A bot by name; `strong@500` is the bot `strong` with 500 evaluations a decision. */
export function botNamed(kind: LoadedGame, name: string): BotKind | undefined {
  const [id, evaluations] = name.split('@');
  const bot = botsOf(kind).find((candidate) => candidate.id === id);
  if (bot === undefined || evaluations === undefined) return bot;
  return /^\d+$/.test(evaluations) ? { ...bot, evaluations: Number(evaluations) } : undefined;
}

/** A bot that sits down at a game, bound to what was agreed with its partner. */
export function seatBot({ bots }: LoadedGame, level: BotKind, game: Game, plan?: unknown): Bot {
  const bot = level.create(game);
  return plan == null ? bot : (bots?.keepingTo?.(plan, game, bot) ?? bot);
}
