import { actions, CARD_IDS } from '../rules/index.ts';
import { describe, expect, test } from 'vitest';
import { closedWay, offersOf, waysWith } from './offers.ts';

const code = (notation: string): number => actions.parse(notation) ?? -1;
const card = (id: (typeof CARD_IDS)[number]): number => CARD_IDS.indexOf(id);

const bus = card('bus-tours');
const farm = card('farm-vote');

describe('what a decision offers', () => {
  const legal = [
    'play bus-tours',
    'play farm-vote',
    'play bus-tours farm-vote',
    'play farm-vote bus-tours',
    'recess',
  ].map(code);
  const offers = offersOf(legal);

  test('is sorted into ways with cards and plain answers', () => {
    expect([...offers.cards].sort((a, b) => a - b)).toEqual([bus, farm]);
    expect(offers.pairs).toBe(true);
    expect(offers.answers).toEqual([code('recess')]);
  });

  test('one card taken up leads to playing it alone', () => {
    expect(waysWith(offers, [farm])).toEqual([code('play farm-vote')]);
  });

  test('of two cards the one taken up first is offered to be turned up first', () => {
    expect(waysWith(offers, [farm, bus])).toEqual([code('play farm-vote bus-tours'), code('play bus-tours farm-vote')]);
  });

  test('a closed card is asked about in the way the question is about', () => {
    expect(closedWay(legal, farm)).toBe(code('play farm-vote'));
    expect(closedWay([code('upset bus-tours'), code('pass')], farm)).toBe(code('upset farm-vote'));
  });
});
