import { describe, expect, it } from 'vitest';
import { Table, toAct } from '../table.ts';

const added = [
  'give-em-hell-harry',
  'experience-counts',
  'a-low-blow',
  'a-time-for-greatness',
  'medal-count',
  'cassius-clay-wins-gold',
];

describe('rulings A: documents and editions', () => {
  it('ruling 3: the 2017 deck adds six cards', () => {
    const dealable = (deck: string) => new Table({}, { deck }).outcomes().map((text) => text.replace('deal ', ''));
    expect(dealable('2007')).toHaveLength(91);
    expect(new Set(dealable('2017'))).toEqual(new Set([...dealable('2007'), ...added]));
  });
  it('ruling 3: the 2017 deck is played with a bag of 10 and 10', () => {
    expect(new Table({}, { deck: '2017' }).now()).toMatchObject({ bag: { kennedy: 10, nixon: 10 } });
  });
  it('ruling 3: with the 2017 deck too the issue shift comes after the awards and the decay', () => {
    const table = new Table(
      { turn: 2, phase: 'momentum', issues: { economy: 'nixon 1' }, media: { East: 'kennedy 1' } },
      { deck: '2017' },
    );
    expect(table.legal('nixon').sort()).toEqual(['award endorsement', 'award momentum']);
    table.play('nixon: award momentum');
    expect(table.legal('kennedy')).toContain('swap defense economy');
    expect(table.now()).toMatchObject({ issues: { economy: 'none' } });
  });
  it('ruling 4: Harry F. Byrd is worth 2 CP', () => {
    const table = new Table(toAct('kennedy', ['harry-f-byrd']));
    table.play('kennedy: play harry-f-byrd position', 'kennedy: issue defense', 'kennedy: issue economy');
    expect(table.legal('nixon').sort()).toEqual(['pass', 'trigger']);
  });
});
