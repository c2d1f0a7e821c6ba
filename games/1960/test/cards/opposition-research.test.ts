import { describe, expect, it } from 'vitest';
import { eventBy } from '../table.ts';

describe('Opposition Research', () => {
  it('shows Kennedy’s hand to Nixon and nobody else', () => {
    const table = eventBy('nixon', 'opposition-research', { hands: { kennedy: ['missile-gap', 'henry-luce'] } });
    expect(table.sees('nixon', 'missile-gap')).toBe(true);
    expect(table.sees('spectator', 'missile-gap')).toBe(false);
  });
  it('gives Nixon one action of 3 CP, which he may decline (ruling 53)', () => {
    const table = eventBy('nixon', 'opposition-research');
    expect(table.legal('nixon').sort()).toEqual(['advertise', 'campaign', 'done', 'position']);
    table.play('nixon: position', 'nixon: issue defense', 'nixon: issue defense');
    expect(table.now()).toMatchObject({ issues: { defense: 'nixon 2' }, toAct: 'kennedy' });
  });
  it('is not taxed or modified, but bans hold (ruling 53)', () => {
    const table = eventBy('nixon', 'opposition-research', {
      momentum: { kennedy: 0, nixon: 0 },
      candidates: { nixon: 'OH' },
      inPlay: { turn: ['nixons-knee', 'citizens-for-nixon-lodge', 'nixon-egged-in-michigan'] },
    }).play('nixon: campaign');
    expect(table.states('nixon', 'support')).toEqual([]);
    table.play('nixon: travel West', 'nixon: support CA', 'nixon: support CA');
    expect(table.now()).toMatchObject({ support: { CA: 'nixon 2' }, toAct: 'kennedy' });
  });
});
