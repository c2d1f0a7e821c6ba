import { describe, expect, it } from 'vitest';
import { eventBy } from '../table.ts';

describe('Old South', () => {
  it('makes the Civil Rights leader remove 5 of his own cubes in the South, without a cap per state (ruling 59)', () => {
    const table = eventBy('nixon', 'old-south', { issues: { civilRights: 'kennedy 1' }, support: { GA: 'kennedy 5' } });
    expect(table.pending()).toEqual(['kennedy']);
    expect(table.legal('kennedy')).not.toContain('done');
    table.play(...Array.from({ length: 5 }, () => 'kennedy: remove GA'));
    expect(table.now()).toMatchObject({ support: { GA: 'none', LA: 'kennedy 2' } });
  });
  it('takes as many as there are', () => {
    const support = { AL: 'none', AR: 'none', GA: 'none', LA: 'nixon 2', MS: 'none', NC: 'none', SC: 'none' };
    const table = eventBy('kennedy', 'old-south', { issues: { civilRights: 'nixon 1' }, support }).play(
      'nixon: remove LA',
      'nixon: remove LA',
    );
    expect(table.now()).toMatchObject({ support: { LA: 'none' }, toAct: 'nixon' });
  });
  it('bars the leader from campaigning in the South for the turn, but not from travelling there (ruling 39)', () => {
    const table = eventBy('nixon', 'old-south', {
      issues: { civilRights: 'kennedy 1' },
      candidates: { kennedy: 'GA' },
      support: { AL: 'none', AR: 'none', GA: 'none', LA: 'none', MS: 'none', NC: 'none', SC: 'none' },
    });
    table.play('kennedy: play candidate campaign');
    expect(table.states('kennedy', 'support')).toEqual([]);
    expect(table.why('kennedy', 'support TX')).toBe('campaign-ban');
    table.play('kennedy: travel East', 'kennedy: travel South');
    expect(table.why('kennedy', 'support FL')).toBe('campaign-ban');
  });
  it('does nothing and bars nobody when nobody leads Civil Rights', () => {
    const table = eventBy('nixon', 'old-south', { candidates: { kennedy: 'GA' } }).play(
      'kennedy: play candidate campaign',
    );
    expect(table.states('kennedy', 'support')).toContain('GA');
  });
});
