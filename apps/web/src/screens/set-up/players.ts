import type { GameId } from '../../games/game-ids.ts';
import type { Player } from '../../table/table.ts';

/** The level a person meets in each game who did not choose one. The table need not wait for the bots to say it. */
const USUAL_LEVELS: Readonly<Record<GameId, string>> = {
  '1960': 'casual',
  'mr-president': 'proportional',
  'hook-or-crook': 'casual',
};

export const usualLevel = (game: string): string => {
  const levels: Readonly<Record<string, string>> = USUAL_LEVELS;
  return levels[game] ?? 'random';
};

/** A person in the first seat, the usual bot everywhere else. */
export const againstBots = (game: string, seats: number): readonly Player[] =>
  Array.from({ length: seats }, (_, seat) =>
    seat === 0 ? { kind: 'person' } : { kind: 'bot', level: usualLevel(game) },
  );

/** A player as one word: `person` or `bot:<level>`. */
export const writePlayer = (player: Player): string => (player.kind === 'bot' ? `bot:${player.level}` : 'person');

/** Reads the same word. */
export const readPlayer = (text: string): Player =>
  text.startsWith('bot:') ? { kind: 'bot', level: text.slice(4) } : { kind: 'person' };
