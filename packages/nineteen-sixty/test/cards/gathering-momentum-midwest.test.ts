import { describe, expect, it } from 'vitest';
import { eventBy, Table } from '../table.ts';

describe('Gathering Momentum in the Midwest', () => {
  it('gives 1 momentum and 1 cube in every empty state to the side that leads more states', () => {
    const table = eventBy('kennedy', 'gathering-momentum-midwest', {
      support: {
        IA: 'nixon 1',
        IL: 'nixon 3',
        IN: 'none',
        KY: 'none',
        MI: 'none',
        MN: 'none',
        MO: 'none',
        OH: 'none',
        WI: 'none',
      },
    });
    expect(table.now()).toMatchObject({
      momentum: { kennedy: 2, nixon: 3 },
      support: {
        IA: 'nixon 1',
        IL: 'nixon 3',
        IN: 'nixon 1',
        KY: 'nixon 1',
        MI: 'nixon 1',
        MN: 'nixon 1',
        MO: 'nixon 1',
        OH: 'nixon 1',
        WI: 'nixon 1',
      },
    });
  });
  it('counts states, not cubes', () => {
    const table = eventBy('nixon', 'gathering-momentum-midwest', {
      support: {
        IA: 'kennedy 1',
        IL: 'kennedy 1',
        IN: 'nixon 9',
        KY: 'none',
        MI: 'none',
        MN: 'none',
        MO: 'none',
        OH: 'none',
        WI: 'none',
      },
    });
    expect(table.now()).toMatchObject({
      momentum: { kennedy: 3, nixon: 2 },
      support: { KY: 'kennedy 1', IN: 'nixon 9' },
    });
  });
  it('does nothing on a tie (ruling 55)', () => {
    const table = eventBy('nixon', 'gathering-momentum-midwest', {
      support: {
        IA: 'kennedy 1',
        IL: 'nixon 2',
        IN: 'none',
        KY: 'none',
        MI: 'none',
        MN: 'none',
        MO: 'none',
        OH: 'none',
        WI: 'none',
      },
    });
    expect(table.now()).toMatchObject({ momentum: { kennedy: 2, nixon: 2 }, support: { KY: 'none' } });
  });
  it('may not be set aside (ruling 64)', () => {
    const table = new Table({
      turn: 3,
      phase: 'strategy',
      hands: { kennedy: ['gathering-momentum-midwest', 'missile-gap'], nixon: ['herblock'] },
    });
    expect(table.legal('kennedy')).toEqual(['aside missile-gap']);
    expect(table.why('kennedy', 'aside gathering-momentum-midwest')).toBeDefined();
  });
});
