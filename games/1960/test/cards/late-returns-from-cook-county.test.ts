import { describe, expect, it } from 'vitest';
import { eventBy, Table } from '../table.ts';

describe('Late Returns from Cook County', () => {
  it('gives Kennedy 5 support checks in Illinois on Election Day', () => {
    const table = new Table({
      turn: 9,
      phase: 'electionDay',
      initiative: 'nixon',
      strategy: { kennedy: [], nixon: [] },
      inPlay: { electionDay: ['late-returns-from-cook-county'] },
      support: { IL: 'nixon 2' },
      momentum: { kennedy: 0, nixon: 0 },
    });
    expect(table.legal('nixon')).toEqual(['resolve late-returns-from-cook-county']);
    table.play('nixon: resolve late-returns-from-cook-county').draw('BBRBR');
    expect(table.now()).toMatchObject({ support: { IL: 'kennedy 1' }, bag: { kennedy: 7, nixon: 8 } });
  });
  it('fails where the bag is empty (ruling 13)', () => {
    const table = new Table({
      turn: 9,
      phase: 'electionDay',
      initiative: 'kennedy',
      strategy: { kennedy: [], nixon: [] },
      inPlay: { electionDay: ['late-returns-from-cook-county'] },
      support: { IL: 'nixon 2' },
      momentum: { kennedy: 0, nixon: 0 },
      bag: { kennedy: 1, nixon: 1 },
    });
    table.play('kennedy: resolve late-returns-from-cook-county').draw('BR');
    expect(table.now()).toMatchObject({ support: { IL: 'nixon 1' }, bag: { kennedy: 0, nixon: 0 }, phase: 'over' });
  });
  it('does nothing before', () => {
    expect(eventBy('nixon', 'late-returns-from-cook-county').now()).toMatchObject({
      inPlay: { electionDay: ['late-returns-from-cook-county'] },
      removed: [],
    });
  });
});
