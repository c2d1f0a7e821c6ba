import { describe, expect, it } from 'vitest';
import { type Position, Table, toAct } from '../table.ts';

describe('playing a card', () => {
  it('brings its rest cubes at once, whatever it is played for (ruling 20)', () => {
    for (const play of ['event', 'campaign', 'advertise', 'position']) {
      const table = new Table(toAct('nixon', ['henry-luce'])).play(`nixon: play henry-luce ${play}`);
      expect(table.now()['rest']).toEqual({ kennedy: 0, nixon: 2 });
    }
  });
  it('offers no pass, but lets a player leave all CP unspent (ruling 21)', () => {
    const table = new Table(toAct('kennedy', ['gaffe']));
    expect(table.legal('kennedy').every((text) => text.startsWith('play '))).toBe(true);
    table.play('kennedy: play gaffe campaign', 'kennedy: done', 'nixon: pass');
    expect(table.now()['discard']).toContain('gaffe');
  });
  it('passes over a player without a card whose candidate card is exhausted (ruling 21)', () => {
    const given = { turn: 3, phase: 'activity', first: 'kennedy', toAct: 'kennedy', exhausted: ['kennedy'] };
    expect(new Table({ ...given, hands: { nixon: ['gaffe', 'volunteers'] } }).now()).toMatchObject({ toAct: 'nixon' });
  });
  it('may be done with the opponent’s icon; the event helps whomever it names (ruling 23)', () => {
    const table = new Table(toAct('kennedy', ['the-new-nixon'])).play('kennedy: play the-new-nixon event');
    expect(table.now()).toMatchObject({ momentum: { kennedy: 2, nixon: 3 }, removed: ['the-new-nixon'] });
  });
  it('as an event that does nothing still takes the card out of the game (ruling 24)', () => {
    const table = new Table(toAct('kennedy', ['fidel-castro'])).play('kennedy: play fidel-castro event');
    expect(table.now()).toMatchObject({ removed: ['fidel-castro'], momentum: { kennedy: 2, nixon: 2 } });
  });
  it('as a prevented event is impossible, for CP it is not (rulings 24, 26)', () => {
    const given = { inPlay: { prevention: ['dwight-d-eisenhower'] } };
    const table = new Table(toAct('kennedy', ['eisenhowers-silence'], given));
    expect(table.why('kennedy', 'play eisenhowers-silence event')).toBe('prevented');
    table.play('kennedy: play eisenhowers-silence position', 'kennedy: done');
    expect(table.pending()).toEqual(['nixon']);
    expect(table.now()).toMatchObject({ toAct: 'nixon', discard: ['eisenhowers-silence'] });
  });
});

describe('before a card is chosen', () => {
  it('nothing can be done on the board, and the game says so', () => {
    const table = new Table(toAct('kennedy', ['gaffe']));
    for (const action of ['support NY', 'check NY 1', 'travel South', 'add NY', 'issue defense', 'media East'])
      expect(table.why('kennedy', action)).toBe('card-first');
    expect(table.why('kennedy', 'aside gaffe')).toBe('not-now');
    expect(table.why('nixon', 'support NY')).toBe('not-your-decision');
  });
});

