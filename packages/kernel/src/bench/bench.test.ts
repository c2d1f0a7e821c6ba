import { expect, it } from 'vitest';
import { kernelBench } from './index.ts';

it('the bench measures both toy games: decisions, garbage, clones, hashes, views, undo boundaries and the gate', () => {
  let time = 0;
  let heap = 0;
  const figures = kernelBench({ seconds: 0.02, now: () => time++, heapUsed: () => (heap += 8) });
  const whats = [
    'random decisions',
    'complete random game',
    'garbage of 1000 random games',
    'clone into a pooled buffer',
    'hash',
    'view',
    'undo boundary',
    'gate',
  ];
  expect(figures.map(({ game, what }) => `${game} ${what}`)).toEqual(
    ['lantern', 'sealed'].flatMap((game) => whats.map((what) => `${game} ${what}`)),
  );
  for (const { value, unit } of figures) {
    expect(value).toBeGreaterThan(0);
    expect(unit).not.toBe('');
  }
});
