import { describe, expect, it } from 'vitest';
import { eventBy } from '../table.ts';

describe('“Peace Without Surrender”', () => {
  it('moves Defense up one and gives Nixon 1 there', () => {
    expect(
      eventBy('nixon', 'peace-without-surrender', {
        issueTrack: ['economy', 'defense', 'civilRights'],
        issues: { defense: 'kennedy 1' },
      }).now(),
    ).toMatchObject({ issueTrack: ['defense', 'economy', 'civilRights'], issues: { defense: 'none' } });
  });
  it('serves Nixon when Kennedy plays it', () => {
    expect(eventBy('kennedy', 'peace-without-surrender').now()).toMatchObject({ issues: { defense: 'nixon 1' } });
  });
});
