import type { Player } from '../../table/table.ts';

/** The bots that people meet first, where they play. */
const USUAL_LEVELS: readonly string[] = ['casual', 'proportional'];

/** The level a person gets who did not choose one. */
export const usualLevel = (levels: readonly string[]): string =>
  levels.find((level) => USUAL_LEVELS.includes(level)) ?? levels.at(-1) ?? 'random';

/** A player as one word: `person` or `bot:<level>`. */
export const writePlayer = (player: Player): string => (player.kind === 'bot' ? `bot:${player.level}` : 'person');

/** Reads the same word. */
export const readPlayer = (text: string): Player =>
  text.startsWith('bot:') ? { kind: 'bot', level: text.slice(4) } : { kind: 'person' };
