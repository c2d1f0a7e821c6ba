import { describe, expect, it } from 'vitest';
import { eventBy } from '../table.ts';

describe('Northern Blacks', () => {
  it('lets the Civil Rights leader place up to 5 in IL, MI and NY, 2 in each', () => {
    const table = eventBy('nixon', 'northern-blacks', { issues: { civilRights: 'nixon 1' } });
    expect(table.states('nixon', 'add').sort()).toEqual(['IL', 'MI', 'NY']);
    table.play('nixon: add IL', 'nixon: add IL', 'nixon: add NY', 'nixon: add NY', 'nixon: add MI');
    expect(table.now()).toMatchObject({ support: { IL: 'nixon 2', NY: 'nixon 2', MI: 'nixon 1' }, toAct: 'kennedy' });
  });
  it('does nothing without a leader (ruling 42)', () => {
    expect(eventBy('nixon', 'northern-blacks').states('nixon', 'add')).toEqual([]);
  });
});
