import { describe, expect, it } from 'vitest';
import { eventBy } from '../table.ts';

describe('The Cold War', () => {
  it('lets the Defense leader place up to 5 anywhere, 1 in each state', () => {
    const table = eventBy('nixon', 'the-cold-war', { issues: { defense: 'kennedy 2' } }).play(
      'kennedy: add CA',
      'kennedy: add TX',
      'kennedy: add IL',
      'kennedy: add PA',
      'kennedy: add MI',
    );
    expect(table.now()).toMatchObject({ support: { CA: 'kennedy 1', MI: 'kennedy 1' }, toAct: 'kennedy' });
  });
  it('allows no second cube in a state', () => {
    const table = eventBy('nixon', 'the-cold-war', { issues: { defense: 'kennedy 2' } }).play('kennedy: add CA');
    expect(table.states('kennedy', 'add')).not.toContain('CA');
  });
  it('does nothing without a leader (ruling 42)', () => {
    expect(
      eventBy('nixon', 'the-cold-war')
        .legal('kennedy')
        .some((text) => text.startsWith('add')),
    ).toBe(false);
  });
});
