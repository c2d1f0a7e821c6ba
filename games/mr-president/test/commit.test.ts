import { viewOf } from '@whistlestop/kernel';
import { describe, expect, it } from 'vitest';
import { tableCardsOf } from '../rules/index.ts';
import { count } from '../rules/parts.ts';
import { blue, card, cards, gold, green, Position, red, turn } from './position.ts';

const four = ['CA', 'NY', 'TX', 'OH'];
const upFour = { turnedUp: four };

describe('commit and reveal, both editions', () => {
  it('ruling 5: cards lie face down until the last candidate has committed, then all are turned up', () => {
    const p = new Position({ candidates: 3 }, upFour).play(red(60), green(70));
    expect(p.pending()).toEqual(['blue']);
    expect(p.told('revealed')).toEqual([]);
    p.play(blue(50));
    expect(p.told('revealed').map(({ seat, points }) => [seat, points])).toEqual([
      [0, 60],
      [1, 50],
      [2, 70],
    ]);
  });

  it('ruling 5: a commit may be changed until the last one is in', () => {
    const p = new Position({ candidates: 3 }, upFour).play(red(60), green(70));
    expect(p.revisable()).toEqual(['red', 'green']);
    p.play(red(10, 20), blue(50));
    expect(p.now['doubles']).toEqual(['red']);
    expect(p.now['scores']).toEqual({ red: 0, blue: 0, green: 134 });
  });

  it('ruling 6: the others see how many cards were committed and not which', () => {
    const p = new Position({ candidates: 3 }, upFour).play(red(60), green(10, 70));
    const seen = viewOf(p.game, p.s, p.seat('blue')).state;
    expect([0, 1, 2].map((seat) => count.at(seen, seat))).toEqual([1, 0, 2]);
    expect([0, 1, 2].map((seat) => tableCardsOf(seen, seat))).toEqual([[], [], []]);
    const own = viewOf(p.game, p.s, p.seat('green')).state;
    expect(tableCardsOf(own, 2)).toEqual([0, 9]);
  });

  it('ruling 6: the news of a commit names its cards to its owner alone', () => {
    const p = new Position({}, upFour).play(red(60));
    const told = (observer: number) => p.events(observer).find(({ name }) => name === 'committed')?.args['first'];
    expect(told(0)).toBe(7);
    expect(told(1)).toBeLessThan(-1);
  });

  it('ruling 7: the previous scorer commits first, the others after him', () => {
    const p = new Position(
      { candidates: 3 },
      { ...upFour, round: 2, won: { blue: ['IL', 'PA', 'MI', 'NJ'] }, leaders: ['blue'] },
    );
    expect(p.pending()).toEqual(['blue']);
    expect(p.why('red', `play ${card(60)}`)).toBe('leader-first');
    p.play(blue(60));
    expect(p.pending()).toEqual(['red', 'green']);
  });

  it('ruling 7: the previous scorer cannot change his commit, the others can', () => {
    const p = new Position(
      { candidates: 3 },
      { ...upFour, round: 2, won: { blue: ['IL', 'PA', 'MI', 'NJ'] }, leaders: ['blue'] },
    ).play(blue(60), red(10));
    expect(p.revisable()).toEqual(['red']);
    expect(p.why('blue', `play ${card(70)}`)).toBe('leader-final');
  });

  it('ruling 7: whoever takes the new cards leads the next round', () => {
    const p = new Position({}, { ...upFour, round: 1 }).play(red(60), blue(50), ...turn('IL', 'PA', 'MI', 'NJ'));
    expect(p.now['leaders']).toEqual(['red']);
    expect(p.pending()).toEqual(['red']);
  });

  it('ruling 7: in round 1 all commit freely', () => {
    expect(new Position({ candidates: 4 }, upFour).pending()).toEqual(['red', 'blue', 'green', 'gold']);
  });

  it('ruling 7: a table may agree to commit fully simultaneously', () => {
    const p = new Position({ commitOrder: 'simultaneous' }, upFour).play(
      red(60),
      blue(50),
      ...turn('IL', 'PA', 'MI', 'NJ'),
    );
    expect(p.pending()).toEqual(['red', 'blue']);
  });

  it('ruling 8: the second edition has no leader', () => {
    const p = new Position({ edition: 'second' }, { turnedUp: ['CA'] }).play(
      red(60),
      blue(10),
      'blue: pass',
      ...turn('NY'),
    );
    expect(p.now['leaders']).toEqual([]);
    expect(p.pending()).toEqual(['red', 'blue']);
    expect(p.play(red(70)).revisable()).toEqual(['red']);
  });

  it('ruling 9: what everybody has left is public', () => {
    const p = new Position({}, upFour).play(red(60), blue(10, 50));
    const seen = viewOf(p.game, p.s, -2).state;
    const hands = p.game.scenario.describe(seen)['hands'] as Record<string, string[]>;
    expect(hands['red']).not.toContain(card(60));
    expect(hands['blue']).toHaveLength(11);
  });

  it('ruling 10: nobody who holds a card may pass', () => {
    const p = new Position({ edition: 'second' }, { turnedUp: ['CA'] });
    expect(p.why('red', 'pass')).toBe('must-play');
    expect(p.legal('red')).not.toContain('pass');
  });

  it('ruling 11: the sum of a pair counts', () => {
    const p = new Position({}, upFour).play(red(45, 50), blue(90));
    expect(p.now['scores']).toEqual({ red: 134, blue: 0 });
  });

  it('ruling 11: a pair and a single card of equal sum tie', () => {
    const p = new Position({}, upFour).play(red(10, 20), blue(30));
    expect(p.now['pools']).toEqual([{ contenders: ['red', 'blue'], states: ['CA', 'NY', 'OH', 'TX'] }]);
  });

  it('a card that was played cannot be played again', () => {
    const p = new Position({}, upFour).play(red(60), blue(50), ...turn('IL', 'PA', 'MI', 'NJ'));
    expect(p.why('red', `play ${card(60)}`)).toBe('card-not-held');
    expect(p.why('red', `play ${cards(50, 60).join(' ')}`)).toBe('card-not-held');
  });

  it('answers whoever acts out of turn or out of time with a reason', () => {
    const p = new Position({ candidates: 4 }, upFour);
    expect(p.why('red', `answer ${card(60)}`)).toBe('no-double-declared');
    expect(p.why('red', `upset ${card(60)}`)).toBe('upset-not-open');
    expect(p.why('red', `defend ${card(60)}`)).toBe('no-upset-to-stop');
    expect(p.why('red', 'finish')).toBe('no-majority-yet');
    expect(p.why('red', 'recess')).toBe('no-recess-here');
    expect(p.why('red', 'ready')).toBe('no-parley');
    p.play(red(60), blue(50), green(40), gold(30));
    expect(p.why('red', `play ${card(10)}`)).toBe('not-now');
  });
});
