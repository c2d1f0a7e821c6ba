import { describe, expect, it } from 'vitest';
import { eventBy } from '../table.ts';

describe('A Low Blow', () => {
  it('gives Kennedy 1 momentum and a redraw when Nixon leads two issues', () => {
    const table = eventBy(
      'kennedy',
      'a-low-blow',
      { issues: { defense: 'nixon 1', economy: 'nixon 1' } },
      { deck: '2017' },
    );
    expect(table.now()).toMatchObject({ momentum: { kennedy: 3 } });
    expect(table.legal('kennedy').some((text) => text.startsWith('drop '))).toBe(true);
  });
  it('does nothing otherwise', () => {
    expect(eventBy('kennedy', 'a-low-blow', { issues: { defense: 'nixon 1' } }, { deck: '2017' }).now()).toMatchObject({
      momentum: { kennedy: 2 },
      toAct: 'nixon',
    });
  });
});
