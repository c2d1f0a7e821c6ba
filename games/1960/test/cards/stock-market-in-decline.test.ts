import { describe, expect, it } from 'vitest';
import { eventBy } from '../table.ts';

describe('Stock Market in Decline', () => {
  it('moves Economy up two and gives its leader 2 in New York', () => {
    const table = eventBy('kennedy', 'stock-market-in-decline', {
      issueTrack: ['defense', 'civilRights', 'economy'],
      issues: { economy: 'nixon 1' },
    });
    expect(table.now()).toMatchObject({
      issueTrack: ['economy', 'defense', 'civilRights'],
      support: { NY: 'nixon 2' },
    });
  });
  it('stops at the top (ruling 57) and cancels opposing cubes first', () => {
    const table = eventBy('kennedy', 'stock-market-in-decline', {
      issues: { economy: 'kennedy 1' },
      support: { NY: 'nixon 1' },
    });
    expect(table.now()).toMatchObject({
      issueTrack: ['economy', 'defense', 'civilRights'],
      support: { NY: 'kennedy 1' },
    });
  });
  it('gives nobody anything without a leader (ruling 42)', () => {
    expect(eventBy('kennedy', 'stock-market-in-decline').now()).toMatchObject({ support: { NY: 'none' } });
  });
});
