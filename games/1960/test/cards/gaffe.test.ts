import { describe, expect, it } from 'vitest';
import { eventBy, triggeredBy } from '../table.ts';

describe('Gaffe', () => {
  it('costs the opponent 1 momentum and up to 3 cubes where his token stands', () => {
    expect(
      eventBy('nixon', 'gaffe', { candidates: { kennedy: 'NY' }, support: { NY: 'kennedy 4' } }).now(),
    ).toMatchObject({ momentum: { kennedy: 1, nixon: 2 }, support: { NY: 'kennedy 1' } });
  });
  it('takes only what is there and never the other side’s cubes', () => {
    expect(
      eventBy('kennedy', 'gaffe', {
        momentum: { kennedy: 0, nixon: 0 },
        candidates: { nixon: 'NY' },
        support: { NY: 'kennedy 2' },
      }).now(),
    ).toMatchObject({ momentum: { nixon: 0 }, support: { NY: 'kennedy 2' } });
  });
  it('strikes whoever played the card when it is triggered (ruling 25)', () => {
    expect(triggeredBy('kennedy', 'gaffe', { candidates: { nixon: 'OH' } }).now()).toMatchObject({
      momentum: { kennedy: 1, nixon: 1 },
      support: { OH: 'none' },
    });
  });
});
