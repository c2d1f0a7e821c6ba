import { describe, expect, it } from 'vitest';
import { eventBy, Table } from '../table.ts';

describe('Gathering Momentum in the South', () => {
  it('gives 1 momentum and 1 cube in every empty state to the side that leads more states', () => {
    const table = eventBy('kennedy', 'gathering-momentum-south', {
      support: {
        AL: 'nixon 1',
        AR: 'nixon 3',
        FL: 'none',
        GA: 'none',
        LA: 'none',
        MS: 'none',
        NC: 'none',
        SC: 'none',
        TN: 'none',
        TX: 'none',
        VA: 'none',
      },
    });
    expect(table.now()).toMatchObject({
      momentum: { kennedy: 2, nixon: 3 },
      support: {
        AL: 'nixon 1',
        AR: 'nixon 3',
        FL: 'nixon 1',
        GA: 'nixon 1',
        LA: 'nixon 1',
        MS: 'nixon 1',
        NC: 'nixon 1',
        SC: 'nixon 1',
        TN: 'nixon 1',
        TX: 'nixon 1',
        VA: 'nixon 1',
      },
    });
  });
  it('counts states, not cubes', () => {
    const table = eventBy('nixon', 'gathering-momentum-south', {
      support: {
        AL: 'kennedy 1',
        AR: 'kennedy 1',
        FL: 'nixon 9',
        GA: 'none',
        LA: 'none',
        MS: 'none',
        NC: 'none',
        SC: 'none',
        TN: 'none',
        TX: 'none',
        VA: 'none',
      },
    });
    expect(table.now()).toMatchObject({
      momentum: { kennedy: 3, nixon: 2 },
      support: { GA: 'kennedy 1', FL: 'nixon 9' },
    });
  });
  it('does nothing on a tie (ruling 55)', () => {
    const table = eventBy('nixon', 'gathering-momentum-south', {
      support: {
        AL: 'kennedy 1',
        AR: 'nixon 2',
        FL: 'none',
        GA: 'none',
        LA: 'none',
        MS: 'none',
        NC: 'none',
        SC: 'none',
        TN: 'none',
        TX: 'none',
        VA: 'none',
      },
    });
    expect(table.now()).toMatchObject({ momentum: { kennedy: 2, nixon: 2 }, support: { GA: 'none' } });
  });
  it('may not be set aside (ruling 64)', () => {
    const table = new Table({
      turn: 3,
      phase: 'strategy',
      hands: { kennedy: ['gathering-momentum-south', 'missile-gap'], nixon: ['herblock'] },
    });
    expect(table.legal('kennedy')).toEqual(['aside missile-gap']);
    expect(table.why('kennedy', 'aside gathering-momentum-south')).toBeDefined();
  });
});
