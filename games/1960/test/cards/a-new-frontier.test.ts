import { describe, expect, it } from 'vitest';
import { eventBy } from '../table.ts';

describe('“A New Frontier”', () => {
  it('discards any number of hand cards and draws as many (ruling 51)', () => {
    const table = eventBy('kennedy', 'a-new-frontier', { hands: { nixon: ['catholic-support', 'gaffe'] } });
    const [first = '', second = ''] = table.legal('kennedy').filter((text) => text.startsWith('drop '));
    table.play(`kennedy: ${first}`, `kennedy: ${second}`);
    expect(table.pending()).toEqual(['chance']);
    table.play('chance: deal tricky-dick', 'chance: deal lazy-shave');
    expect((table.now()['hands'] as Record<string, string[]>)['kennedy']?.sort()).toEqual([
      'lazy-shave',
      'tricky-dick',
    ]);
    expect(table.now()['discard']).toHaveLength(2);
  });
  it('may keep the hand', () => {
    expect(eventBy('kennedy', 'a-new-frontier').play('kennedy: done').now()).toMatchObject({
      discard: [],
      toAct: 'nixon',
    });
  });
});
