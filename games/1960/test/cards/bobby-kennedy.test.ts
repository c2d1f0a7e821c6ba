import { describe, expect, it } from 'vitest';
import { eventBy, Table, toAct } from '../table.ts';

describe('Bobby Kennedy', () => {
  it('makes every card Kennedy plays for CP worth 1 more this turn', () => {
    const table = new Table(toAct('kennedy', ['henry-luce'], { inPlay: { turn: ['bobby-kennedy'] } })).play(
      'kennedy: play henry-luce position',
    );
    table.play('kennedy: issue defense', 'kennedy: issue defense');
    expect(table.pending()).toEqual(['nixon']);
  });
  it('never raises a card above 5 (ruling 47)', () => {
    const table = new Table(toAct('kennedy', [], { inPlay: { turn: ['bobby-kennedy'] } })).play(
      'kennedy: play candidate campaign',
      ...Array.from({ length: 5 }, () => 'kennedy: support MA'),
    );
    expect(table.now()).toMatchObject({ toAct: 'nixon', exhausted: ['kennedy'] });
  });
  it('lasts to the end of the turn and bears on that candidate whoever plays it', () => {
    const table = eventBy('nixon', 'bobby-kennedy');
    expect(table.now()).toMatchObject({ inPlay: { turn: ['bobby-kennedy'] } });
    table.play('kennedy: play candidate advertise');
    expect(table.pending()).toEqual(['chance']);
  });
  it('does not touch the other side', () => {
    const table = new Table(toAct('nixon', ['henry-luce'], { inPlay: { turn: ['bobby-kennedy'] } })).play(
      'nixon: play henry-luce position',
      'nixon: issue defense',
      'nixon: issue economy',
    );
    expect(table.pending()).toEqual(['kennedy']);
  });
});
