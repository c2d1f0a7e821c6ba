import { describe, expect, it } from 'vitest';
import { eventBy, type Position, Table, toAct, triggeredBy } from '../table.ts';

/** Nixon has played this card to position, without spending its CP. */
const positioned = (card: string, given: Position = {}) =>
  new Table(toAct('nixon', [card], given)).play(`nixon: play ${card} position`, 'nixon: done');

describe('rulings D: triggering', () => {
  it('ruling 25: “player” is whoever triggers, “opponent” whoever played the card', () => {
    const table = triggeredBy('nixon', 'gaffe', { support: { MA: 'kennedy 5' }, momentum: { kennedy: 3, nixon: 3 } });
    expect(table.now()).toMatchObject({ momentum: { kennedy: 2, nixon: 2 }, support: { MA: 'kennedy 2' } });
  });
  it('ruling 25: a candidate named on a card keeps what it gives him, whoever triggers', () => {
    const table = triggeredBy('kennedy', 'the-new-nixon');
    expect(table.now()).toMatchObject({ momentum: { kennedy: 1, nixon: 3 } });
  });
  it('ruling 26: a prevented event cannot be triggered', () => {
    const given = { inPlay: { prevention: ['greater-houston-ministerial-association'] } };
    const table = new Table(toAct('kennedy', ['baptist-ministers'], given));
    table.play('kennedy: play baptist-ministers position', 'kennedy: done');
    expect(table.legal('nixon')).not.toContain('trigger');
    expect(table.now()).toMatchObject({ toAct: 'nixon', momentum: { nixon: 2 }, discard: ['baptist-ministers'] });
  });
  it('ruling 27: triggering costs 1 marker and neither pays Jackie Kennedy nor sets off Nixon’s Pledge', () => {
    const given = { inPlay: { turn: ['jackie-kennedy', 'nixons-pledge'] }, momentum: { kennedy: 0, nixon: 1 } };
    expect(triggeredBy('nixon', 'hurricane-donna', given).now()).toMatchObject({ momentum: { kennedy: 0, nixon: 1 } });
  });
  it('ruling 28: a hand card played for CP can be triggered', () => {
    expect(positioned('volunteers').legal('kennedy').sort()).toEqual(['pass', 'trigger']);
  });
  it('ruling 28: events, candidate cards and preempted cards cannot be triggered', () => {
    const played = (line: string) => new Table(toAct('nixon', ['volunteers'])).play(line);
    for (const table of [
      played('nixon: play volunteers event'),
      played('nixon: play candidate position').play('nixon: done'),
      played('nixon: play volunteers position preempt').play('nixon: done'),
    ])
      expect(table.legal('kennedy')).not.toContain('trigger');
  });
  it('ruling 28: CP of Opposition Research and Whistlestop bring no trigger', () => {
    const research = eventBy('nixon', 'opposition-research').play('nixon: position', 'nixon: done');
    expect(research.legal('kennedy')).not.toContain('trigger');
    const whistlestop = eventBy('nixon', 'whistlestop').play('nixon: support CA', 'nixon: done');
    expect(whistlestop.legal('kennedy')).not.toContain('trigger');
  });
  it('ruling 28: nobody can trigger without a marker', () => {
    const table = positioned('volunteers', { momentum: { kennedy: 0, nixon: 2 } });
    expect(table.now()).toMatchObject({ toAct: 'kennedy', discard: ['volunteers'] });
  });
  it('ruling 29: while the trigger is decided the card is in no pile', () => {
    const table = positioned('adlai-stevenson', { discard: ['gaffe'] });
    expect(table.now()).toMatchObject({ discard: ['gaffe'], removed: [] });
    table.play('kennedy: trigger');
    expect(table.legal('kennedy').sort()).toEqual(['done', 'take gaffe']);
  });
  it('ruling 29: afterwards it is discarded, or leaves the game when triggered', () => {
    expect(positioned('volunteers').play('kennedy: pass').now()).toMatchObject({
      discard: ['volunteers'],
      removed: [],
    });
    expect(triggeredBy('kennedy', 'volunteers').now()).toMatchObject({ discard: [], removed: ['volunteers'] });
  });
});

