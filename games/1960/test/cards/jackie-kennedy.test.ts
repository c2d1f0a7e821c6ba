import { describe, expect, it } from 'vitest';
import { Table, toAct } from '../table.ts';

describe('Jackie Kennedy', () => {
  it('makes Nixon pay 1 momentum to play a card as an event', () => {
    const table = new Table(toAct('nixon', ['the-new-nixon'], { inPlay: { turn: ['jackie-kennedy'] } })).play(
      'nixon: play the-new-nixon event',
    );
    expect(table.now()).toMatchObject({ momentum: { nixon: 2 } });
  });
  it('closes events without a marker (ruling 45)', () => {
    const table = new Table(
      toAct('nixon', ['gaffe'], { inPlay: { turn: ['jackie-kennedy'] }, momentum: { kennedy: 0, nixon: 0 } }),
    );
    expect(table.why('nixon', 'play gaffe event')).toBe('tax-unpaid');
  });
  it('charges nothing for triggering beyond its marker (ruling 45)', () => {
    const table = new Table(
      toAct('kennedy', ['volunteers'], { inPlay: { turn: ['jackie-kennedy'] }, momentum: { kennedy: 0, nixon: 1 } }),
    ).play('kennedy: play volunteers position', 'kennedy: done', 'nixon: trigger');
    expect(table.now()).toMatchObject({ momentum: { nixon: 1 } });
  });
  it('charges nothing again for the card Tricky Dick resolves (ruling 45)', () => {
    const table = new Table(
      toAct('nixon', ['tricky-dick'], {
        inPlay: { turn: ['jackie-kennedy'] },
        momentum: { kennedy: 0, nixon: 3 },
        discard: ['the-new-nixon'],
      }),
    ).play('nixon: play tricky-dick event', 'nixon: take the-new-nixon');
    expect(table.now()).toMatchObject({ momentum: { nixon: 2 } });
  });
});
