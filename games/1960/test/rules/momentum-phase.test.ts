import { describe, expect, it } from 'vitest';
import { type Position, Table } from '../table.ts';

const hands = { kennedy: ['gaffe'], nixon: ['volunteers'] };
const phase = (given: Position) => new Table({ turn: 2, phase: 'momentum', hands, ...given });

describe('momentum decay', () => {
  it('takes half, rounded down (ruling 61)', () => {
    for (const [before, after] of [
      [0, 0],
      [1, 1],
      [2, 1],
      [3, 2],
      [5, 3],
    ])
      expect(phase({ momentum: { kennedy: before, nixon: before } }).now()['momentum']).toEqual({
        kennedy: after,
        nixon: after,
      });
  });
});

describe('awards', () => {
  const issues = { defense: 'nixon 2', economy: 'kennedy 2', civilRights: 'kennedy 1' };

  it('go up the track: third place momentum, second momentum or endorsement, first both (ruling 62)', () => {
    const table = phase({ issues, momentum: { kennedy: 0, nixon: 0 } });
    expect(table.now()['momentum']).toEqual({ kennedy: 1, nixon: 0 });
    expect(table.legal('kennedy')).toEqual(['award momentum', 'award endorsement']);
    table.play('kennedy: award endorsement', 'chance: endorsement South');
    expect(table.now()).toMatchObject({ momentum: { kennedy: 1, nixon: 1 }, endorsements: { South: 'kennedy 1' } });
    table.play('chance: endorsement South');
    expect(table.now()['endorsements']).toMatchObject({ South: 'none' });
  });
  it('of a major endorsement let the drawer name the region', () => {
    const table = phase({ issues: { defense: 'kennedy 1' } }).play('chance: endorsement major');
    expect(table.legal('kennedy')).toEqual(['endorse East', 'endorse Midwest', 'endorse South', 'endorse West']);
    expect(table.play('kennedy: endorse West').now()['endorsements']).toMatchObject({ West: 'kennedy 1' });
  });
  it('are not given where nobody leads (ruling 62)', () => {
    expect(phase({ momentum: { kennedy: 0, nixon: 0 } }).now()).toMatchObject({
      momentum: { kennedy: 0, nixon: 0 },
      phase: 'strategy',
    });
  });
  it('use up the endorsement cards; a card drawn does not come back', () => {
    const left = { East: 0, Midwest: 1, South: 0, West: 0, major: 0 };
    const table = phase({ issues: { defense: 'kennedy 1' }, endorsementDeck: left });
    expect(table.outcomes()).toEqual(['endorsement Midwest']);
    expect(table.play('chance: endorsement Midwest').now()['endorsementDeck']).toMatchObject({ Midwest: 0 });
  });
});

describe('issue decay and shift', () => {
  it('take one cube off every issue after the awards (ruling 63)', () => {
    const table = phase({ issues: { civilRights: 'kennedy 1' }, momentum: { kennedy: 0 } });
    expect(table.now()).toMatchObject({ issues: { civilRights: 'none' }, momentum: { kennedy: 1 } });
  });
  it('let the side with more media cubes in all swap two neighbours, once (ruling 63)', () => {
    const table = phase({ media: { East: 'nixon 2', West: 'kennedy 1' } });
    expect(table.legal('nixon')).toEqual(['swap defense economy', 'swap economy civilRights', 'keep']);
    expect(table.why('nixon', 'swap economy defense')).toBe('not-adjacent-issues');
    expect(table.play('nixon: swap economy civilRights').now()).toMatchObject({
      issueTrack: ['defense', 'civilRights', 'economy'],
      phase: 'strategy',
    });
  });
  it('leave the track alone on a tie (ruling 63)', () => {
    expect(phase({ media: { East: 'nixon 1', West: 'kennedy 1' } }).now()).toMatchObject({ phase: 'strategy' });
  });
});
