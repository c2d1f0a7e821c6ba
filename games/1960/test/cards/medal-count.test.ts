import { describe, expect, it } from 'vitest';
import { eventBy } from '../table.ts';

describe('Medal Count', () => {
  it('costs the leaders of two issues 1 cube there each', () => {
    expect(
      eventBy(
        'kennedy',
        'medal-count',
        { issues: { civilRights: 'kennedy 2', economy: 'nixon 1' } },
        { deck: '2017' },
      ).now(),
    ).toMatchObject({ issues: { civilRights: 'kennedy 1', economy: 'none' }, momentum: { kennedy: 2, nixon: 2 } });
  });
  it('costs a side that leads both 1 momentum too; leaders are read first', () => {
    expect(
      eventBy(
        'kennedy',
        'medal-count',
        { issues: { civilRights: 'nixon 1', economy: 'nixon 1' } },
        { deck: '2017' },
      ).now(),
    ).toMatchObject({ issues: { civilRights: 'none', economy: 'none' }, momentum: { kennedy: 2, nixon: 1 } });
  });
  it('does nothing to an issue nobody leads', () => {
    expect(eventBy('kennedy', 'medal-count', {}, { deck: '2017' }).now()).toMatchObject({
      issues: { civilRights: 'none', economy: 'none' },
    });
  });
});
