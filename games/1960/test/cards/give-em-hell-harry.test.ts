import { describe, expect, it } from 'vitest';
import { eventBy } from '../table.ts';

describe('Give ’Em Hell Harry', () => {
  it('costs a Kennedy who leads two issues 1 momentum and 2 issue cubes of his choice', () => {
    const table = eventBy(
      'nixon',
      'give-em-hell-harry',
      { issues: { defense: 'kennedy 2', economy: 'kennedy 1' } },
      { deck: '2017' },
    );
    expect(table.now()).toMatchObject({ momentum: { kennedy: 1 } });
    expect(table.legal('kennedy').sort()).toEqual(['issue defense', 'issue economy']);
    expect(table.play('kennedy: issue defense', 'kennedy: issue defense').now()).toMatchObject({
      issues: { defense: 'none', economy: 'kennedy 1' },
    });
  });
  it('does nothing when he leads fewer', () => {
    expect(
      eventBy(
        'nixon',
        'give-em-hell-harry',
        { issues: { defense: 'kennedy 2', economy: 'nixon 1' } },
        { deck: '2017' },
      ).now(),
    ).toMatchObject({ momentum: { kennedy: 2 }, issues: { defense: 'kennedy 2' } });
  });
});
