import { describe, expect, it } from 'vitest';
import { type Position, Table, toAct } from '../table.ts';

const advertise = (given: Position = {}) =>
  new Table(toAct('kennedy', ['missile-gap'], given)).play('kennedy: play missile-gap advertise');

describe('advertising', () => {
  it('draws one cube for each CP, then places the successes in any regions (ruling 90)', () => {
    const table = advertise({ media: { East: 'nixon 1' } }).draw('BRB');
    expect(table.legal('kennedy')).toEqual(['media East', 'media Midwest', 'media South', 'media West', 'done']);
    table.play('kennedy: media East', 'kennedy: media South');
    expect(table.now()).toMatchObject({ media: { East: 'none', South: 'kennedy 1' }, bag: { kennedy: 8, nixon: 9 } });
    expect(table.pending()).toEqual(['nixon']);
  });
  it('places each success only if the player likes (ruling 90)', () => {
    const table = advertise().draw('BBB').play('kennedy: media East', 'kennedy: done');
    expect(table.now()['media']).toMatchObject({ East: 'kennedy 1', South: 'none' });
  });
  it('asks nothing when no check succeeds', () => {
    expect(advertise().draw('RRR').pending()).toEqual(['nixon']);
  });
  it('is never spared its checks by media support (ruling 38)', () => {
    expect(advertise({ media: { East: 'kennedy 3' } }).outcomes()).toEqual(['draw kennedy', 'draw nixon']);
  });
});

describe('positioning', () => {
  const position = (card: string, given: Position = {}) =>
    new Table(toAct('kennedy', [card], given)).play(`kennedy: play ${card} position`);

  it('costs 1 CP for the first cube on an issue and 2 for each further one (ruling 89)', () => {
    const table = position('gaffe').play('kennedy: issue defense', 'kennedy: issue defense');
    expect(table.why('kennedy', 'issue defense')).toBe('too-few-cp');
    table.play('kennedy: issue economy');
    expect(table.now()['issues']).toEqual({ defense: 'kennedy 2', economy: 'kennedy 1', civilRights: 'none' });
    expect(table.pending()).toEqual(['nixon']);
  });
  it('pays the same for a cube that takes an opposing one away (ruling 89)', () => {
    const table = position('missile-gap', { issues: { defense: 'nixon 2' } });
    table.play('kennedy: issue defense', 'kennedy: issue defense');
    expect(table.now()['issues']).toMatchObject({ defense: 'none' });
  });
  it('ends by itself when the CP left buy nothing', () => {
    const table = position('gaffe').play(
      'kennedy: issue defense',
      'kennedy: issue economy',
      'kennedy: issue civilRights',
    );
    expect(table.pending()).toEqual(['nixon']);
  });
});
