import { describe, expect, it } from 'vitest';
import { eventBy } from '../table.ts';

describe('“A Time for Greatness”', () => {
  it('costs Nixon 1 on each issue where he has any and lets Kennedy place up to 3, 1 in each state', () => {
    const table = eventBy('kennedy', 'a-time-for-greatness', { issues: { defense: 'nixon 2' } }, { deck: '2017' }).play(
      'kennedy: add CA',
      'kennedy: add TX',
      'kennedy: add NY',
    );
    expect(table.now()).toMatchObject({ issues: { defense: 'nixon 1' }, support: { CA: 'kennedy 1' }, toAct: 'nixon' });
  });
});
