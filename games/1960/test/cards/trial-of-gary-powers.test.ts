import { describe, expect, it } from 'vitest';
import { eventBy } from '../table.ts';

describe('Trial of Gary Powers', () => {
  it('moves Defense up two, then its leader gains 1 momentum', () => {
    const table = eventBy('kennedy', 'trial-of-gary-powers', {
      issueTrack: ['economy', 'civilRights', 'defense'],
      issues: { defense: 'nixon 1' },
    });
    expect(table.now()).toMatchObject({
      issueTrack: ['defense', 'economy', 'civilRights'],
      momentum: { kennedy: 2, nixon: 3 },
    });
  });
  it('only moves the tile without a leader (ruling 42)', () => {
    expect(
      eventBy('kennedy', 'trial-of-gary-powers', { issueTrack: ['economy', 'defense', 'civilRights'] }).now(),
    ).toMatchObject({ issueTrack: ['defense', 'economy', 'civilRights'], momentum: { kennedy: 2, nixon: 2 } });
  });
});
