import { describe, expect, it } from 'vitest';
import { eventBy } from '../table.ts';

describe('“Experience Counts”', () => {
  it('costs Kennedy 1 on each issue where he has any and gives Nixon 1 momentum', () => {
    expect(
      eventBy(
        'kennedy',
        'experience-counts',
        { issues: { defense: 'kennedy 2', economy: 'nixon 1', civilRights: 'kennedy 1' } },
        { deck: '2017' },
      ).now(),
    ).toMatchObject({
      issues: { defense: 'kennedy 1', economy: 'nixon 1', civilRights: 'none' },
      momentum: { nixon: 3 },
    });
  });
});
