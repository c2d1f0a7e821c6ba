import { describe, expect, it } from 'vitest';
import { eventBy } from '../table.ts';

describe('Fidel Castro', () => {
  it('gives the Defense leader 1 momentum and 1 in Florida', () => {
    expect(eventBy('kennedy', 'fidel-castro', { issues: { defense: 'nixon 1' } }).now()).toMatchObject({
      momentum: { nixon: 3 },
      support: { FL: 'nixon 1' },
    });
  });
  it('cancels an opposing cube in Florida first', () => {
    expect(
      eventBy('nixon', 'fidel-castro', { issues: { defense: 'kennedy 1' }, support: { FL: 'nixon 2' } }).now(),
    ).toMatchObject({ momentum: { kennedy: 3 }, support: { FL: 'nixon 1' } });
  });
  it('does nothing without a leader (ruling 42)', () => {
    expect(eventBy('kennedy', 'fidel-castro').now()).toMatchObject({
      momentum: { kennedy: 2, nixon: 2 },
      support: { FL: 'none' },
    });
  });
});
