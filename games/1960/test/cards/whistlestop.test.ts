import { describe, expect, it } from 'vitest';
import { eventBy } from '../table.ts';

describe('Whistlestop', () => {
  it('is a campaigning action of 7 CP with at most 1 for support in a state (ruling 52)', () => {
    const table = eventBy('kennedy', 'whistlestop').play('kennedy: support MA');
    expect(table.why('kennedy', 'support MA')).toBe('one-per-state');
    table.play(
      'kennedy: support NY',
      'kennedy: support NJ',
      'kennedy: travel South',
      'kennedy: support GA',
      'kennedy: support TX',
      'kennedy: support FL',
    );
    expect(table.now()).toMatchObject({
      support: { MA: 'kennedy 3', FL: 'kennedy 1' },
      candidates: { kennedy: 'FL' },
      toAct: 'nixon',
    });
  });
  it('declares 1 where checks are needed', () => {
    const table = eventBy('kennedy', 'whistlestop', { support: { NY: 'nixon 4' } });
    expect(table.legal('kennedy').filter((text) => text.startsWith('check NY'))).toEqual(['check NY 1']);
  });
  it('is not charged for Nixon’s Knee', () => {
    const table = eventBy('nixon', 'whistlestop', {
      momentum: { kennedy: 0, nixon: 0 },
      inPlay: { turn: ['nixons-knee'] },
    });
    expect(table.states('nixon', 'support')).toContain('CA');
  });
  it('may be declined', () => {
    expect(eventBy('nixon', 'whistlestop').play('nixon: done').now()).toMatchObject({ toAct: 'kennedy' });
  });
});
