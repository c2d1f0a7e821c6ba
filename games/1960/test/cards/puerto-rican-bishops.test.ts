import { describe, expect, it } from 'vitest';
import { Table, toAct } from '../table.ts';

describe('Puerto Rican Bishops', () => {
  it('stops Kennedy from triggering and from paying for a preempt this turn', () => {
    const table = new Table(toAct('nixon', ['gaffe'], { inPlay: { turn: ['puerto-rican-bishops'] } })).play(
      'nixon: play gaffe position',
      'nixon: done',
    );
    expect(table.legal('kennedy')).not.toContain('trigger');
    expect(table.legal('kennedy').some((text) => text.endsWith('preempt'))).toBe(false);
  });
  it('does not stop losses (ruling 58)', () => {
    const table = new Table(toAct('nixon', ['gaffe'], { inPlay: { turn: ['puerto-rican-bishops'] } })).play(
      'nixon: play gaffe event',
    );
    expect(table.now()).toMatchObject({ momentum: { kennedy: 1 } });
  });
  it('leaves Kennedy’s free preempt (ruling 31)', () => {
    const table = new Table(
      toAct('kennedy', ['gaffe'], { inPlay: { turn: ['puerto-rican-bishops', 'kennedys-peace-corps'] } }),
    );
    expect(table.legal('kennedy')).toContain('play gaffe campaign preempt');
  });
  it('is prevented by Greater Houston Ministerial Association', () => {
    const table = new Table(
      toAct('nixon', ['puerto-rican-bishops'], { inPlay: { prevention: ['greater-houston-ministerial-association'] } }),
    );
    expect(table.why('nixon', 'play puerto-rican-bishops event')).toBe('prevented');
  });
});
