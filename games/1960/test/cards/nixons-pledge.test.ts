import { describe, expect, it } from 'vitest';
import { Table, toAct, triggeredBy } from '../table.ts';

describe('Nixon’s Pledge', () => {
  it('pays Kennedy 1 momentum for each card Nixon plays other than to campaign, the candidate card included (ruling 46)', () => {
    const active = { inPlay: { turn: ['nixons-pledge'] }, momentum: { kennedy: 0, nixon: 0 } };
    expect(
      new Table(toAct('nixon', ['gaffe'], active)).play('nixon: play gaffe position', 'nixon: done').now(),
    ).toMatchObject({ momentum: { kennedy: 1 } });
    expect(
      new Table(toAct('nixon', [], active)).play('nixon: play candidate position', 'nixon: done').now(),
    ).toMatchObject({ momentum: { kennedy: 1 } });
    expect(
      new Table(toAct('nixon', ['gaffe'], active)).play('nixon: play gaffe campaign', 'nixon: done').now(),
    ).toMatchObject({ momentum: { kennedy: 0 } });
  });
  it('pays after the event, so Gaffe takes a marker first (ruling 46)', () => {
    const table = new Table(
      toAct('nixon', ['gaffe'], { inPlay: { turn: ['nixons-pledge'] }, momentum: { kennedy: 1, nixon: 0 } }),
    ).play('nixon: play gaffe event');
    expect(table.now()).toMatchObject({ momentum: { kennedy: 1 } });
  });
  it('pays before the trigger decision, so the new marker may pay for it (ruling 46)', () => {
    const table = new Table(
      toAct('nixon', ['gaffe'], { inPlay: { turn: ['nixons-pledge'] }, momentum: { kennedy: 0, nixon: 0 } }),
    ).play('nixon: play gaffe position', 'nixon: done');
    expect(table.legal('kennedy')).toEqual(['trigger', 'pass']);
  });
  it('pays nothing when Nixon triggers (ruling 27)', () => {
    const table = new Table(toAct('kennedy', ['volunteers'], { inPlay: { turn: ['nixons-pledge'] } })).play(
      'kennedy: play volunteers position',
      'kennedy: done',
      'nixon: trigger',
    );
    expect(table.now()).toMatchObject({ momentum: { kennedy: 2, nixon: 2 } });
  });
  it('pays nothing for the card that is triggered into it', () => {
    const table = triggeredBy('kennedy', 'nixons-pledge');
    expect(table.now()).toMatchObject({ momentum: { kennedy: 1 }, inPlay: { turn: ['nixons-pledge'] } });
  });
});
