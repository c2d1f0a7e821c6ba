import { describe, expect, it } from 'vitest';
import { eventBy, triggeredBy } from '../table.ts';

describe('Quemoy and Matsu', () => {
  it('gives the Defense leader 1 momentum and up to 3 cubes anywhere, 1 in each state', () => {
    const table = eventBy('kennedy', 'quemoy-and-matsu', { issues: { defense: 'nixon 1' } });
    expect(table.now()).toMatchObject({ momentum: { kennedy: 2, nixon: 3 } });
    expect(table.states('nixon', 'add')).toHaveLength(50);
    table.play('nixon: add OH', 'nixon: add PA', 'nixon: add HI');
    expect(table.now()).toMatchObject({ support: { OH: 'nixon 2', PA: 'nixon 1', HI: 'nixon 1' } });
  });
  it('does nothing when nobody leads Defense (ruling 42)', () => {
    expect(eventBy('kennedy', 'quemoy-and-matsu').now()).toMatchObject({
      momentum: { kennedy: 2, nixon: 2 },
      removed: ['quemoy-and-matsu'],
    });
  });
  it('serves the leader whoever triggers it (ruling 25)', () => {
    expect(triggeredBy('nixon', 'quemoy-and-matsu', { issues: { defense: 'kennedy 1' } }).now()).toMatchObject({
      momentum: { kennedy: 3, nixon: 1 },
    });
  });
});
