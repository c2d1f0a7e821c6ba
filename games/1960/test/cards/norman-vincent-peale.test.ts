import { describe, expect, it } from 'vitest';
import { eventBy, Table, toAct } from '../table.ts';

describe('Norman Vincent Peale', () => {
  it('lets Nixon remove up to 5 of Kennedy’s cubes anywhere, 1 in each state', () => {
    const table = eventBy('nixon', 'norman-vincent-peale', { support: { NY: 'kennedy 5' } }).play('nixon: remove NY');
    expect(table.states('nixon', 'remove')).not.toContain('NY');
    table.play('nixon: remove GA', 'nixon: remove LA', 'nixon: remove MA', 'nixon: remove RI');
    expect(table.now()).toMatchObject({
      support: { NY: 'kennedy 4', GA: 'kennedy 1', RI: 'kennedy 1' },
      toAct: 'kennedy',
    });
  });
  it('is prevented by Greater Houston Ministerial Association', () => {
    const table = new Table(
      toAct('nixon', ['norman-vincent-peale'], { inPlay: { prevention: ['greater-houston-ministerial-association'] } }),
    );
    expect(table.why('nixon', 'play norman-vincent-peale event')).toBe('prevented');
  });
  it('is Nixon’s to use when Kennedy plays it', () => {
    expect(eventBy('kennedy', 'norman-vincent-peale').pending()).toEqual(['nixon']);
  });
});
