import { describe, expect, it } from 'vitest';
import { eventBy, triggeredBy } from '../table.ts';

describe('Southern Strategy', () => {
  it('lets Nixon place among 11 states', () => {
    expect(eventBy('nixon', 'southern-strategy').states('nixon', 'add').sort()).toEqual([
      'AL',
      'AR',
      'FL',
      'GA',
      'LA',
      'MS',
      'NC',
      'SC',
      'TN',
      'TX',
      'VA',
    ]);
  });
  it('places at most 2 in a state and 5 in all', () => {
    const table = eventBy('nixon', 'southern-strategy').play('nixon: add AL', 'nixon: add AL');
    expect(table.states('nixon', 'add')).not.toContain('AL');
    table.play('nixon: add AR', 'nixon: add AR', 'nixon: add FL');
    expect(table.states('nixon', 'add')).toEqual([]);
  });
  it('may stop at once (ruling 41)', () => {
    expect(eventBy('nixon', 'southern-strategy').play('nixon: done').now()).toMatchObject({
      removed: ['southern-strategy'],
      toAct: 'kennedy',
    });
  });
  it('is Nixon’s to place when Kennedy plays it, and can be triggered by Nixon', () => {
    expect(eventBy('kennedy', 'southern-strategy').pending()).toEqual(['nixon']);
    expect(triggeredBy('nixon', 'southern-strategy').pending()).toEqual(['nixon']);
  });
  it('gives Kennedy 1 on Civil Rights even if Nixon places nothing', () => {
    expect(eventBy('nixon', 'southern-strategy').play('nixon: done').now()).toMatchObject({
      issues: { civilRights: 'kennedy 1' },
    });
  });
  it('cancels Nixon’s Civil Rights cube first', () => {
    expect(
      eventBy('nixon', 'southern-strategy', { issues: { civilRights: 'nixon 1' } })
        .play('nixon: done')
        .now(),
    ).toMatchObject({ issues: { civilRights: 'none' } });
  });
});
