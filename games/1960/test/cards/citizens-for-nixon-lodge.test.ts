import { describe, expect, it } from 'vitest';
import { eventBy, Table, toAct } from '../table.ts';

describe('Citizens for Nixon-Lodge', () => {
  it('makes every card Nixon plays for CP worth 1 more this turn', () => {
    const table = new Table(toAct('nixon', ['henry-luce'], { inPlay: { turn: ['citizens-for-nixon-lodge'] } })).play(
      'nixon: play henry-luce position',
    );
    table.play('nixon: issue defense', 'nixon: issue defense');
    expect(table.pending()).toEqual(['kennedy']);
  });
  it('never raises a card above 5 (ruling 47)', () => {
    const table = new Table(toAct('nixon', [], { inPlay: { turn: ['citizens-for-nixon-lodge'] } })).play(
      'nixon: play candidate campaign',
      ...Array.from({ length: 5 }, () => 'nixon: support CA'),
    );
    expect(table.now()).toMatchObject({ toAct: 'kennedy', exhausted: ['nixon'] });
  });
  it('lasts to the end of the turn and bears on that candidate whoever plays it', () => {
    const table = eventBy('kennedy', 'citizens-for-nixon-lodge');
    expect(table.now()).toMatchObject({ inPlay: { turn: ['citizens-for-nixon-lodge'] } });
    table.play('nixon: play candidate advertise');
    expect(table.pending()).toEqual(['chance']);
  });
  it('does not touch the other side', () => {
    const table = new Table(toAct('kennedy', ['henry-luce'], { inPlay: { turn: ['citizens-for-nixon-lodge'] } })).play(
      'kennedy: play henry-luce position',
      'kennedy: issue defense',
      'kennedy: issue economy',
    );
    expect(table.pending()).toEqual(['nixon']);
  });
});
