import { describe, expect, it } from 'vitest';
import { Table, toAct } from '../table.ts';

describe('Profiles in Courage', () => {
  it('lets Kennedy redraw each failed check once', () => {
    const table = new Table(toAct('kennedy', ['henry-luce'], { inPlay: { turn: ['profiles-in-courage'] } }))
      .play('kennedy: play henry-luce advertise')
      .draw('R');
    expect(table.legal('kennedy').sort()).toEqual(['no', 'yes']);
    table.play('kennedy: yes').draw('R');
    expect(table.pending()).toEqual(['chance']);
    table.draw('B');
    expect(table.now()).toMatchObject({ bag: { kennedy: 9, nixon: 8 } });
    expect(table.legal('kennedy')).toContain('media East');
  });
  it('applies to checks while campaigning too, and a redraw may be declined', () => {
    const table = new Table(
      toAct('kennedy', ['henry-luce'], { inPlay: { turn: ['profiles-in-courage'] }, support: { NY: 'nixon 4' } }),
    )
      .play('kennedy: play henry-luce campaign', 'kennedy: check NY 2')
      .draw('R')
      .play('kennedy: no')
      .draw('R')
      .play('kennedy: yes')
      .draw('B');
    expect(table.now()).toMatchObject({ support: { NY: 'nixon 3' }, bag: { kennedy: 9, nixon: 8 } });
  });
  it('is no help to Nixon', () => {
    const table = new Table(toAct('nixon', ['henry-luce'], { inPlay: { turn: ['profiles-in-courage'] } }))
      .play('nixon: play henry-luce advertise')
      .draw('BB');
    expect(table.pending()).toEqual(['kennedy']);
  });
});
