import { describe, expect, it } from 'vitest';
import { blue, card, cards, electors, gold, green, Position, red, turn } from './position.ts';

const four = ['CA', 'NY', 'TX', 'OH'];
const more = ['IL', 'PA', 'MI', 'NJ'];
const third = ['FL', 'MA', 'NC', 'IN'];
const six = ['DC', 'AK', 'VT', 'WY', 'NV', 'DE'];
/** The last round of a short campaign with its six cards turned up: 18 votes. */
const last = { round: 12, turnedUp: six, deck: [] };

describe('first edition, national campaign', () => {
  it('the best value takes the votes of all cards turned up', () => {
    const p = new Position({ candidates: 3 }, { turnedUp: four }).play(red(60), blue(65), green(10));
    expect(p.now['scores']).toEqual({ red: 0, blue: electors(...four), green: 0 });
  });

  it('ruling 12: two cards once per candidate and game, never more', () => {
    const p = new Position({}, { turnedUp: four }).play(red(10, 20), blue(50), ...turn(...more), blue(60));
    expect(p.legal('red').every((text) => text.split(' ').length === 2)).toBe(true);
    expect(p.why('red', `play ${cards(30, 40).join(' ')}`)).toBe('double-used');
    expect(p.now['doubles']).toEqual(['red']);
  });

  it('ruling 12: the double may come in any round, also the last', () => {
    const hands = { red: cards(20, 90), blue: cards(100) };
    const p = new Position({ noMajority: 'plurality' }, { ...last, hands }).play(red(20, 90), blue(100));
    expect(p.now['result']).toMatchObject({ winner: 'red' });
  });

  it('ruling 12: both cards of a pair are turned up together, so only one order is written', () => {
    const p = new Position({}, { turnedUp: four });
    expect(p.legal('red')).toHaveLength(13 + 78);
    expect(p.why('red', `play ${cards(20, 10).join(' ')}`)).toBe('weaker-first');
  });

  it('ruling 13: after twelve single plays one card is left, after a double none', () => {
    const hands = { red: cards(10, 60), blue: cards(50, 55) };
    const p = new Position({ noMajority: 'plurality' }, { ...last, hands }).play(red(10, 60), blue(50));
    expect(p.now['hands']).toEqual({ red: [], blue: [card(55)] });
  });

  it('ruling 14: in the long campaign an empty hand is taken up again at the end of the round', () => {
    const given = { turnedUp: ['CA'], round: 13, deck: longDeck(38), hands: { red: cards(60), blue: cards(50, 55) } };
    const p = new Position({ length: 'long' }, given).play(red(60), blue(50));
    expect(p.handSize('red')).toBe(13);
    expect(p.now['hands']).toMatchObject({ blue: [card(55)] });
    expect(p.now['handsLeft']).toEqual({ red: 2, blue: 3 });
  });

  it('ruling 14: with one card left there is no double, even if unused', () => {
    const given = { turnedUp: ['CA'], round: 13, deck: longDeck(38), hands: { red: cards(60), blue: cards(50, 55) } };
    const p = new Position({ length: 'long' }, given);
    expect(p.legal('red')).toEqual([`play ${card(60)}`]);
    expect(p.why('red', `play ${cards(50, 60).join(' ')}`)).toBe('one-card-left');
  });

  it('ruling 14: the double is one in the whole long campaign, not one per hand', () => {
    const given = { turnedUp: ['CA'], round: 14, deck: longDeck(37), doubles: ['red'], handsLeft: { red: 2, blue: 2 } };
    const p = new Position({ length: 'long' }, given);
    expect(p.legal('red')).toHaveLength(13);
  });

  it('ruling 15: one commit serves the tied votes among the tied and the new votes among all', () => {
    const p = new Position({ candidates: 3 }, { turnedUp: four });
    p.play(red(60), blue(60), green(50), ...turn(...more));
    expect(p.now['pools']).toEqual([{ contenders: ['red', 'blue'], states: ['CA', 'NY', 'OH', 'TX'] }]);
    p.play(red(40), blue(45), green(100));
    expect(p.now['scores']).toEqual({ red: 0, blue: electors(...four), green: electors(...more) });
    expect(p.now['pools']).toEqual([]);
  });

  it('ruling 15: the round after a tie turns up its usual number of cards', () => {
    const pools = [{ contenders: ['red', 'blue'], states: four }];
    const five = ['IL', 'PA', 'MI', 'NJ', 'FL'];
    const p = new Position({}, { round: 11, deck: [...five, ...six], pools });
    p.play(...turn(...five)).play(red(40), blue(45));
    expect(p.now['scores']).toEqual({ red: 0, blue: electors(...four, ...five) });
  });

  it('ruling 15: in the long campaign the next round turns up one card', () => {
    const p = new Position({ length: 'long' }, { turnedUp: ['CA'] }).play(red(60), blue(60), ...turn('NY'));
    expect(p.now['turnedUp']).toEqual(['NY']);
    p.play(red(40), blue(45));
    expect(p.now['scores']).toEqual({ red: 0, blue: electors('CA', 'NY') });
  });

  it('ruling 16: two pools stay open side by side while their contenders tie again', () => {
    const p = new Position({}, { turnedUp: four }).play(red(60), blue(60), ...turn(...more), red(50), blue(50));
    expect(p.now['pools']).toEqual([
      { contenders: ['red', 'blue'], states: ['CA', 'NY', 'OH', 'TX'] },
      { contenders: ['red', 'blue'], states: ['IL', 'MI', 'NJ', 'PA'] },
    ]);
    p.play(...turn(...third), red(40), blue(30));
    expect(p.now['scores']).toEqual({ red: electors(...four, ...more, ...third), blue: 0 });
  });

  it('ruling 16: three pools with different contenders are decided in one reveal, each among its own', () => {
    const pools = [
      { contenders: ['red', 'blue'], states: ['CA'] },
      { contenders: ['blue', 'green', 'gold'], states: ['NY'] },
      { contenders: ['red', 'gold'], states: ['TX'] },
    ];
    const p = new Position({ candidates: 4 }, { round: 12, turnedUp: six, deck: [], pools });
    p.play(red(40), blue(30), green(20), gold(50));
    expect(p.now['scores']).toEqual({ red: 40, blue: 0, green: 0, gold: 43 + 25 + electors(...six) });
  });

  it('ruling 16: a pool whose best contenders tie stays open for those alone', () => {
    const pools = [{ contenders: ['blue', 'green', 'gold'], states: ['NY'] }];
    const p = new Position(
      { candidates: 4 },
      { round: 11, turnedUp: ['AL', 'AR', 'AZ', 'CO', 'CT'], deck: six, pools },
    );
    p.play(red(100), blue(50), green(20), gold(50));
    expect(p.now['pools']).toEqual([{ contenders: ['blue', 'gold'], states: ['NY'] }]);
  });

  it('ruling 16: a four-way tie is a pool with four contenders', () => {
    const p = new Position({ candidates: 4 }, { turnedUp: four }).play(red(60), blue(60), green(60), gold(60));
    expect(p.now['pools']).toMatchObject([{ contenders: ['red', 'blue', 'green', 'gold'] }]);
  });

  it('ruling 16: whoever is outside a pool never wins it', () => {
    const pools = [{ contenders: ['red', 'blue'], states: ['NY'] }];
    const p = new Position(
      { candidates: 3 },
      { round: 11, turnedUp: ['AL', 'AR', 'AZ', 'CO', 'CT'], deck: six, pools },
    );
    p.play(green(100), red(20), blue(10));
    expect(p.now['scores']).toMatchObject({ red: 43, green: electors('AL', 'AR', 'AZ', 'CO', 'CT') });
  });

  it('ruling 17a: a tie in the last round goes to the best card left', () => {
    const p = new Position(
      { noMajority: 'plurality' },
      { ...last, hands: { red: cards(10, 60), blue: cards(20, 60) } },
    );
    p.play(red(60), blue(60));
    expect(p.told('leftover').map(({ card: left }) => left)).toEqual([0, 1]);
    expect(p.now['scores']).toEqual({ red: 0, blue: 18 });
    expect(p.now['result']).toMatchObject({ winner: 'blue' });
  });

  it('ruling 17a: no card left counts as nothing', () => {
    const p = new Position({ noMajority: 'plurality' }, { ...last, hands: { red: cards(10, 60), blue: cards(60) } });
    expect(p.play(red(60), blue(60)).now['scores']).toEqual({ red: 18, blue: 0 });
  });

  it('ruling 17a: in the long campaign what is left of the fourth hand is shown', () => {
    const hands = { red: cards(60), blue: cards(10, 60) };
    const none = { red: 0, blue: 0 };
    const given = { round: 51, turnedUp: ['CA'], deck: [], hands, handsLeft: none };
    const p = new Position({ length: 'long', noMajority: 'plurality' }, given);
    p.play(red(60), blue(60));
    expect(p.now['hands']).toEqual({ red: [], blue: [card(10)] });
    expect(p.now['scores']).toEqual({ red: 0, blue: 40 });
  });

  it('ruling 17b: equal cards left: the lowest running total takes it', () => {
    const hands = { red: cards(10, 60), blue: cards(10, 60) };
    const p = new Position({ noMajority: 'plurality' }, { ...last, hands, scores: { red: 200, blue: 190 } });
    expect(p.play(red(60), blue(60)).now['scores']).toEqual({ red: 200, blue: 208 });
  });

  it('ruling 17c: equal totals too: by lot', () => {
    const hands = { red: cards(10, 60), blue: cards(10, 60) };
    const p = new Position({ noMajority: 'plurality' }, { ...last, hands, scores: { red: 200, blue: 200 } });
    p.play(red(60), blue(60));
    expect(p.outcomes()).toEqual(['lot red', 'lot blue']);
    expect(p.play('chance: lot blue').now['scores']).toEqual({ red: 200, blue: 218 });
  });

  it('ruling 17: pools are settled in turn, and the running totals go on with them', () => {
    const hands = { red: cards(10, 60), blue: cards(10, 60) };
    const pools = [{ contenders: ['red', 'blue'], states: ['CA'] }];
    const p = new Position({ noMajority: 'plurality' }, { ...last, hands, pools, scores: { red: 100, blue: 120 } });
    p.play(red(60), blue(60));
    expect(p.told('poolSettled').map(({ side, votes, how }) => [side, votes, how])).toEqual([
      [0, 40, 1],
      [1, 18, 1],
    ]);
    expect(p.now['scores']).toEqual({ red: 140, blue: 138 });
  });

  it('ruling 17: one card left serves all pools', () => {
    const hands = { red: cards(20, 60), blue: cards(10, 60) };
    const pools = [{ contenders: ['red', 'blue'], states: ['CA'] }];
    const p = new Position({ noMajority: 'plurality' }, { ...last, hands, pools });
    p.play(red(60), blue(60));
    expect(p.now['scores']).toEqual({ red: 58, blue: 0 });
    expect(p.now['hands']).toMatchObject({ red: [card(20)] });
  });

  it('ruling 18: after a tie for the new cards nobody leads', () => {
    const p = new Position({}, { turnedUp: four }).play(red(60), blue(60), ...turn(...more));
    expect(p.pending()).toEqual(['red', 'blue']);
  });

  it('ruling 18: winning a pool gives no lead, winning the new cards does', () => {
    const pools = [{ contenders: ['red', 'blue'], states: ['CA'] }];
    const five = ['AL', 'AR', 'AZ', 'CO', 'CT'];
    const given = { round: 11, turnedUp: five, deck: six, pools };
    const onlyPool = new Position({ candidates: 4 }, given).play(
      red(50),
      blue(40),
      green(60),
      gold(60),
      ...turn(...six),
    );
    expect(onlyPool.now['leaders']).toEqual([]);
    const both = new Position({ candidates: 4 }, given).play(red(50), blue(40), green(60), gold(55), ...turn(...six));
    expect(both.now['leaders']).toEqual(['green']);
  });

  it('ruling 20: two candidates at 269 each replay the campaign', () => {
    const p = new Position({}, { ...last, scores: { red: 251, blue: 269 } }).play(red(60), blue(50));
    expect(p.told('replayed')).toHaveLength(1);
    expect(p.now).toMatchObject({ campaign: 2, round: 1, scores: { red: 0, blue: 0 }, stage: 'turnUp' });
    expect(p.handSize('red')).toBe(13);
  });

  it('ruling 20: by plurality the most votes win without a majority', () => {
    const p = new Position({ candidates: 3 }, { ...last, scores: { red: 180, blue: 170, green: 170 } });
    p.play(red(10), blue(60), green(50));
    expect(p.now['result']).toMatchObject({ winner: 'blue', scores: { red: 0, blue: 1, green: 0 } });
  });

  it('ruling 20: a tie for the most votes is replayed even by plurality', () => {
    const p = new Position({ candidates: 3 }, { ...last, scores: { red: 188, blue: 170, green: 162 } });
    p.play(red(10), blue(60), green(50));
    expect(p.now).toMatchObject({ campaign: 2, round: 1 });
  });

  it('ruling 20: with three candidates and replay agreed, no majority means another campaign', () => {
    const options = { candidates: 3, noMajority: 'replay' };
    const p = new Position(options, { ...last, scores: { red: 180, blue: 170, green: 170 } });
    expect(p.play(red(10), blue(60), green(50)).now['campaign']).toBe(2);
  });

  it('ruling 68: the third campaign without a majority goes by the most votes', () => {
    const options = { candidates: 3, noMajority: 'replay' };
    const p = new Position(options, { ...last, campaign: 3, scores: { red: 180, blue: 170, green: 170 } });
    p.play(red(10), blue(60), green(50));
    expect(p.told('levelAtEnd')).toEqual([]);
    expect(p.now['result']).toMatchObject({ winner: 'blue' });
  });

  it('ruling 68: at 269 to 269 in the third campaign more rounds won decide', () => {
    const level = { ...last, campaign: 3, scores: { red: 251, blue: 269 } };
    const p = new Position({}, { ...level, roundsWon: { red: 3, blue: 5 } }).play(red(60), blue(50));
    expect(p.told('levelAtEnd')).toEqual([{ sides: 0b11, race: 0, how: 1 }]);
    expect(p.now['result']).toMatchObject({ winner: 'blue' });
  });

  it('ruling 68: then the higher card left, then the lot', () => {
    const level = { ...last, campaign: 3, scores: { red: 251, blue: 269 }, roundsWon: { red: 4, blue: 5 } };
    const uneven = { red: cards(60, 20), blue: cards(50, 30) };
    const p = new Position({}, { ...level, hands: uneven }).play(red(60), blue(50));
    expect(p.told('levelAtEnd')).toEqual([{ sides: 0b11, race: 0, how: 2 }]);
    expect(p.now['result']).toMatchObject({ winner: 'blue' });
    const even = { red: cards(60, 20), blue: cards(50, 20) };
    const drawn = new Position({}, { ...level, hands: even }).play(red(60), blue(50));
    expect(drawn.outcomes()).toEqual(['lot red', 'lot blue']);
    expect(drawn.play('chance: lot red').now['result']).toMatchObject({ winner: 'red' });
  });

  it('ruling 68: the table is told that the third campaign is the last', () => {
    const p = new Position({}, { ...last, campaign: 2, scores: { red: 251, blue: 269 } }).play(red(60), blue(50));
    expect(p.told('campaignBegun')).toEqual([{ race: 0, campaign: 3, last: 1 }]);
  });

  it('ruling 21: with a majority reached the table offers to finish, and ends when all agree', () => {
    const five = ['AL', 'AR', 'AZ', 'CO', 'CT'];
    const p = new Position({}, { round: 11, turnedUp: five, deck: six, scores: { red: 260, blue: 225 } });
    p.play(red(60), blue(50));
    expect(p.now['stage']).toBe('finish');
    p.play('blue: finish');
    expect(p.pending()).toEqual(['red']);
    expect(p.why('blue', 'finish')).toBe('not-your-decision');
    expect(p.play('red: finish').now['result']).toMatchObject({ winner: 'red' });
  });

  it('ruling 21: one who plays on is enough, and the question comes once', () => {
    const given = { round: 10, turnedUp: four, deck: [...more, 'FL', ...six], scores: { red: 260, blue: 100 } };
    const p = new Position({}, given).play(red(60), blue(50), 'blue: continue');
    expect(p.pending()).toEqual(['chance']);
    p.play(...turn(...more, 'FL'), red(10), blue(60));
    expect(p.now['stage']).toBe('turnUp');
  });

  it('ruling 21: an open pool does not count before it is won', () => {
    const given = { round: 10, turnedUp: four, deck: [...more, 'FL', ...six], scores: { red: 200, blue: 100 } };
    const p = new Position({}, given).play(red(60), blue(60));
    expect(p.now['stage']).toBe('turnUp');
  });
});

/** So many states besides California, for the rest of a long campaign. */
function longDeck(count: number): string[] {
  return new Position({ length: 'long' })
    .outcomes()
    .map((text) => text.replace('turn ', ''))
    .filter((code) => code !== 'CA')
    .slice(0, count);
}
