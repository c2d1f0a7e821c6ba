import { describe, expect, it } from 'vitest';
import { type Position, Table, toAct } from '../table.ts';

const afterPlay = (given: Position = {}, card = 'volunteers') =>
  new Table(toAct('nixon', [card], given)).play(`nixon: play ${card} position`, 'nixon: done');

describe('triggering', () => {
  it('costs the opponent 1 momentum; the triggerer is the player, the one who played the opponent (ruling 25)', () => {
    const table = afterPlay().play('kennedy: trigger');
    expect(table.now()).toMatchObject({ momentum: { kennedy: 2, nixon: 2 }, removed: ['volunteers'] });
  });
  it('gives the triggerer no rest cubes (ruling 20)', () => {
    expect(afterPlay().play('kennedy: trigger').now()['rest']).toEqual({ kennedy: 0, nixon: 2 });
  });
  it('declined sends the card to the discard pile', () => {
    expect(afterPlay().play('kennedy: pass').now()).toMatchObject({ discard: ['volunteers'], removed: [] });
  });
  it('is asked even if the event would do nothing', () => {
    expect(afterPlay({}, 'fidel-castro').legal('kennedy')).toEqual(['trigger', 'pass']);
  });
  it('is not asked without a marker', () => {
    expect(afterPlay({ momentum: { kennedy: 0 } }).now()).toMatchObject({ toAct: 'kennedy', discard: ['volunteers'] });
  });
  it('is not asked for a prevented event (ruling 26)', () => {
    const given = { inPlay: { prevention: ['greater-houston-ministerial-association'] } };
    expect(afterPlay(given, 'baptist-ministers').now()).toMatchObject({ toAct: 'kennedy' });
  });
  it('is not asked while spending momentum is barred (ruling 58)', () => {
    expect(afterPlay({ inPlay: { turn: ['puerto-rican-bishops'] } }).now()).toMatchObject({ toAct: 'kennedy' });
  });
  it('is no card play: neither pledge nor tax applies to it (ruling 27)', () => {
    const given = { inPlay: { turn: ['nixons-pledge', 'jackie-kennedy'] }, momentum: { kennedy: 0, nixon: 1 } };
    const table = new Table(toAct('kennedy', ['volunteers'], given)).play(
      'kennedy: play volunteers position',
      'kennedy: done',
      'nixon: trigger',
    );
    expect(table.now()['momentum']).toEqual({ kennedy: 0, nixon: 1 });
  });
  it('is possible with the marker the pledge has just brought (ruling 46)', () => {
    const table = afterPlay({ inPlay: { turn: ['nixons-pledge'] }, momentum: { kennedy: 0 } });
    expect(table.legal('kennedy')).toEqual(['trigger', 'pass']);
  });
  it('puts a lasting event in force and a persistent one on the board (ruling 32)', () => {
    expect(afterPlay({}, 'harvard-brain-trust').play('kennedy: trigger').now()['inPlay']).toMatchObject({
      debate: ['harvard-brain-trust'],
    });
    expect(afterPlay({}, 'joe-kennedy').play('kennedy: trigger').now()).toMatchObject({
      inPlay: { turn: ['joe-kennedy'] },
      holders: { 'joe-kennedy': 'nixon' },
    });
  });
  it('cannot find its own card in the discard pile (ruling 29)', () => {
    const table = new Table(toAct('nixon', ['adlai-stevenson'], { discard: ['recount'] })).play(
      'nixon: play adlai-stevenson position',
      'nixon: done',
      'kennedy: trigger',
    );
    expect(table.legal('kennedy')).toEqual(['take recount', 'done']);
  });
});

describe('preempting', () => {
  it('costs 2 momentum at once and leaves nothing to trigger (ruling 30)', () => {
    const table = new Table(toAct('nixon', ['volunteers'])).play('nixon: play volunteers position preempt');
    expect(table.now()['momentum']).toEqual({ kennedy: 2, nixon: 0 });
    expect(table.play('nixon: done').now()).toMatchObject({ toAct: 'kennedy', discard: ['volunteers'] });
  });
  it('needs 2 markers', () => {
    const table = new Table(toAct('nixon', ['volunteers'], { momentum: { nixon: 1 } }));
    expect(table.why('nixon', 'play volunteers position preempt')).toBe('preempt-too-dear');
  });
  it('comes on top of the tax on campaigning', () => {
    const table = new Table(toAct('nixon', ['volunteers'], { inPlay: { turn: ['nixons-knee'] } }));
    expect(table.why('nixon', 'play volunteers campaign preempt')).toBe('preempt-too-dear');
    expect(table.why('nixon', 'play volunteers position preempt')).toBeUndefined();
  });
  it('is impossible while spending is barred, unless it is free (ruling 31)', () => {
    const barred = { inPlay: { turn: ['puerto-rican-bishops'] } };
    const table = new Table(toAct('kennedy', ['gaffe'], barred));
    expect(table.why('kennedy', 'play gaffe position preempt')).toBe('spending-barred');
    const free = { inPlay: { turn: ['puerto-rican-bishops', 'kennedys-peace-corps'] } };
    const freely = new Table(toAct('kennedy', ['gaffe'], free)).play(
      'kennedy: play gaffe position preempt',
      'kennedy: done',
    );
    expect(freely.now()).toMatchObject({ momentum: { kennedy: 2 }, toAct: 'nixon' });
  });
  it('is no part of an event or of the candidate card (rulings 22, 28)', () => {
    const legal = new Table(toAct('nixon', ['volunteers'])).legal('nixon');
    expect(legal.some((text) => text.includes('candidate') && text.endsWith('preempt'))).toBe(false);
    expect(legal.some((text) => text.includes('event') && text.endsWith('preempt'))).toBe(false);
  });
});
