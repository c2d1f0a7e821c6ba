import { describe, expect, it } from 'vitest';
import { eventBy, Table } from '../table.ts';

describe('Gathering Momentum in the West', () => {
  it('gives 1 momentum and 1 cube in every empty state to the side that leads more states', () => {
    const table = eventBy('kennedy', 'gathering-momentum-west', {
      support: {
        AK: 'nixon 1',
        AZ: 'nixon 3',
        CA: 'none',
        CO: 'none',
        HI: 'none',
        ID: 'none',
        KS: 'none',
        MT: 'none',
        ND: 'none',
        NE: 'none',
        NM: 'none',
        NV: 'none',
        OK: 'none',
        OR: 'none',
        SD: 'none',
        UT: 'none',
        WA: 'none',
        WY: 'none',
      },
    });
    expect(table.now()).toMatchObject({
      momentum: { kennedy: 2, nixon: 3 },
      support: {
        AK: 'nixon 1',
        AZ: 'nixon 3',
        CA: 'nixon 1',
        CO: 'nixon 1',
        HI: 'nixon 1',
        ID: 'nixon 1',
        KS: 'nixon 1',
        MT: 'nixon 1',
        ND: 'nixon 1',
        NE: 'nixon 1',
        NM: 'nixon 1',
        NV: 'nixon 1',
        OK: 'nixon 1',
        OR: 'nixon 1',
        SD: 'nixon 1',
        UT: 'nixon 1',
        WA: 'nixon 1',
        WY: 'nixon 1',
      },
    });
  });
  it('counts states, not cubes', () => {
    const table = eventBy('nixon', 'gathering-momentum-west', {
      support: {
        AK: 'kennedy 1',
        AZ: 'kennedy 1',
        CA: 'nixon 9',
        CO: 'none',
        HI: 'none',
        ID: 'none',
        KS: 'none',
        MT: 'none',
        ND: 'none',
        NE: 'none',
        NM: 'none',
        NV: 'none',
        OK: 'none',
        OR: 'none',
        SD: 'none',
        UT: 'none',
        WA: 'none',
        WY: 'none',
      },
    });
    expect(table.now()).toMatchObject({
      momentum: { kennedy: 3, nixon: 2 },
      support: { CO: 'kennedy 1', CA: 'nixon 9' },
    });
  });
  it('does nothing on a tie (ruling 55)', () => {
    const table = eventBy('nixon', 'gathering-momentum-west', {
      support: {
        AK: 'kennedy 1',
        AZ: 'nixon 2',
        CA: 'none',
        CO: 'none',
        HI: 'none',
        ID: 'none',
        KS: 'none',
        MT: 'none',
        ND: 'none',
        NE: 'none',
        NM: 'none',
        NV: 'none',
        OK: 'none',
        OR: 'none',
        SD: 'none',
        UT: 'none',
        WA: 'none',
        WY: 'none',
      },
    });
    expect(table.now()).toMatchObject({ momentum: { kennedy: 2, nixon: 2 }, support: { CO: 'none' } });
  });
  it('may not be set aside (ruling 64)', () => {
    const table = new Table({
      turn: 3,
      phase: 'strategy',
      hands: { kennedy: ['gathering-momentum-west', 'missile-gap'], nixon: ['herblock'] },
    });
    expect(table.legal('kennedy')).toEqual(['aside missile-gap']);
    expect(table.why('kennedy', 'aside gathering-momentum-west')).toBeDefined();
  });
});
