import type { Words } from '../../words/index.ts';

/** A level's name for people. */
export function levelName(level: string, words: Words): string {
  const names: Readonly<Record<string, string>> = words.levels;
  return names[level] ?? level;
}
