import { describe, expect, it } from 'vitest';
import { eventBy } from '../table.ts';

describe('Nixon Egged in Michigan', () => {
  it('moves Nixon to Michigan, costs him 1 cube there and bars him from campaigning in the Midwest', () => {
    const table = eventBy('kennedy', 'nixon-egged-in-michigan', { support: { MI: 'nixon 2' } });
    expect(table.now()).toMatchObject({
      candidates: { nixon: 'MI' },
      support: { MI: 'nixon 1' },
      inPlay: { turn: ['nixon-egged-in-michigan'] },
    });
    table.play('nixon: play candidate campaign');
    expect(table.states('nixon', 'support')).toEqual([]);
    table.play('nixon: travel West');
    expect(table.states('nixon', 'support')).toContain('CA');
  });
  it('gives Kennedy nothing when Nixon has no cube there', () => {
    expect(eventBy('kennedy', 'nixon-egged-in-michigan').now()).toMatchObject({ support: { MI: 'none' } });
  });
});
