import { describe, expect, it } from 'vitest';
import { Table, toAct } from '../table.ts';

describe('Ken-Air', () => {
  it('frees Kennedy from travel costs and adds 1 CP to campaigning', () => {
    const table = new Table(toAct('kennedy', ['henry-luce'], { inPlay: { turn: ['ken-air'] } })).play(
      'kennedy: play henry-luce campaign',
      'kennedy: travel Midwest',
      'kennedy: travel West',
      'kennedy: support NV',
      'kennedy: support NV',
      'kennedy: support NV',
      'kennedy: done',
    );
    expect(table.now()).toMatchObject({ support: { NV: 'kennedy 3' }, candidates: { kennedy: 'NV' } });
    expect(table.pending()).toEqual(['nixon']);
  });
  it('lets Kennedy travel on when his last CP is spent, and then stay where he likes (ruling 91)', () => {
    const table = new Table(toAct('kennedy', ['henry-luce'], { inPlay: { turn: ['ken-air'] } })).play(
      'kennedy: play henry-luce campaign',
      ...Array.from({ length: 3 }, () => 'kennedy: support MA'),
    );
    expect(table.legal('kennedy')).toEqual(['travel Midwest', 'travel South', 'done']);
    table.play('kennedy: travel South', 'kennedy: travel West', 'kennedy: done', 'kennedy: stay NV');
    expect(table.now()).toMatchObject({ support: { MA: 'kennedy 5' }, candidates: { kennedy: 'NV' } });
    expect(table.pending()).toEqual(['nixon']);
  });
  it('adds nothing to positioning or advertising', () => {
    const table = new Table(toAct('kennedy', ['henry-luce'], { inPlay: { turn: ['ken-air'] } })).play(
      'kennedy: play henry-luce position',
      'kennedy: issue defense',
      'kennedy: issue economy',
    );
    expect(table.pending()).toEqual(['nixon']);
  });
  it('caps the candidate card at 5', () => {
    const table = new Table(toAct('kennedy', [], { inPlay: { turn: ['ken-air'] } })).play(
      'kennedy: play candidate campaign',
      ...Array.from({ length: 5 }, () => 'kennedy: support MA'),
      'kennedy: done',
    );
    expect(table.now()).toMatchObject({ support: { MA: 'kennedy 7' }, toAct: 'nixon' });
  });
});
