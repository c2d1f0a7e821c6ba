import { describe, expect, it } from 'vitest';
import { eventBy } from '../table.ts';

describe('Sputnik V', () => {
  it('moves Defense up one, then its leader may place up to 3, 1 in each state', () => {
    const table = eventBy('kennedy', 'sputnik-v', {
      issueTrack: ['economy', 'civilRights', 'defense'],
      issues: { defense: 'nixon 2' },
    });
    expect(table.now()).toMatchObject({ issueTrack: ['economy', 'defense', 'civilRights'] });
    expect(table.pending()).toEqual(['nixon']);
    expect(table.states('nixon', 'add')).toHaveLength(50);
    table.play('nixon: add CA', 'nixon: add TX');
    expect(table.states('nixon', 'add')).not.toContain('CA');
    table.play('nixon: add NY');
    expect(table.now()).toMatchObject({ support: { CA: 'nixon 1', TX: 'nixon 1', NY: 'nixon 1' }, toAct: 'nixon' });
  });
  it('asks nobody when nobody leads (ruling 42)', () => {
    expect(eventBy('kennedy', 'sputnik-v').pending()).toEqual(['nixon']);
    expect(
      eventBy('kennedy', 'sputnik-v')
        .legal('nixon')
        .some((text) => text.startsWith('play ')),
    ).toBe(true);
  });
});