describe('rulings D: preempting', () => {
  it('ruling 30: preempting is declared with the card and costs 2 markers at once', () => {
    const table = new Table(toAct('nixon', ['volunteers'])).play('nixon: play volunteers campaign preempt');
    expect(table.now()).toMatchObject({ momentum: { nixon: 0 } });
    expect(table.pending()).toEqual(['nixon']);
    const poor = new Table(toAct('nixon', ['volunteers'], { momentum: { kennedy: 2, nixon: 1 } }));
    expect(poor.why('nixon', 'play volunteers campaign preempt')).toBe('preempt-too-dear');
  });
  it('ruling 30: the preempted card is discarded', () => {
    const table = new Table(toAct('nixon', ['volunteers'])).play(
      'nixon: play volunteers position preempt',
      'nixon: done',
    );
    expect(table.now()).toMatchObject({ discard: ['volunteers'], removed: [] });
  });
  it('ruling 30: under Kennedy’s Peace Corps each card says whether it is preempted, at no cost', () => {
    const given = { inPlay: { turn: ['kennedys-peace-corps'] }, momentum: { kennedy: 0, nixon: 2 } };
    const free = new Table(toAct('kennedy', ['volunteers'], given));
    free.play('kennedy: play volunteers position preempt', 'kennedy: done');
    expect(free.now()).toMatchObject({ toAct: 'nixon', discard: ['volunteers'] });
    expect(free.legal('nixon')).not.toContain('trigger');
    const undeclared = new Table(toAct('kennedy', ['volunteers'], given));
    undeclared.play('kennedy: play volunteers position', 'kennedy: done');
    expect(undeclared.legal('nixon')).toContain('trigger');
  });
  it('ruling 30: a Peace Corps that Kennedy triggers serves his next card', () => {
    const table = triggeredBy('kennedy', 'kennedys-peace-corps', {
      hands: { kennedy: ['volunteers', 'gaffe', 'recount'] },
    });
    expect(table.now()).toMatchObject({ momentum: { kennedy: 1 } });
    expect(table.legal('kennedy')).toContain('play volunteers position preempt');
  });
  it('ruling 31: while momentum may not be spent, only a free preempt is possible', () => {
    const barred = (turn: readonly string[]) => new Table(toAct('kennedy', ['volunteers'], { inPlay: { turn } }));
    const paid = barred(['puerto-rican-bishops']);
    expect(paid.why('kennedy', 'play volunteers position preempt')).toBe('spending-barred');
    const free = barred(['puerto-rican-bishops', 'kennedys-peace-corps']);
    expect(free.legal('kennedy')).toContain('play volunteers position preempt');
  });
  it('ruling 31: while momentum may not be spent, nothing is triggered', () => {
    const table = positioned('volunteers', { inPlay: { turn: ['puerto-rican-bishops'] } });
    expect(table.now()).toMatchObject({ toAct: 'kennedy', momentum: { kennedy: 2 } });
  });
  it('ruling 32: a turn card that is triggered acts from that moment to the end of the turn', () => {
    const table = triggeredBy('kennedy', 'nixons-knee', { momentum: { kennedy: 1, nixon: 0 } });
    expect(table.now()).toMatchObject({ inPlay: { turn: ['nixons-knee'] }, candidates: { nixon: 'MD' }, removed: [] });
    table.play('kennedy: play candidate position', 'kennedy: done');
    expect(table.why('nixon', 'play candidate campaign')).toBe('tax-unpaid');
  });
  it('ruling 32: a persistent card that is triggered goes to its space', () => {
    const debate = triggeredBy('kennedy', 'harvard-brain-trust');
    expect(debate.now()).toMatchObject({ inPlay: { debate: ['harvard-brain-trust'] } });
    const late = triggeredBy('nixon', 'recount');
    expect(late.now()).toMatchObject({ inPlay: { electionDay: ['recount'] } });
  });
});
