import { describe, expect, it } from 'vitest';
import { eventBy, Table } from '../table.ts';

describe('“Lazy Shave”', () => {
  it('makes Nixon show his card before Kennedy picks (ruling 66)', () => {
    const table = new Table({
      turn: 6,
      phase: 'debates',
      initiative: 'nixon',
      inPlay: { debate: ['lazy-shave'] },
      strategy: { kennedy: ['missile-gap', 'give-me-a-week'], nixon: ['herb-klein', 'fifty-stars'] },
    });
    expect(table.pending()).toEqual(['nixon']);
    table.play('nixon: debate fifty-stars');
    expect(table.pending()).toEqual(['kennedy']);
    expect(table.legal('kennedy').sort()).toEqual(['debate give-me-a-week', 'debate missile-gap']);
    table.play('kennedy: debate missile-gap');
    expect(table.legal('nixon').sort()).toEqual(['side kennedy', 'side nixon']);
  });
  it('has no effect after the Debates and leaves the game (ruling 74)', () => {
    expect(eventBy('kennedy', 'lazy-shave', { turn: 7 }).now()).toMatchObject({
      inPlay: { debate: [] },
      removed: ['lazy-shave'],
    });
  });
});
