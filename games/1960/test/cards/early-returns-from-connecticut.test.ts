import { describe, expect, it } from 'vitest';
import { Table } from '../table.ts';

describe('Early Returns from Connecticut', () => {
  it('gives whoever leads Connecticut when it resolves 5 checks in California (ruling 81)', () => {
    const table = new Table({
      turn: 9,
      phase: 'electionDay',
      initiative: 'kennedy',
      strategy: { kennedy: [], nixon: [] },
      inPlay: { electionDay: ['early-returns-from-connecticut'] },
      support: { CT: 'kennedy 1' },
      momentum: { kennedy: 0, nixon: 0 },
    })
      .play('kennedy: resolve early-returns-from-connecticut')
      .draw('BBBRR');
    expect(table.now()).toMatchObject({ support: { CA: 'kennedy 3', CT: 'kennedy 1' } });
  });
  it('does nothing when nobody leads there', () => {
    const table = new Table({
      turn: 9,
      phase: 'electionDay',
      initiative: 'kennedy',
      strategy: { kennedy: [], nixon: [] },
      inPlay: { electionDay: ['early-returns-from-connecticut'] },
      momentum: { kennedy: 0, nixon: 0 },
    }).play('kennedy: resolve early-returns-from-connecticut');
    expect(table.now()).toMatchObject({ phase: 'over', bag: { kennedy: 10, nixon: 10 } });
  });
});
