import { describe, expect, it } from 'vitest';
import { eventBy } from '../table.ts';

describe('Political Capital', () => {
  it('lets Nixon draw 2 cards from the deck', () => {
    const table = eventBy('kennedy', 'political-capital', { hands: { nixon: ['gaffe', 'old-south'] } }).play(
      'nixon: yes',
      'chance: deal tricky-dick',
      'chance: deal lazy-shave',
    );
    expect((table.now()['hands'] as Record<string, string[]>)['nixon']?.sort()).toEqual([
      'gaffe',
      'lazy-shave',
      'old-south',
      'tricky-dick',
    ]);
  });
  it('may be declined', () => {
    expect(eventBy('nixon', 'political-capital').play('nixon: no').now()).toMatchObject({ toAct: 'kennedy' });
  });
});
