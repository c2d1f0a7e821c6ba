import { describe, expect, it } from 'vitest';
import { type Position, Table } from '../table.ts';

const hands = { kennedy: ['herblock'], nixon: ['gaffe'] };
const momentumPhase = (given: Position) => new Table({ turn: 2, phase: 'momentum', hands, ...given });
const noMomentum = { kennedy: 0, nixon: 0 };

describe('rulings G: the momentum phase', () => {
  it.each([
    [0, 0],
    [1, 1],
    [2, 1],
    [3, 2],
    [4, 2],
    [5, 3],
    [9, 5],
  ])('ruling 61: of %i markers %i are kept', (before, after) => {
    const table = momentumPhase({ momentum: { kennedy: before, nixon: 0 } });
    expect(table.now()).toMatchObject({ momentum: { kennedy: after, nixon: 0 } });
  });
  it('ruling 62: third, second, first place are awarded in this order', () => {
    const table = momentumPhase({
      momentum: noMomentum,
      issues: { civilRights: 'nixon 2', economy: 'kennedy 2', defense: 'nixon 1' },
    });
    expect(table.now()).toMatchObject({ momentum: { kennedy: 0, nixon: 1 } });
    expect(table.legal('kennedy').sort()).toEqual(['award endorsement', 'award momentum']);
    table.play('kennedy: award momentum');
    expect(table.now()).toMatchObject({ momentum: { kennedy: 1, nixon: 2 } });
    table.play('chance: endorsement South');
    expect(table.now()).toMatchObject({ endorsements: { South: 'nixon 1' } });
  });
  it('ruling 62: no leader, no award', () => {
    expect(momentumPhase({ momentum: noMomentum }).now()).toMatchObject({ phase: 'strategy', momentum: noMomentum });
  });
  it('ruling 62: an endorsement acts before the next award and only removes an opposing marker', () => {
    const table = momentumPhase({
      momentum: noMomentum,
      issues: { economy: 'kennedy 1', defense: 'nixon 1' },
      endorsements: { West: 'nixon 2', East: 'kennedy 1' },
    }).play('kennedy: award endorsement', 'chance: endorsement West');
    expect(table.now()).toMatchObject({ endorsements: { West: 'nixon 1' } });
    table.play('chance: endorsement major');
    expect(table.legal('nixon').sort()).toEqual(['endorse East', 'endorse Midwest', 'endorse South', 'endorse West']);
    expect(table.play('nixon: endorse East').now()).toMatchObject({ endorsements: { East: 'none' } });
  });
  it('ruling 62: endorsement cards drawn do not come back', () => {
    const table = momentumPhase({
      issues: { defense: 'nixon 1' },
      endorsementDeck: { East: 1, Midwest: 0, South: 1, West: 0, major: 0 },
    });
    expect(table.outcomes().sort()).toEqual(['endorsement East', 'endorsement South']);
    expect(table.play('chance: endorsement East').now()).toMatchObject({ endorsementDeck: { East: 0, South: 1 } });
  });
  it('ruling 63: every issue with cubes loses one', () => {
    const table = momentumPhase({ issues: { civilRights: 'nixon 3', defense: 'kennedy 1' } });
    expect(table.play('chance: endorsement East').now()).toMatchObject({
      issues: { civilRights: 'nixon 2', economy: 'none', defense: 'none' },
    });
  });
  it('ruling 63: then the side with more media cubes in all may swap one adjacent pair', () => {
    const table = momentumPhase({ media: { East: 'kennedy 1', South: 'kennedy 1', West: 'nixon 3' } });
    expect(table.pending()).toEqual(['nixon']);
    expect(table.legal('nixon').sort()).toEqual(['keep', 'swap defense economy', 'swap economy civilRights']);
    table.play('nixon: swap economy civilRights');
    expect(table.now()).toMatchObject({ issueTrack: ['defense', 'civilRights', 'economy'], phase: 'strategy' });
  });
  it('ruling 63: equal media, none included, lets nobody shift', () => {
    expect(momentumPhase({ media: { East: 'kennedy 2', West: 'nixon 2' } }).now()).toMatchObject({ phase: 'strategy' });
    expect(momentumPhase({}).now()).toMatchObject({ phase: 'strategy' });
  });
});

