import { describe, expect, it } from 'vitest';
import { eventBy } from '../table.ts';

describe('Henry Luce', () => {
  it('lets Kennedy place an endorsement marker in any region', () => {
    const table = eventBy('kennedy', 'henry-luce');
    expect(table.legal('kennedy').sort()).toEqual([
      'done',
      'endorse East',
      'endorse Midwest',
      'endorse South',
      'endorse West',
    ]);
    expect(table.play('kennedy: endorse South').now()).toMatchObject({ endorsements: { South: 'kennedy 1' } });
  });
  it('removes a marker of Nixon’s instead where he has one', () => {
    expect(
      eventBy('nixon', 'henry-luce', { endorsements: { West: 'nixon 2' } })
        .play('kennedy: endorse West')
        .now(),
    ).toMatchObject({ endorsements: { West: 'nixon 1' } });
  });
});
