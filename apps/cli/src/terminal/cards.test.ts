import { describe, expect, it } from 'vitest';
import { numberedCards, readCards } from './cards.ts';

const piles = [
  { name: 'Your hand', cards: [{ title: 'Volunteers', text: 'Volunteers (2 CP): gain one.' }] },
  {
    name: 'Discard pile',
    cards: [
      { title: 'Gaffe', text: 'Gaffe (4 CP): lose one.' },
      { title: 'Gallup Poll', text: 'Gallup Poll (2 CP): put the issues in order.' },
    ],
  },
];

describe('The cards a person may read in the terminal', () => {
  it('are listed pile by pile and numbered throughout', () => {
    expect(numberedCards(piles)).toEqual([
      '  Your hand',
      '    1  Volunteers',
      '  Discard pile',
      '    2  Gaffe',
      '    3  Gallup Poll',
    ]);
  });

  it('are read by their number', () => {
    expect(readCards(piles, '3')).toEqual(['Gallup Poll (2 CP): put the issues in order.']);
  });

  it('are read by a part of the title, all that fit', () => {
    expect(readCards(piles, 'GA')).toEqual(['Gaffe (4 CP): lose one.', 'Gallup Poll (2 CP): put the issues in order.']);
  });

  it('are not guessed', () => {
    expect(readCards(piles, '4')).toEqual([]);
    expect(readCards(piles, 'nixon')).toEqual([]);
  });
});