describe('rulings G: the campaign strategy phase', () => {
  const lastPlay = (turn: number, hand: readonly string[], exhausted: readonly string[] = []) =>
    new Table({
      turn,
      activity: 5,
      first: 'nixon',
      toAct: 'kennedy',
      exhausted,
      hands: { kennedy: hand, nixon: ['gaffe', 'recount'] },
    });

  it('ruling 64: the last card for the stack may not be played while the candidate card could be', () => {
    const table = lastPlay(2, ['herblock']);
    expect(table.why('kennedy', 'play herblock campaign')).toBe('keep-strategy-card');
    expect(table.legal('kennedy').every((text) => text.startsWith('play candidate'))).toBe(true);
  });
  it('ruling 64: nor while a Gathering Momentum card could be', () => {
    const table = lastPlay(2, ['herblock', 'gathering-momentum-east'], ['kennedy']);
    expect(table.why('kennedy', 'play herblock event')).toBe('keep-strategy-card');
    expect(table.legal('kennedy')).toContain('play gathering-momentum-east event');
  });
  it('ruling 64: after the Debates two cards must be kept', () => {
    const hand = ['herblock', 'volunteers', 'gathering-momentum-east'];
    expect(lastPlay(5, hand).legal('kennedy')).toContain('play herblock event');
    expect(lastPlay(7, hand).why('kennedy', 'play herblock event')).toBe('keep-strategy-card');
  });
  it('ruling 64: with nothing else to play the last strategy cards may be played', () => {
    const table = lastPlay(7, ['herblock', 'volunteers'], ['kennedy']);
    expect(table.legal('kennedy')).toContain('play herblock event');
  });
  it('ruling 64: when it cannot be avoided, valid cards are set aside as far as they go', () => {
    const table = new Table({
      turn: 7,
      phase: 'strategy',
      hands: {
        kennedy: ['gathering-momentum-east', 'gathering-momentum-south', 'herblock'],
        nixon: ['gaffe', 'recount', 'gathering-momentum-west'],
      },
    });
    table.play('kennedy: aside herblock', 'nixon: aside gaffe', 'nixon: aside recount');
    expect(table.now()).toMatchObject({
      turn: 8,
      strategy: { kennedy: ['herblock'], nixon: ['gaffe', 'recount'] },
      discard: ['gathering-momentum-south', 'gathering-momentum-east', 'gathering-momentum-west'],
    });
  });
  it('ruling 64: with Gathering Momentum cards alone the stack does not grow', () => {
    const table = new Table({
      turn: 2,
      phase: 'strategy',
      hands: { kennedy: ['gathering-momentum-east'], nixon: ['gaffe'] },
    }).play('nixon: aside gaffe');
    expect(table.now()).toMatchObject({ turn: 3, strategy: { kennedy: [], nixon: ['gaffe'] } });
  });
  it('ruling 65: both choose in secret, in whatever order', () => {
    const given = {
      turn: 2,
      phase: 'strategy',
      hands: { kennedy: ['herblock', 'volunteers'], nixon: ['gaffe', 'recount'] },
    };
    const table = new Table(given);
    expect(table.pending()).toEqual(['kennedy', 'nixon']);
    table.play('nixon: aside gaffe');
    expect(table.pending()).toEqual(['kennedy']);
    expect(table.sees('kennedy', 'gaffe')).toBe(false);
    table.play('kennedy: aside herblock');
    expect([table.sees('nixon', 'gaffe'), table.sees('kennedy', 'gaffe'), table.sees('spectator', 'herblock')]).toEqual(
      [true, false, false],
    );
    expect([table.sees('spectator', 'volunteers'), table.sees('kennedy', 'recount')]).toEqual([true, true]);
  });
  it('ruling 65: leftovers are discarded, rest cubes enter the bag, turn cards leave the game, then cards are dealt', () => {
    const table = new Table({
      turn: 2,
      phase: 'strategy',
      rest: { kennedy: 3, nixon: 5 },
      hands: { kennedy: ['herblock', 'volunteers'], nixon: ['gaffe'] },
      inPlay: { turn: ['nixons-knee', 'bobby-kennedy'] },
    }).play('kennedy: aside herblock', 'nixon: aside gaffe');
    expect(table.now()).toMatchObject({
      turn: 3,
      bag: { kennedy: 13, nixon: 15 },
      rest: { kennedy: 0, nixon: 0 },
      discard: ['volunteers'],
      removed: ['nixons-knee', 'bobby-kennedy'],
      inPlay: { turn: [] },
    });
    expect(table.outcomes()[0]).toMatch(/^deal /);
  });
});
