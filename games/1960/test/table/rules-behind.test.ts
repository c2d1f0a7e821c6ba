import { expect, test } from 'vitest';
import { cardNumber } from '../../rules/parts.ts';
import { rulesBehind } from '../../table/rules-behind.ts';

const card = cardNumber('whistlestop');

test('a card played leads to the rules of what it is played for', () => {
  const played = (use: number) => rulesBehind([{ name: 'cardPlayed', args: { seat: 0, card, use, cp: 4 } }]);
  expect([0, 1, 2, 3].map(played)).toEqual([
    [{ section: 'playing' }, { section: 'events' }],
    [{ section: 'playing' }, { section: 'campaigning' }],
    [{ section: 'playing' }, { section: 'advertising' }],
    [{ section: 'playing' }, { section: 'positioning' }],
  ]);
  expect(rulesBehind([{ name: 'candidatePlayed', args: { seat: 0, use: 2, cp: 5 } }])).toEqual([
    { section: 'candidate' },
    { section: 'advertising' },
  ]);
});

test('an event that begins leads to the rulings on its card first', () => {
  expect(rulesBehind([{ name: 'eventBegan', args: { seat: 0, card } }])).toEqual([
    { ruling: 52 },
    { section: 'events' },
  ]);
});
