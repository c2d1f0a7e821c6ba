import { describe, expect, it } from 'vitest';
import { type Position, Table } from '../table.ts';

const phase = (given: Position) => new Table({ turn: 2, phase: 'strategy', ...given });

describe('the campaign strategy phase', () => {
  it('asks both sides at once and in secret (ruling 65)', () => {
    const table = phase({ hands: { kennedy: ['gaffe', 'recount'], nixon: ['volunteers'] } });
    expect(table.pending()).toEqual(['kennedy', 'nixon']);
    table.play('kennedy: aside gaffe');
    expect(table.pending()).toEqual(['nixon']);
    expect(table.sees('nixon', 'gaffe')).toBe(false);
    table.play('nixon: aside volunteers');
    expect(table.now()).toMatchObject({
      strategy: { kennedy: ['gaffe'], nixon: ['volunteers'] },
      discard: ['recount'],
      turn: 3,
    });
    expect([table.sees('nixon', 'gaffe'), table.sees('kennedy', 'gaffe'), table.sees('nixon', 'recount')]).toEqual([
      false,
      true,
      true,
    ]);
  });
  it('asks for two cards after the Debates', () => {
    const table = phase({ turn: 7, hands: { kennedy: ['gaffe', 'recount'], nixon: ['volunteers', 'herblock'] } });
    table.play('kennedy: aside gaffe');
    expect(table.why('kennedy', 'aside gaffe')).toBe('already-chosen');
    table.play('nixon: aside herblock', 'nixon: aside volunteers', 'kennedy: aside recount');
    expect(table.now()['strategy']).toEqual({
      kennedy: ['gaffe', 'recount'],
      nixon: ['volunteers', 'herblock'],
    });
  });
  it('takes no Gathering Momentum card (ruling 64)', () => {
    const table = phase({ hands: { kennedy: ['gaffe', 'gathering-momentum-east'], nixon: ['volunteers'] } });
    expect(table.legal('kennedy')).toEqual(['aside gaffe']);
    expect(table.why('kennedy', 'aside gathering-momentum-east')).toBe('no-strategy-card');
  });
  it('discards Gathering Momentum cards that cannot be avoided and goes on with fewer cards (ruling 64)', () => {
    const table = phase({
      turn: 7,
      hands: { kennedy: ['gaffe', 'gathering-momentum-east'], nixon: ['volunteers', 'herblock'] },
    });
    table.play('kennedy: aside gaffe', 'nixon: aside volunteers', 'nixon: aside herblock');
    expect(table.now()).toMatchObject({ strategy: { kennedy: ['gaffe'] }, discard: ['gathering-momentum-east'] });
  });
  it('puts the rest cubes into the bag and ends what lasts a turn (ruling 65)', () => {
    const table = phase({
      hands: { kennedy: ['gaffe'], nixon: ['volunteers'] },
      rest: { kennedy: 3, nixon: 1 },
      bag: { kennedy: 4, nixon: 4 },
      inPlay: { turn: ['joe-kennedy'], debate: ['lazy-shave'] },
    }).play('kennedy: aside gaffe', 'nixon: aside volunteers');
    expect(table.now()).toMatchObject({
      bag: { kennedy: 7, nixon: 5 },
      rest: { kennedy: 0, nixon: 0 },
      removed: ['joe-kennedy'],
      inPlay: { turn: [], debate: ['lazy-shave'] },
      holders: { 'lazy-shave': 'nixon' },
    });
    expect(table.now()['holders']).not.toHaveProperty('joe-kennedy');
  });
});
