import { describe, expect, it } from 'vitest';
import { eventBy, triggeredBy } from '../table.ts';

describe('Greater Houston Ministerial Association', () => {
  it('moves Kennedy to Texas, gives him 1 momentum and up to 5 cubes, 1 in each state', () => {
    const table = eventBy('kennedy', 'greater-houston-ministerial-association');
    expect(table.now()).toMatchObject({ candidates: { kennedy: 'TX' }, momentum: { kennedy: 3 } });
    table.play('kennedy: add TX');
    expect(table.states('kennedy', 'add')).not.toContain('TX');
    table.play('kennedy: add CA', 'kennedy: add FL', 'kennedy: add OH', 'kennedy: add IL');
    expect(table.now()).toMatchObject({
      support: { TX: 'kennedy 1', OH: 'none' },
      inPlay: { prevention: ['greater-houston-ministerial-association'] },
      removed: [],
    });
  });
  it('does not end a Puerto Rican Bishops that is already running (ruling 40)', () => {
    const table = eventBy('kennedy', 'greater-houston-ministerial-association', {
      inPlay: { turn: ['puerto-rican-bishops'] },
    }).play('kennedy: done');
    expect(table.now()).toMatchObject({ inPlay: { turn: ['puerto-rican-bishops'] } });
  });
  it('goes to the board when triggered too (ruling 32)', () => {
    expect(triggeredBy('kennedy', 'greater-houston-ministerial-association').play('kennedy: done').now()).toMatchObject(
      { inPlay: { prevention: ['greater-houston-ministerial-association'] } },
    );
  });
});
