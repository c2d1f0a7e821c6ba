import { describe, expect, it } from 'vitest';
import { eventBy } from '../table.ts';

describe('Soviet Economic Growth', () => {
  it('moves Economy up one and gives its leader 1 in New York', () => {
    const table = eventBy('nixon', 'soviet-economic-growth', { issues: { economy: 'kennedy 1' } });
    expect(table.now()).toMatchObject({
      issueTrack: ['economy', 'defense', 'civilRights'],
      support: { NY: 'kennedy 1' },
    });
  });
  it('only moves the tile when nobody leads (ruling 42)', () => {
    expect(eventBy('nixon', 'soviet-economic-growth').now()).toMatchObject({
      issueTrack: ['economy', 'defense', 'civilRights'],
      support: { NY: 'none' },
    });
  });
  it('moves nothing at the top (ruling 57)', () => {
    const table = eventBy('nixon', 'soviet-economic-growth', {
      issueTrack: ['economy', 'defense', 'civilRights'],
      issues: { economy: 'nixon 1' },
      support: { NY: 'kennedy 1' },
    });
    expect(table.now()).toMatchObject({ issueTrack: ['economy', 'defense', 'civilRights'], support: { NY: 'none' } });
  });
});
