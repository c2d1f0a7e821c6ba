import { describe, expect, it } from 'vitest';
import { Table } from '../table.ts';

describe('Recount', () => {
  it('lets Nixon name a state before his 3 checks there (ruling 82)', () => {
    const table = new Table({
      turn: 9,
      phase: 'electionDay',
      initiative: 'kennedy',
      strategy: { kennedy: [], nixon: [] },
      inPlay: { electionDay: ['recount'] },
      support: { TX: 'kennedy 2' },
      momentum: { kennedy: 0, nixon: 0 },
    }).play('kennedy: resolve recount');
    expect(table.states('nixon', 'add')).toHaveLength(50);
    table.play('nixon: add TX').draw('RRB');
    expect(table.now()).toMatchObject({ support: { TX: 'kennedy 1' } });
  });
});
