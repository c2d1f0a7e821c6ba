import { describe, expect, it } from 'vitest';
import { eventBy } from '../table.ts';

describe('Cassius Clay Wins Gold', () => {
  it('costs the leaders of two issues 1 cube there each', () => {
    expect(
      eventBy(
        'kennedy',
        'cassius-clay-wins-gold',
        { issues: { defense: 'kennedy 2', economy: 'nixon 1' } },
        { deck: '2017' },
      ).now(),
    ).toMatchObject({ issues: { defense: 'kennedy 1', economy: 'none' }, momentum: { kennedy: 2, nixon: 2 } });
  });
  it('costs a side that leads both 1 momentum too; leaders are read first', () => {
    expect(
      eventBy(
        'kennedy',
        'cassius-clay-wins-gold',
        { issues: { defense: 'nixon 1', economy: 'nixon 1' } },
        { deck: '2017' },
      ).now(),
    ).toMatchObject({ issues: { defense: 'none', economy: 'none' }, momentum: { kennedy: 2, nixon: 1 } });
  });
  it('does nothing to an issue nobody leads', () => {
    expect(eventBy('kennedy', 'cassius-clay-wins-gold', {}, { deck: '2017' }).now()).toMatchObject({
      issues: { defense: 'none', economy: 'none' },
    });
  });
});
