import { describe, expect, it } from 'vitest';
import { eventBy, Table } from '../table.ts';

/** The four cards of this name differ only in their region. */
export function specGatheringMomentum(card: string, region: string, names: string): void {
  const states = names.split(' ');
  const [first = '', second = '', third = ''] = states;
  const everywhere = (support: string) => Object.fromEntries(states.map((state) => [state, support]));
  const nobody = everywhere('none');

  describe(`Gathering Momentum in ${region}`, () => {
    it('gives 1 momentum and 1 cube in every empty state to the side that leads more states', () => {
      const led = { [first]: 'nixon 1', [second]: 'nixon 3' };
      const table = eventBy('kennedy', card, { support: { ...nobody, ...led } });
      expect(table.now()).toMatchObject({
        momentum: { kennedy: 2, nixon: 3 },
        support: { ...everywhere('nixon 1'), ...led },
      });
    });
    it('counts states, not cubes', () => {
      const led = { [first]: 'kennedy 1', [second]: 'kennedy 1', [third]: 'nixon 9' };
      const table = eventBy('nixon', card, { support: { ...nobody, ...led } });
      expect(table.now()).toMatchObject({
        momentum: { kennedy: 3, nixon: 2 },
        support: { ...everywhere('kennedy 1'), ...led },
      });
    });
    it('does nothing on a tie (ruling 55)', () => {
      const led = { [first]: 'kennedy 1', [second]: 'nixon 2' };
      const table = eventBy('nixon', card, { support: { ...nobody, ...led } });
      expect(table.now()).toMatchObject({ momentum: { kennedy: 2, nixon: 2 }, support: { ...nobody, ...led } });
    });
    it('may not be set aside (ruling 64)', () => {
      const table = new Table({
        turn: 3,
        phase: 'strategy',
        hands: { kennedy: [card, 'missile-gap'], nixon: ['herblock'] },
      });
      expect(table.legal('kennedy')).toEqual(['aside missile-gap']);
      expect(table.why('kennedy', `aside ${card}`)).toBeDefined();
    });
  });
}
