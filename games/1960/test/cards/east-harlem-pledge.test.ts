import { describe, expect, it } from 'vitest';
import { eventBy } from '../table.ts';

describe('East Harlem Pledge', () => {
  it('costs Nixon 1 on Civil Rights and lets Kennedy remove up to 5 in the South, 2 in each state', () => {
    const table = eventBy('kennedy', 'east-harlem-pledge', {
      issues: { civilRights: 'nixon 2' },
      support: { FL: 'nixon 3', VA: 'nixon 2', TN: 'nixon 2', CA: 'nixon 3' },
    });
    expect(table.now()).toMatchObject({ issues: { civilRights: 'nixon 1' } });
    expect(table.states('kennedy', 'remove').sort()).toEqual(['FL', 'TN', 'VA']);
    table.play(
      'kennedy: remove FL',
      'kennedy: remove FL',
      'kennedy: remove TN',
      'kennedy: remove TN',
      'kennedy: remove VA',
    );
    expect(table.now()).toMatchObject({ support: { FL: 'nixon 1', TN: 'none', VA: 'nixon 1' } });
  });
  it('is Kennedy’s to use when Nixon plays it; he may stop', () => {
    expect(
      eventBy('nixon', 'east-harlem-pledge', { support: { FL: 'nixon 1' } })
        .play('kennedy: done')
        .now(),
    ).toMatchObject({ support: { FL: 'nixon 1' } });
  });
});
