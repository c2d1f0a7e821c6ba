import type { GameKind } from '@whistlestop/kernel';

const loaders: Readonly<Record<string, () => Promise<GameKind>>> = {
  '1960': async () => (await import('@whistlestop/nineteen-sixty')).nineteenSixty,
  'mr-president': async () => (await import('@whistlestop/mr-president')).mrPresident,
  'hook-or-crook': async () => (await import('@whistlestop/hook-or-crook')).hookOrCrook,
};

/** The rules of a game by its name; undefined when this page has no such game. */
export async function loadKind(id: string): Promise<GameKind | undefined> {
  return loaders[id]?.();
}
