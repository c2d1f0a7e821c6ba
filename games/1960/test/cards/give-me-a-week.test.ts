import { describe, expect, it } from 'vitest';
import { eventBy } from '../table.ts';

describe('“Give Me A Week”', () => {
  it('costs Nixon 2 momentum and 1 on each issue where he has any', () => {
    expect(
      eventBy('kennedy', 'give-me-a-week', {
        momentum: { kennedy: 1, nixon: 3 },
        issues: { defense: 'nixon 2', economy: 'kennedy 1', civilRights: 'nixon 1' },
      }).now(),
    ).toMatchObject({
      momentum: { kennedy: 1, nixon: 1 },
      issues: { defense: 'nixon 1', economy: 'kennedy 1', civilRights: 'none' },
    });
  });
  it('takes what there is', () => {
    expect(eventBy('kennedy', 'give-me-a-week', { momentum: { kennedy: 0, nixon: 1 } }).now()).toMatchObject({
      momentum: { nixon: 0 },
    });
  });
});
