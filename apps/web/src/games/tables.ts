import type { GameId } from './game-ids.ts';
import type { GameTable } from './game-table.ts';

const loaders: Readonly<Record<GameId, () => Promise<GameTable>>> = {
  '1960': async () => (await import('./1960/index.ts')).nineteenSixtyTable,
  'mr-president': async () => (await import('./mr-president/index.ts')).mrPresidentTable,
  'hook-or-crook': async () => (await import('./hook-or-crook/index.ts')).hookOrCrookTable,
};

/** What brings a game's table; undefined when this page has no such game. */
export function tableLoader(id: string): (() => Promise<GameTable>) | undefined {
  const known: Readonly<Record<string, () => Promise<GameTable>>> = loaders;
  return known[id];
}

/** A game's table by its name; undefined when this page has no such game. */
export async function loadTable(id: string): Promise<GameTable | undefined> {
  return tableLoader(id)?.();
}
