import type { PlayerEvent } from '@whistlestop/kernel';
import { expect, test } from 'vitest';
import { debateFacts } from '../../table/debate-facts.ts';

const shown = (seat: number, card: number): PlayerEvent => ({ name: 'debateCardShown', args: { seat, card } });
const placed = (seat: number, card: number, side: number): PlayerEvent => ({
  name: 'debateCardPlaced',
  args: { seat, card, side },
});

const factsOf = (...events: PlayerEvent[]) =>
  debateFacts([{ sequence: 1, seat: 0, entry: { kind: 'action', seat: 0, action: 0 }, events }]);

test('a card that waits for its side has been shown and gone nowhere, the other lies where it was placed', () => {
  const facts = factsOf(shown(0, 10), shown(1, 20), placed(1, 20, 1));
  expect(facts.shown.get(0)).toEqual({ card: 10, went: undefined });
  expect(facts.shown.get(1)).toEqual({ card: 20, went: 1 });
});

test('the next card a side shows begins another round', () => {
  const facts = factsOf(shown(0, 10), shown(1, 20), placed(0, 10, 0), placed(1, 20, 1), shown(1, 21));
  expect([...facts.shown]).toEqual([[1, { card: 21, went: undefined }]]);
  expect(facts.told).toHaveLength(1);
});

test('an issue that is won keeps the totals it was won by, though its cards are discarded', () => {
  const won = { name: 'issueWon', args: { issue: 2, seat: 1, kennedy: 3, nixon: 5 } };
  expect(factsOf(shown(0, 10), won).results.get(2)).toEqual({ winner: 1, totals: [3, 5] });
});
