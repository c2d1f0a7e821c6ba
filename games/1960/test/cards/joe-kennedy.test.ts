import { describe, expect, it } from 'vitest';
import { Table, toAct } from '../table.ts';

describe('Joe Kennedy', () => {
  it('stops Nixon from triggering and from paying for a preempt this turn', () => {
    const table = new Table(toAct('kennedy', ['gaffe'], { inPlay: { turn: ['joe-kennedy'] } })).play(
      'kennedy: play gaffe position',
      'kennedy: done',
    );
    expect(table.legal('nixon')).not.toContain('trigger');
    expect(table.legal('nixon').some((text) => text.endsWith('preempt'))).toBe(false);
  });
  it('does not stop losses (ruling 58)', () => {
    const table = new Table(toAct('kennedy', ['gaffe'], { inPlay: { turn: ['joe-kennedy'] } })).play(
      'kennedy: play gaffe event',
    );
    expect(table.now()).toMatchObject({ momentum: { nixon: 1 } });
  });
  it('makes campaigning impossible under Nixon’s Knee and events under Jackie Kennedy (ruling 44)', () => {
    const table = new Table(
      toAct('nixon', ['gaffe'], {
        momentum: { kennedy: 0, nixon: 5 },
        inPlay: { turn: ['joe-kennedy', 'nixons-knee', 'jackie-kennedy'] },
      }),
    );
    expect(table.why('nixon', 'play gaffe campaign')).toBe('tax-unpaid');
    expect(table.why('nixon', 'play gaffe event')).toBe('tax-unpaid');
    expect(table.legal('nixon')).toContain('play gaffe position');
  });
});