describe('the candidate card', () => {
  it('is worth 5 CP, brings no rest cubes, cannot be triggered and is then exhausted (ruling 22)', () => {
    const table = new Table(toAct('nixon', ['gaffe'])).play('nixon: play candidate position');
    expect(table.legal('nixon')).toContain('issue defense');
    table.play('nixon: issue defense', 'nixon: issue defense', 'nixon: issue defense');
    expect(table.now()).toMatchObject({ issues: { defense: 'nixon 3' }, exhausted: ['nixon'], toAct: 'kennedy' });
    expect(table.now()['rest']).toEqual({ kennedy: 0, nixon: 0 });
  });
  it('cannot be played when it is exhausted', () => {
    const table = new Table(toAct('nixon', ['gaffe'], { exhausted: ['nixon'] }));
    expect(table.why('nixon', 'play candidate campaign')).toBe('candidate-exhausted');
  });
  it('counts as a card played for CP modifiers, within 1 to 5 (rulings 22, 47)', () => {
    const both = { inPlay: { turn: ['bobby-kennedy', 'congressional-summer-session'] } };
    const cp = (given: Position) => {
      const table = new Table(toAct('kennedy', ['gaffe'], given)).play('kennedy: play candidate advertise');
      let draws = 0;
      for (; table.outcomes().length > 0; draws++) table.draw('R');
      return draws;
    };
    expect(cp({})).toBe(5);
    expect(cp({ inPlay: { turn: ['bobby-kennedy'] } })).toBe(5);
    expect(cp({ inPlay: { turn: ['congressional-summer-session'] } })).toBe(3);
    expect(cp(both)).toBe(4);
  });
  it('pays the tax on campaigning and sets off the pledge (ruling 22)', () => {
    const knee = new Table(toAct('nixon', ['gaffe'], { inPlay: { turn: ['nixons-knee'] }, momentum: { nixon: 1 } }));
    expect(knee.play('nixon: play candidate campaign').now()['momentum']).toEqual({ kennedy: 2, nixon: 0 });
    const pledge = new Table(toAct('nixon', ['gaffe'], { inPlay: { turn: ['nixons-pledge'] } }));
    pledge.play('nixon: play candidate position', 'nixon: done');
    expect(pledge.now()['momentum']).toEqual({ kennedy: 3, nixon: 2 });
  });
});

describe('CP modifiers', () => {
  it('are all added before the clamp, whatever the order of play (ruling 47)', () => {
    const given = { inPlay: { turn: ['bobby-kennedy', 'congressional-summer-session'] } };
    const table = new Table(toAct('kennedy', ['henry-luce'], given)).play('kennedy: play henry-luce position');
    table.play('kennedy: issue defense');
    expect(table.now()['issues']).toMatchObject({ defense: 'kennedy 1' });
    expect(table.pending()).toEqual(['nixon']);
  });
  it('never bring a card below 1 CP (ruling 47)', () => {
    const given = { inPlay: { turn: ['stature-gap', 'congressional-summer-session'] } };
    const table = new Table(toAct('kennedy', ['gaffe'], given)).play(
      'kennedy: play gaffe position',
      'kennedy: issue economy',
    );
    expect(table.pending()).toEqual(['nixon']);
  });
});

describe('keeping cards for the strategy stack (ruling 64)', () => {
  const gathering = 'gathering-momentum-west';
  it('bars the last valid card while a Gathering Momentum card could be played', () => {
    const hands = { kennedy: ['gaffe', gathering], nixon: ['volunteers', 'recount'] };
    const table = new Table({ turn: 1, activity: 5, first: 'kennedy', exhausted: ['kennedy'], hands });
    expect(table.why('kennedy', 'play gaffe event')).toBe('keep-strategy-card');
    expect(table.why('kennedy', `play ${gathering} event`)).toBeUndefined();
  });
  it('bars it while the candidate card could be played', () => {
    const hands = { kennedy: ['gaffe'], nixon: ['volunteers', 'recount'] };
    const given = { turn: 1, activity: 5, first: 'kennedy', hands };
    expect(new Table(given).why('kennedy', 'play gaffe event')).toBe('keep-strategy-card');
    expect(new Table({ ...given, exhausted: ['kennedy'] }).why('kennedy', 'play gaffe event')).toBeUndefined();
  });
  it('asks for two valid cards after the Debates', () => {
    const hands = { kennedy: ['gaffe', 'recount', gathering], nixon: ['volunteers', 'herblock'] };
    const table = new Table({ turn: 7, activity: 5, first: 'kennedy', exhausted: ['kennedy'], hands });
    expect(table.why('kennedy', 'play recount event')).toBe('keep-strategy-card');
  });
});
