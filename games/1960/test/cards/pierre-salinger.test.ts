import { describe, expect, it } from 'vitest';
import { eventBy } from '../table.ts';

describe('Pierre Salinger', () => {
  it('lets Kennedy place 3 on one issue, all or nothing', () => {
    const table = eventBy('kennedy', 'pierre-salinger', { issues: { economy: 'nixon 1' } });
    expect(table.legal('kennedy').sort()).toEqual(['done', 'issue civilRights', 'issue defense', 'issue economy']);
    expect(table.play('kennedy: issue economy').now()).toMatchObject({
      issues: { economy: 'kennedy 2' },
      toAct: 'nixon',
    });
  });
});
