import { describe, expect, it } from 'vitest';
import { eventBy } from '../table.ts';

describe('Lunch Counter Sit-Ins', () => {
  it('moves Civil Rights up one, then its leader may place up to 3, 1 in each state', () => {
    const table = eventBy('nixon', 'lunch-counter-sit-ins', { issues: { civilRights: 'kennedy 1' } });
    expect(table.now()).toMatchObject({ issueTrack: ['defense', 'civilRights', 'economy'] });
    expect(table.states('kennedy', 'add')).toHaveLength(50);
    table.play('kennedy: add GA', 'kennedy: add AL', 'kennedy: add MS');
    expect(table.now()).toMatchObject({ support: { GA: 'kennedy 3', AL: 'kennedy 2', MS: 'kennedy 3' } });
  });
  it('lets the leader stop early', () => {
    const table = eventBy('nixon', 'lunch-counter-sit-ins', { issues: { civilRights: 'kennedy 1' } }).play(
      'kennedy: add IL',
      'kennedy: done',
    );
    expect(table.now()).toMatchObject({ support: { IL: 'kennedy 1' }, toAct: 'kennedy' });
  });
  it('only moves the tile when nobody leads (ruling 42)', () => {
    expect(
      eventBy('nixon', 'lunch-counter-sit-ins')
        .legal('kennedy')
        .some((text) => text.startsWith('add')),
    ).toBe(false);
  });
});
