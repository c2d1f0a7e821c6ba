import { describe, expect, it } from 'vitest';
import { eventBy } from '../table.ts';

describe('Campaign Headquarters', () => {
  it('discards any number of hand cards and draws as many (ruling 51)', () => {
    const table = eventBy('nixon', 'campaign-headquarters', { hands: { kennedy: ['catholic-support', 'gaffe'] } });
    const [first = '', second = ''] = table.legal('nixon').filter((text) => text.startsWith('drop '));
    table.play(`nixon: ${first}`, `nixon: ${second}`);
    expect(table.pending()).toEqual(['chance']);
    table.play('chance: deal tricky-dick', 'chance: deal lazy-shave');
    expect((table.now()['hands'] as Record<string, string[]>)['nixon']?.sort()).toEqual(['lazy-shave', 'tricky-dick']);
    expect(table.now()['discard']).toHaveLength(2);
  });
  it('may keep the hand', () => {
    expect(eventBy('nixon', 'campaign-headquarters').play('nixon: done').now()).toMatchObject({
      discard: [],
      toAct: 'kennedy',
    });
  });
});
