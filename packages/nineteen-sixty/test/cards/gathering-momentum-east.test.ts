import { describe, expect, it } from 'vitest';
import { eventBy, Table } from '../table.ts';

describe('Gathering Momentum in the East', () => {
  it('gives 1 momentum and 1 cube in every empty state to the side that leads more states', () => {
    const table = eventBy('kennedy', 'gathering-momentum-east', {
      support: {
        CT: 'nixon 1',
        DE: 'nixon 3',
        MA: 'none',
        MD: 'none',
        ME: 'none',
        NH: 'none',
        NJ: 'none',
        NY: 'none',
        PA: 'none',
        RI: 'none',
        VT: 'none',
        WV: 'none',
      },
    });
    expect(table.now()).toMatchObject({
      momentum: { kennedy: 2, nixon: 3 },
      support: {
        CT: 'nixon 1',
        DE: 'nixon 3',
        MA: 'nixon 1',
        MD: 'nixon 1',
        ME: 'nixon 1',
        NH: 'nixon 1',
        NJ: 'nixon 1',
        NY: 'nixon 1',
        PA: 'nixon 1',
        RI: 'nixon 1',
        VT: 'nixon 1',
        WV: 'nixon 1',
      },
    });
  });
  it('counts states, not cubes', () => {
    const table = eventBy('nixon', 'gathering-momentum-east', {
      support: {
        CT: 'kennedy 1',
        DE: 'kennedy 1',
        MA: 'nixon 9',
        MD: 'none',
        ME: 'none',
        NH: 'none',
        NJ: 'none',
        NY: 'none',
        PA: 'none',
        RI: 'none',
        VT: 'none',
        WV: 'none',
      },
    });
    expect(table.now()).toMatchObject({
      momentum: { kennedy: 3, nixon: 2 },
      support: { MD: 'kennedy 1', MA: 'nixon 9' },
    });
  });
  it('does nothing on a tie (ruling 55)', () => {
    const table = eventBy('nixon', 'gathering-momentum-east', {
      support: {
        CT: 'kennedy 1',
        DE: 'nixon 2',
        MA: 'none',
        MD: 'none',
        ME: 'none',
        NH: 'none',
        NJ: 'none',
        NY: 'none',
        PA: 'none',
        RI: 'none',
        VT: 'none',
        WV: 'none',
      },
    });
    expect(table.now()).toMatchObject({ momentum: { kennedy: 2, nixon: 2 }, support: { MD: 'none' } });
  });
  it('may not be set aside (ruling 64)', () => {
    const table = new Table({
      turn: 3,
      phase: 'strategy',
      hands: { kennedy: ['gathering-momentum-east', 'missile-gap'], nixon: ['herblock'] },
    });
    expect(table.legal('kennedy')).toEqual(['aside missile-gap']);
    expect(table.why('kennedy', 'aside gathering-momentum-east')).toBeDefined();
  });
});
