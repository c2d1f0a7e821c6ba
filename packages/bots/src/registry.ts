import type { BotKind } from './bot.ts';
import { levelsHookOrCrook } from './hook-or-crook/levels.ts';
import { levelsMrPresident } from './mr-president/levels.ts';
import { levels1960 } from './nineteen-sixty/levels.ts';
import { randomBot } from './random-bot.ts';

const kinds: readonly BotKind[] = [randomBot, ...levels1960, ...levelsMrPresident, ...levelsHookOrCrook];

/** The bots that can play a game, weakest first. */
export const botsFor = (gameId: string): readonly BotKind[] => kinds.filter((kind) => kind.plays(gameId));

/** A bot of a game by name; `strong@500` is the bot `strong` with 500 evaluations a decision. */
export function botNamed(gameId: string, name: string): BotKind | undefined {
  const [id, evaluations] = name.split('@');
  const kind = botsFor(gameId).find((candidate) => candidate.id === id);
  if (kind === undefined || evaluations === undefined) return kind;
  return /^\d+$/.test(evaluations) ? { ...kind, evaluations: Number(evaluations) } : undefined;
}
