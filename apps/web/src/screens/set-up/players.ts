import { packOf } from '@whistlestop/games';
import type { SeatPlayer } from '@whistlestop/table';

/** The default level of bots, known before the worker has answered. */
export const usualLevel = (game: string): string => packOf(game)?.usualLevel ?? 'random';

/** A person in the first seat, the usual bot everywhere else. */
export const againstBots = (game: string, seats: number): readonly SeatPlayer[] =>
  Array.from({ length: seats }, (_, seat) =>
    seat === 0 ? { kind: 'person' } : { kind: 'bot', level: usualLevel(game) },
  );

/** A player as one word: `person` or `bot:<level>`. */
export const writePlayer = (player: SeatPlayer): string => (player.kind === 'bot' ? `bot:${player.level}` : 'person');

/** Reads the same word. */
export const readPlayer = (text: string): SeatPlayer =>
  text.startsWith('bot:') ? { kind: 'bot', level: text.slice(4) } : { kind: 'person' };
