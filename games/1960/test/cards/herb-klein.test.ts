import { describe, expect, it } from 'vitest';
import { eventBy } from '../table.ts';

describe('Herb Klein', () => {
  it('lets Nixon place up to 3 among the issues as he likes', () => {
    const table = eventBy('nixon', 'herb-klein', { issues: { defense: 'kennedy 1' } }).play(
      'nixon: issue defense',
      'nixon: issue defense',
      'nixon: issue economy',
    );
    expect(table.now()).toMatchObject({ issues: { defense: 'nixon 1', economy: 'nixon 1' }, toAct: 'kennedy' });
  });
  it('may stop early', () => {
    expect(eventBy('kennedy', 'herb-klein').play('nixon: issue civilRights', 'nixon: done').now()).toMatchObject({
      issues: { civilRights: 'nixon 1' },
    });
  });
});
