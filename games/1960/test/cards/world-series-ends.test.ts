import { describe, expect, it } from 'vitest';
import { eventBy } from '../table.ts';

describe('World Series Ends', () => {
  it('lets whoever has media in the East place up to 5 there, 2 in each state', () => {
    const table = eventBy('nixon', 'world-series-ends', { media: { East: 'kennedy 1' } }).play(
      'kennedy: add NY',
      'kennedy: add NY',
    );
    expect(table.states('kennedy', 'add')).not.toContain('NY');
    expect(table.states('kennedy', 'add')).not.toContain('OH');
    table.play('kennedy: add PA', 'kennedy: add PA', 'kennedy: add NJ');
    expect(table.now()).toMatchObject({ support: { NY: 'kennedy 2', PA: 'kennedy 2', NJ: 'kennedy 1' } });
  });
  it('does nothing without media in the East', () => {
    expect(eventBy('nixon', 'world-series-ends', { media: { West: 'nixon 2' } }).now()).toMatchObject({
      toAct: 'kennedy',
    });
  });
});
