import { SPECTATOR, viewOf } from '@whistlestop/kernel';
import { describe, expect, it } from 'vitest';
import { POPULAR_VOTE_CHART, STATE_CODES, type StateCode, tableCardsOf } from '../rules/index.ts';
import { texts } from '../texts/index.ts';
import { blue, card, cards, electors, gold, green, Position, red, turn } from './position.ts';

const popular = (candidates: number, more = {}) => ({ edition: 'second', candidates, ...more });
const electoral = (candidates: number, more = {}) => ({ edition: 'second', method: 'electoral', candidates, ...more });
/** Votes for a place of a state, by number of candidates. */
const regular = (code: StateCode, candidates: 2 | 3 | 4, place: number) =>
  POPULAR_VOTE_CHART[code].regular[candidates][place - 1] ?? 0;
const close = (code: StateCode, candidates: 2 | 3 | 4, place: number) =>
  POPULAR_VOTE_CHART[code].close[candidates][place - 1] ?? 0;
const pass = (...seats: string[]) => seats.map((seat) => `${seat}: pass`);
const deckOf = (count: number) => STATE_CODES.filter((code) => code !== 'CA').slice(0, count);
/** The last round of the regular game: California alone. */
const lastState = { round: 51, turnedUp: ['CA'], deck: [], handsLeft: { red: 0, blue: 0 } };
/** The last but one, New York still to come. */
const twoStates = { round: 50, turnedUp: ['CA'], deck: ['NY'], handsLeft: { red: 0, blue: 0 } };

describe('second edition: hand and card supply', () => {
  it('ruling 35: four hands in all, 52 plays', () => {
    const p = new Position(popular(2), { turnedUp: ['CA'] });
    expect(p.now['handsLeft']).toEqual({ red: 3, blue: 3 });
    const given = { round: 50, turnedUp: ['CA'], deck: ['NY'], hands: { red: cards(100), blue: cards(10, 20) } };
    const spent = new Position(popular(2), { ...given, handsLeft: { red: 0, blue: 0 } }).play(
      red(100),
      blue(10),
      'blue: pass',
    );
    expect(spent.now['hands']).toMatchObject({ red: [] });
    expect(spent.told('outOfCards')).toEqual([{ seat: 0 }]);
  });

  it('ruling 70: that somebody is out of cards is told once', () => {
    const hands = { red: cards(100), blue: cards(10, 20, 30) };
    const given = { round: 49, turnedUp: ['CA'], deck: ['NY', 'TX'], hands, handsLeft: { red: 0, blue: 0 } };
    const p = new Position(popular(2), given).play(red(100), blue(10), 'blue: pass', ...turn('NY'));
    expect(p.told('outOfCards')).toEqual([{ seat: 0 }]);
    p.play(blue(20), ...turn('TX'));
    expect(p.told('outOfCards')).toEqual([{ seat: 0 }]);
  });

  it('ruling 36: two cards as often as one likes, each out of the supply', () => {
    const p = new Position(popular(2), { turnedUp: ['CA'] }).play(red(10, 20), blue(50), 'blue: pass', ...turn('NY'));
    expect(p.legal('red')).toContain(`play ${cards(30, 40).join(' ')}`);
    p.play(red(30, 40), blue(55), 'blue: pass');
    expect(p.handSize('red')).toBe(9);
  });

  it('ruling 37: a candidate without cards sits out, without place or votes', () => {
    const hands = { red: [], blue: cards(10, 20), green: cards(100, 90) };
    const given = { ...twoStates, handsLeft: { red: 0, blue: 0, green: 0 }, hands };
    const p = new Position(popular(3), given);
    expect(p.pending()).toEqual(['blue', 'green']);
    expect(p.why('red', `play ${card(10)}`)).toBe('out-of-cards');
    p.play(blue(10), green(100), 'blue: pass');
    expect(p.now['scores']).toEqual({ red: 0, blue: regular('CA', 3, 2), green: regular('CA', 3, 1) });
  });

  it('ruling 37: who plays alone is first in the regular column', () => {
    const given = { ...twoStates, hands: { red: [], blue: cards(10, 20) } };
    const p = new Position(popular(2), given).play(blue(10));
    expect(p.now['scores']).toEqual({ red: 0, blue: regular('CA', 2, 1) });
    expect(p.told('placed')).toMatchObject([{ seat: 1, place: 1, column: 0 }]);
  });

  it('ruling 37: if nobody has cards the state is not scored', () => {
    const p = new Position(popular(2), { ...twoStates, hands: { red: [], blue: cards(10) } }).play(
      blue(10),
      ...turn('NY'),
    );
    expect(p.told('unscored')).toEqual([{ votes: 43 }]);
    expect(p.now['result']).toMatchObject({ winner: 'blue' });
    expect(p.now['otherCount']).toEqual({ red: 0, blue: 40 });
  });

  it('ruling 38: discards are picked up only after the round, upset included', () => {
    const given = { round: 50, turnedUp: ['CA'], deck: ['NY'], hands: { red: cards(100, 20), blue: cards(10, 30) } };
    const p = new Position(popular(2), given).play(red(100), blue(10), `blue: upset ${card(30)}`);
    expect(p.now['hands']).toMatchObject({ red: [card(20)] });
    p.play(`red: defend ${card(20)}`);
    expect(p.handSize('red')).toBe(13);
    expect(p.now['handsLeft']).toEqual({ red: 2, blue: 2 });
  });

  it('ruling 38: an empty hand in mid-round can add nothing', () => {
    const given = { round: 50, turnedUp: ['CA'], deck: ['NY'], hands: { red: cards(100, 20), blue: cards(10) } };
    const p = new Position(popular(2), given).play(red(100, 20), blue(10));
    expect(p.told('secondShown')).toHaveLength(1);
    expect(p.pending()).toEqual(['chance']);
  });

  it('ruling 39: the short version has one hand of 13 for twelve rounds', () => {
    const p = new Position(popular(2, { length: 'short' }));
    expect(p.now['handsLeft']).toEqual({ red: 0, blue: 0 });
  });
});

describe('second edition: second cards', () => {
  it('ruling 40: of a declared double one card is turned up, chosen by its owner', () => {
    const p = new Position(popular(2), { turnedUp: ['CA'] }).play(red(60, 20), blue(70));
    expect(p.told('declared')).toEqual([{ seat: 0, card: 7 }]);
    const seen = viewOf(p.game, p.s, p.seat('blue')).state;
    expect(tableCardsOf(seen, 0)).toEqual([7]);
    expect(p.legal('red')).toEqual([]);
  });

  it('ruling 40: everybody with one card may answer with a second, secretly and revisably', () => {
    const p = new Position(popular(4), { turnedUp: ['CA'] }).play(red(60, 20), blue(70), green(10, 30), gold(40));
    expect(p.pending()).toEqual(['blue', 'gold']);
    expect(p.why('red', `answer ${card(10)}`)).toBe('has-two-cards');
    p.play(`blue: answer ${card(50)}`);
    expect(p.revisable()).toEqual(['blue']);
    p.play('blue: pass', `gold: answer ${card(55)}`);
    expect(p.told('secondShown').map(({ seat, points }) => [seat, points])).toEqual([
      [0, 80],
      [2, 40],
      [3, 95],
    ]);
    expect(p.now['places']).toEqual([['gold'], ['red'], ['blue'], ['green']]);
  });

  it.each([
    ['en', ['Blue has answered.']],
    ['pl', ['Niebieski odpowiada w tajemnicy.']],
  ] as const)('ruling 69: nobody learns of an answer before all have answered (%s)', async (language, told) => {
    const words = await texts[language]();
    const openings = [red(60, 20), blue(70), green(10), gold(40, 30)];
    const answers = ['blue: pass', `blue: answer ${card(50)}`, `blue: answer ${card(10)}`];
    for (const observer of [SPECTATOR, 0, 2, 3]) {
      const known = answers.map((line) => {
        const p = new Position(popular(4), { turnedUp: ['CA'] }).play(...openings);
        const before = p.events().length;
        p.play(line);
        const view = viewOf(p.game, p.s, observer).state;
        const events = p.events(observer).slice(before);
        expect(events.map((event) => words.event(event))).toEqual(told);
        return { view: [...view], events, board: words.board(view, observer), prompt: words.prompt(view, observer) };
      });
      expect(known[1]).toEqual(known[0]);
      expect(known[2]).toEqual(known[0]);
    }
  });

  it('ruling 69: that somebody adds nothing is told when all have answered, together with the second cards', () => {
    const p = new Position(popular(3), { turnedUp: ['CA'] }).play(red(60, 20), blue(70), green(10), 'blue: pass');
    expect(p.told('addsNothing')).toEqual([]);
    p.play(`green: answer ${card(30)}`);
    expect(p.told('addsNothing')).toEqual([{ seat: 1 }]);
    expect(p.told('secondShown')).toHaveLength(2);
    expect(p.now['counts']).toEqual({ red: 2, blue: 1, green: 2 });
  });

  it('ruling 69: the owner goes on seeing his answer, and may change it', () => {
    const p = new Position(popular(3), { turnedUp: ['CA'] }).play(red(60, 20), blue(70), green(10));
    p.play(`blue: answer ${card(50)}`);
    expect(tableCardsOf(viewOf(p.game, p.s, p.seat('blue')).state, 1)).toEqual([9, 5]);
    expect(p.revisable()).toEqual(['blue']);
    p.play('blue: pass', 'green: pass');
    expect(p.now['counts']).toMatchObject({ blue: 1 });
  });

  it('ruling 40: after second cards there is no upset window', () => {
    const p = new Position(popular(2), { turnedUp: ['CA'] }).play(red(60, 20), blue(70), 'blue: pass');
    expect(p.pending()).toEqual(['chance']);
  });

  it('ruling 41: without a declared double nobody may add a card', () => {
    const p = new Position(popular(2), { turnedUp: ['CA'] }).play(red(60), blue(10));
    expect(p.now['stage']).toBe('upset');
    expect(p.why('red', `answer ${card(20)}`)).toBe('no-double-declared');
  });
});

describe('second edition: the upset', () => {
  it('ruling 42: everybody but the first who holds a card is asked at the same time', () => {
    const hands = { red: cards(100, 20), blue: cards(50, 10), green: cards(40), gold: cards(30, 20) };
    const p = new Position(popular(4), { round: 50, turnedUp: ['CA'], deck: ['NY'], hands });
    p.play(red(100), blue(50), green(40), gold(30));
    expect(p.pending()).toEqual(['blue', 'gold']);
    expect(p.why('red', `upset ${card(20)}`)).toBe('first-defends');
    expect(p.why('green', `upset ${card(20)}`)).toBe('out-of-cards');
  });

  it('ruling 42: an answer stays secret until all are in', () => {
    const p = new Position(popular(3), { turnedUp: ['CA'] }).play(
      red(100),
      blue(50),
      green(40),
      `blue: upset ${card(90)}`,
    );
    expect(p.now['counts']).toMatchObject({ blue: 1 });
    const seen = viewOf(p.game, p.s, p.seat('red')).state;
    expect(tableCardsOf(seen, 1)).toEqual([5]);
    expect(p.play('blue: pass', 'green: pass').told('upsetClaimed')).toEqual([]);
  });

  it('ruling 42: if several want it the lowest place has the right, and the others keep their cards', () => {
    const p = new Position(popular(4), { turnedUp: ['CA'] }).play(red(100), blue(50), green(40), gold(10));
    p.play(`blue: upset ${card(90)}`, 'gold: pass', `green: upset ${card(80)}`);
    expect(p.told('upsetClaimed')).toEqual([{ seat: 2, place: 3 }]);
    p.play('red: pass');
    expect(p.handSize('blue')).toBe(12);
    expect(p.handSize('green')).toBe(11);
  });

  it('ruling 43: the first place may stop it with a card, not knowing the challenger’s', () => {
    const p = new Position(popular(2), { turnedUp: ['CA'] }).play(red(60), blue(10), `blue: upset ${card(100)}`);
    expect(p.pending()).toEqual(['red']);
    expect(tableCardsOf(viewOf(p.game, p.s, p.seat('red')).state, 1)).toEqual([0]);
    p.play(`red: defend ${card(55)}`);
    expect(p.told('upsetLost')).toEqual([{ seat: 1, points: 110, defender: 0, defence: 115 }]);
    expect(p.now['scores']).toEqual({ red: regular('CA', 2, 1), blue: regular('CA', 2, 2) });
  });

  it('ruling 43: all these cards are spent whatever happens', () => {
    const p = new Position(popular(2), { turnedUp: ['CA'] });
    p.play(red(60), blue(10), `blue: upset ${card(100)}`, `red: defend ${card(55)}`);
    expect(p.handSizes()).toEqual([11, 11]);
  });

  it('ruling 44: equal sums leave the placing as it was', () => {
    const p = new Position(popular(2), { turnedUp: ['CA'] });
    p.play(red(60), blue(10), `blue: upset ${card(100)}`, `red: defend ${card(50)}`);
    expect(p.told('upsetLost')).toMatchObject([{ points: 110, defence: 110 }]);
    expect(p.now['places']).toEqual([['red'], ['blue']]);
  });

  it('ruling 45: with two candidates they swap', () => {
    const p = new Position(popular(2), { turnedUp: ['CA'] });
    p.play(red(60), blue(10), `blue: upset ${card(100)}`, 'red: pass');
    expect(p.now['places']).toEqual([['blue'], ['red']]);
    expect(p.now['scores']).toEqual({ red: regular('CA', 2, 2), blue: regular('CA', 2, 1) });
  });

  it('ruling 45: with three the first and third swap, whoever tried', () => {
    const p = new Position(popular(3), { turnedUp: ['CA'] }).play(red(60), blue(50), green(10));
    p.play(`blue: upset ${card(100)}`, 'green: pass', 'red: pass');
    expect(p.now['places']).toEqual([['green'], ['blue'], ['red']]);
  });

  it('ruling 45: with four 1-2-3-4 becomes 4-3-2-1, so the second falls to third', () => {
    const p = new Position(popular(4), { turnedUp: ['CA'] }).play(red(90), blue(50), green(20), gold(10));
    p.play(`blue: upset ${card(100)}`, 'green: pass', 'gold: pass', 'red: pass');
    expect(p.now['places']).toEqual([['gold'], ['green'], ['blue'], ['red']]);
    expect(p.now['scores']).toEqual({
      red: regular('CA', 4, 4),
      blue: regular('CA', 4, 3),
      green: regular('CA', 4, 2),
      gold: regular('CA', 4, 1),
    });
  });

  it('ruling 46: by electoral vote the state goes to whoever is first after the reversal', () => {
    const p = new Position(electoral(3), { turnedUp: ['CA'] }).play(red(60), blue(50), green(10));
    p.play(`blue: upset ${card(100)}`, 'green: pass', 'red: pass');
    expect(p.now['scores']).toEqual({ red: 0, blue: 0, green: 40 });
  });

  it('ruling 47: an upset is not answered by another', () => {
    const p = new Position(popular(3), { turnedUp: ['CA'] }).play(red(60), blue(50), green(10));
    p.play(`green: upset ${card(100)}`, 'blue: pass', 'red: pass');
    expect(p.pending()).toEqual(['chance']);
  });
});

describe('second edition: ties and the close column', () => {
  it('ruling 48: a spread within the limit puts everybody on the close column, the limit included', () => {
    const p = new Position(popular(2), { turnedUp: ['CA'] }).play(red(60), blue(50), 'blue: pass');
    expect(p.now['scores']).toEqual({ red: close('CA', 2, 1), blue: close('CA', 2, 2) });
    const wider = new Position(popular(2), { turnedUp: ['CA'] }).play(red(65), blue(50), 'blue: pass');
    expect(wider.now['scores']).toEqual({ red: regular('CA', 2, 1), blue: regular('CA', 2, 2) });
  });

  it('ruling 48: the limit is 20 points with three candidates and 30 with four', () => {
    const three = new Position(popular(3), { turnedUp: ['CA'] }).play(
      red(60),
      blue(50),
      green(40),
      ...pass('blue', 'green'),
    );
    expect(three.told('closeVote')).toEqual([{ spread: 20 }]);
    const fourth = new Position(popular(4), { turnedUp: ['CA'] });
    fourth.play(red(60), blue(50), green(40), gold(30), ...pass('blue', 'green', 'gold'));
    expect(fourth.told('closeVote')).toEqual([{ spread: 30 }]);
    const wide = new Position(popular(4), { turnedUp: ['CA'] });
    wide.play(red(60), blue(50), green(40), gold(20), ...pass('blue', 'green', 'gold'));
    expect(wide.told('closeVote')).toEqual([]);
  });

  it('ruling 48: sums after the second cards count, and candidates without cards are left out', () => {
    const sums = new Position(popular(2), { turnedUp: ['CA'] }).play(red(60, 10), blue(40), `blue: answer ${card(20)}`);
    expect(sums.told('closeVote')).toEqual([{ spread: 10 }]);
    const hands = { red: [], blue: cards(40, 10), green: cards(60, 20) };
    const given = { ...twoStates, handsLeft: { red: 0, blue: 0, green: 0 }, hands };
    const two = new Position(popular(3), given).play(blue(40), green(60), 'blue: pass');
    expect(two.told('closeVote')).toEqual([{ spread: 20 }]);
    expect(two.now['scores']).toEqual({ red: 0, blue: close('CA', 3, 2), green: close('CA', 3, 1) });
  });

  it('ruling 49: upset and stop cards do not change the column', () => {
    const p = new Position(popular(2), { turnedUp: ['CA'] });
    p.play(red(60), blue(50), `blue: upset ${card(100)}`, 'red: pass');
    expect(p.now['scores']).toEqual({ red: close('CA', 2, 2), blue: close('CA', 2, 1) });
  });

  it('ruling 49: after an upset the column stays with the candidate', () => {
    const given = { round: 50, turnedUp: ['CA'], deck: ['NY'], scores: { red: 100, blue: 90, green: 80 } };
    const p = new Position(popular(3), given).play(red(60), blue(60), green(10));
    p.play('red: pass', `green: upset ${card(100)}`, 'blue: pass');
    expect(p.now['places']).toEqual([['green'], ['red'], ['blue']]);
    expect(p.now['scores']).toEqual({
      red: 100 + close('CA', 3, 2),
      blue: 90 + close('CA', 3, 3),
      green: 80 + regular('CA', 3, 1),
    });
  });

  it('ruling 50: those tied for first take the close column, lowest total first, the rest the regular one', () => {
    const given = { round: 50, turnedUp: ['CA'], deck: ['NY'], scores: { red: 100, blue: 90, green: 80 } };
    const p = new Position(popular(3), given).play(red(60), blue(60), green(10), ...pass('red', 'green'));
    expect(p.now['places']).toEqual([['blue'], ['red'], ['green']]);
    expect(p.now['scores']).toEqual({
      red: 100 + close('CA', 3, 2),
      blue: 90 + close('CA', 3, 1),
      green: 80 + regular('CA', 3, 3),
    });
  });

  it('ruling 50: when the whole round is close, so is the rest', () => {
    const given = { round: 50, turnedUp: ['CA'], deck: ['NY'], scores: { red: 100, blue: 90, green: 80 } };
    const p = new Position(popular(3), given).play(red(60), blue(60), green(50), ...pass('red', 'green'));
    expect(p.now['scores']).toMatchObject({ green: 80 + close('CA', 3, 3) });
  });

  it('ruling 51: a tie for first on the first state buries it and gives back all cards', () => {
    const p = new Position(popular(3), { turnedUp: ['CA'] }).play(red(60), blue(60), green(10));
    expect(p.told('buried')).toEqual([{ states: 1, seats: 0b011 }]);
    expect(p.now).toMatchObject({ round: 1, deck: 51, scores: { red: 0, blue: 0, green: 0 } });
    expect(p.handSizes()).toEqual([13, 13, 13]);
    expect(p.play(...turn('NY'), red(55), blue(55), green(10)).told('buried')).toHaveLength(2);
  });

  it('ruling 51: later equal totals among the tied are settled by lot', () => {
    const given = { round: 50, turnedUp: ['CA'], deck: ['NY'], scores: { red: 90, blue: 90 } };
    const p = new Position(popular(2), given).play(red(60), blue(60));
    expect(p.outcomes()).toEqual(['lot red', 'lot blue']);
    p.play('chance: lot blue');
    expect(p.now['places']).toEqual([['blue'], ['red']]);
  });

  it('ruling 52: by electoral vote a tie for first is always buried, and there is no upset', () => {
    const given = {
      round: 50,
      turnedUp: ['CA'],
      deck: ['NY'],
      hands: { red: cards(60, 10), blue: cards(60, 20), green: cards(50, 30) },
    };
    const p = new Position(electoral(3), { ...given, handsLeft: { red: 0, blue: 0, green: 0 } });
    p.play(red(60), blue(60), green(50));
    expect(p.now).toMatchObject({ stage: 'turnUp', round: 50, deck: 2 });
    expect(p.now['hands']).toEqual({ red: cards(10, 60), blue: cards(20, 60), green: cards(30, 50) });
  });

  it('ruling 53: a buried card is not on top, but may come up after the next', () => {
    const p = new Position(electoral(2), { turnedUp: ['CA'] }).play(red(60), blue(60));
    expect(p.outcomes()).toHaveLength(50);
    expect(p.outcomes()).not.toContain('turn CA');
    p.play(...turn('NY'), red(60), blue(50), 'blue: pass');
    expect(p.outcomes()).toContain('turn CA');
  });

  it('ruling 53: the only card left is turned up again', () => {
    const given = { ...lastState, hands: { red: cards(60, 10), blue: cards(60, 20) } };
    const p = new Position(electoral(2), given).play(red(60), blue(60));
    expect(p.outcomes()).toEqual(['turn CA']);
  });

  it('ruling 54: the third tie in a row on the last state goes to the lowest total', () => {
    const given = { ...lastState, hands: { red: cards(60, 10), blue: cards(60, 10) }, scores: { red: 260, blue: 238 } };
    const p = new Position(electoral(2), given);
    for (let tie = 0; tie < 2; tie++) p.play(red(60), blue(60), ...turn('CA'));
    p.play(red(60), blue(60), 'red: pass');
    expect(p.now['result']).toMatchObject({ winner: 'blue' });
    expect(p.now['scores']).toEqual({ red: 260, blue: 278 });
  });

  it('ruling 54: at equal totals the third tie goes by lot', () => {
    const given = {
      ...lastState,
      lastTies: 2,
      hands: { red: cards(60, 10), blue: cards(60, 10) },
      scores: { red: 249, blue: 249 },
    };
    const p = new Position(electoral(2), given).play(red(60), blue(60));
    expect(p.outcomes()).toEqual(['lot red', 'lot blue']);
    p.play('chance: lot red', 'blue: pass');
    expect(p.now['result']).toMatchObject({ winner: 'red' });
  });

  it('ruling 54: if every tied candidate has just one card left, the tie is broken at once', () => {
    const given = { ...twoStates, hands: { red: cards(60), blue: cards(60) }, scores: { red: 260, blue: 200 } };
    const p = new Position(electoral(2), given).play(red(60), blue(60));
    expect(p.now['scores']).toEqual({ red: 260, blue: 240 });
  });

  it('ruling 54: in the short version the last group counts as the last state', () => {
    const six = ['DC', 'AK', 'VT', 'WY', 'NV', 'DE'];
    const hands = { red: cards(60, 10), blue: cards(60, 10) };
    const given = { round: 12, turnedUp: six, deck: [], hands, scores: { red: 260, blue: 259 }, lastTies: 2 };
    const p = new Position(electoral(2, { length: 'short' }), given).play(red(60), blue(60), 'red: pass');
    expect(p.now['scores']).toEqual({ red: 260, blue: 277 });
  });

  /** Both hold the tying card and others; red is ahead. */
  const ahead = { round: 40, turnedUp: ['CA'], deck: deckOf(11), scores: { red: 100, blue: 90, green: 95 } };
  const turnUp = (p: Position) => p.play(`chance: ${p.outcomes()[0]}`);

  it('ruling 67: the third tie in a row between the same candidates goes to the lowest total, whatever the states', () => {
    const p = new Position(electoral(3), ahead);
    for (let tie = 0; tie < 2; tie++) turnUp(p.play(red(60), blue(60), green(10)));
    expect(p.told('buried')).toHaveLength(2);
    const votes = electors(...(p.now['turnedUp'] as string[]));
    p.play(red(55), blue(55), green(10), 'red: pass', 'green: pass');
    expect(p.now['scores']).toEqual({ red: 100, blue: 90 + votes, green: 95 });
    expect(p.told('buried')).toHaveLength(2);
  });

  it('ruling 67: at equal totals the third tie goes by lot', () => {
    const p = new Position(electoral(2), { ...ahead, scores: { red: 90, blue: 90 } });
    for (let tie = 0; tie < 2; tie++) turnUp(p.play(red(60), blue(60)));
    expect(p.play(red(60), blue(60)).outcomes()).toEqual(['lot red', 'lot blue']);
  });

  it('ruling 67: a scored round, or other candidates, begin the count anew', () => {
    const p = new Position(electoral(3), ahead);
    for (let tie = 0; tie < 2; tie++) turnUp(p.play(red(60), blue(60), green(10)));
    turnUp(p.play(red(60), blue(10), green(60)));
    expect(p.told('buried')).toHaveLength(3);
    turnUp(p.play(red(60), blue(60), green(10)));
    expect(p.told('buried')).toHaveLength(4);
    turnUp(p.play(red(60), blue(50), green(10), ...pass('blue', 'green')));
    for (let tie = 0; tie < 2; tie++) turnUp(p.play(red(55), blue(55), green(20)));
    expect(p.told('buried')).toHaveLength(6);
  });

  it('ruling 67: whoever is tied, the sixth round in a row is settled', () => {
    const p = new Position(electoral(3), ahead);
    for (let tie = 0; tie < 5; tie++) {
      const [other, third] = tie % 2 === 0 ? [blue(60), green(10)] : [blue(10), green(60)];
      turnUp(p.play(red(60), other, third));
    }
    expect(p.told('buried')).toHaveLength(5);
    p.play(red(60), blue(10), green(60), 'red: pass', 'blue: pass');
    expect(p.told('buried')).toHaveLength(5);
    expect(p.told('carried')).toMatchObject([{ seat: 2 }]);
  });

  it('ruling 67: by popular vote the third tie on a first state is drawn by lot and scored from the close column', () => {
    const p = new Position(popular(2), { turnedUp: ['CA'] });
    for (let tie = 0; tie < 2; tie++) turnUp(p.play(red(60), blue(60)));
    const [code] = p.now['turnedUp'] as [StateCode];
    p.play(red(60), blue(60), 'chance: lot blue', 'red: pass');
    expect(p.now['scores']).toEqual({ red: close(code, 2, 2), blue: close(code, 2, 1) });
  });

  it('ruling 55: ties for other places are settled by lot', () => {
    const p = new Position(popular(3), { turnedUp: ['CA'] }).play(red(60), blue(10), green(10));
    expect(p.outcomes()).toEqual(['lot blue', 'lot green']);
    p.play('chance: lot green');
    expect(p.now['places']).toEqual([['red'], ['green'], ['blue']]);
  });

  it('ruling 55: by electoral vote alone they are settled only when an upset is tried', () => {
    const options = electoral(3, { keepBothTallies: false });
    const calm = new Position(options, { turnedUp: ['CA'] }).play(
      red(60),
      blue(10),
      green(10),
      ...pass('blue', 'green'),
    );
    expect(calm.now['scores']).toEqual({ red: 40, blue: 0, green: 0 });
    const upset = new Position(options, { turnedUp: ['CA'] }).play(red(60), blue(10), green(10));
    upset.play(`blue: upset ${card(100)}`, `green: upset ${card(90)}`);
    expect(upset.outcomes()).toEqual(['lot blue', 'lot green']);
    upset.play('chance: lot green', 'red: pass');
    expect(upset.told('upsetClaimed')).toEqual([{ seat: 1, place: 3 }]);
    expect(upset.now['scores']).toEqual({ red: 0, blue: 40, green: 0 });
  });

  it('ruling 56: whoever is first only by the tie rule defends as first', () => {
    const given = { round: 50, turnedUp: ['CA'], deck: ['NY'], scores: { red: 100, blue: 90 } };
    const p = new Position(popular(2), given).play(red(60), blue(60));
    expect(p.pending()).toEqual(['red']);
    p.play(`red: upset ${card(10)}`);
    expect(p.pending()).toEqual(['blue']);
    expect(p.play('blue: pass').now['places']).toEqual([['red'], ['blue']]);
  });

  it('ruling 57: a double that was taken back is not spent', () => {
    const p = new Position(electoral(2), { turnedUp: ['CA'] }).play(red(10, 20), blue(30), 'blue: pass');
    expect(p.told('buried')).toHaveLength(1);
    expect(p.handSizes()).toEqual([13, 13]);
  });
});

describe('second edition: scoring and end', () => {
  it('ruling 58: most popular votes win, a majority is not needed', () => {
    const given = { round: 51, turnedUp: ['CA'], deck: [], scores: { red: 30_000, blue: 30_000, green: 29_000 } };
    const p = new Position(popular(3), given).play(red(60), blue(20), green(10), ...pass('blue', 'green'));
    expect(p.now['result']).toMatchObject({ winner: 'red' });
  });

  it('ruling 58: at equal totals more first places win, else the campaign is replayed', () => {
    const behind = regular('CA', 2, 1) - regular('CA', 2, 2);
    const given = { ...lastState, scores: { red: 1000, blue: 1000 + behind } };
    const more = new Position(popular(2), { ...given, roundsWon: { red: 20, blue: 25 } }).play(
      red(60),
      blue(20),
      'blue: pass',
    );
    expect(more.now['result']).toMatchObject({ winner: 'blue' });
    const even = new Position(popular(2), { ...given, roundsWon: { red: 24, blue: 25 } }).play(
      red(60),
      blue(20),
      'blue: pass',
    );
    expect(even.now).toMatchObject({ campaign: 2, round: 1 });
    const third = { ...given, roundsWon: { red: 24, blue: 25 }, campaign: 3 };
    const last = new Position(popular(2), { ...third, hands: { red: cards(60, 40), blue: cards(20, 30) } });
    last.play(red(60), blue(20), 'blue: pass');
    expect(last.told('levelAtEnd')).toEqual([{ sides: 0b11, race: 0, how: 2 }]);
    expect(last.now['result']).toMatchObject({ winner: 'red' });
  });

  it('ruling 68: two candidates without a majority go by the most votes, since states can go unscored', () => {
    const given = { ...lastState, scores: { red: 210, blue: 242 } };
    const lines = [red(60), blue(20), 'blue: pass'];
    expect(new Position(electoral(2), given).play(...lines).now['result']).toMatchObject({ winner: 'red' });
    const agreed = electoral(2, { noMajority: 'replay' });
    expect(new Position(agreed, given).play(...lines).now['campaign']).toBe(2);
    const third = new Position(agreed, { ...given, campaign: 3 }).play(...lines);
    expect(third.now['result']).toMatchObject({ winner: 'red' });
  });

  it('ruling 59: by electoral vote without a majority it goes as in the first edition', () => {
    const given = { round: 51, turnedUp: ['CA'], deck: [], scores: { red: 180, blue: 170, green: 148 } };
    const lines = [red(60), blue(20), green(10), ...pass('blue', 'green')];
    expect(new Position(electoral(3), given).play(...lines).now['result']).toMatchObject({ winner: 'red' });
    const replayed = new Position(electoral(3, { noMajority: 'replay' }), given).play(...lines);
    expect(replayed.now['campaign']).toBe(2);
  });

  it('ruling 60: both counts are kept; electors follow first place after tie and upset', () => {
    const p = new Position(popular(2), { turnedUp: ['CA'] });
    p.play(red(60), blue(10), `blue: upset ${card(100)}`, 'red: pass');
    expect(p.now['otherCount']).toEqual({ red: 0, blue: 40 });
    const other = new Position(electoral(2), { turnedUp: ['CA'] }).play(red(60), blue(10), 'blue: pass');
    expect(other.now['otherCount']).toEqual({ red: regular('CA', 2, 1), blue: regular('CA', 2, 2) });
  });

  it('ruling 60: the count that does not decide is told at the end, when asked for', () => {
    const end = { ...lastState, scores: { red: 270, blue: 100 } };
    const lines = [red(60), blue(10), 'blue: pass'];
    expect(new Position(electoral(2), end).play(...lines).told('otherCount')).toHaveLength(2);
    const quiet = new Position(electoral(2, { keepBothTallies: false }), end).play(...lines);
    expect(quiet.told('otherCount')).toEqual([]);
    expect(quiet.now['otherCount']).toEqual({ red: 0, blue: 0 });
  });

  it('ruling 61: in the short version the rows of the group are added place by place', () => {
    const group = ['CA', 'NY', 'TX', 'OH'] as const;
    const sum = (votes: (code: StateCode) => number) => group.reduce((total, code) => total + votes(code), 0);
    const p = new Position(popular(3, { length: 'short' }), { turnedUp: [...group] });
    p.play(red(100), blue(50), green(10), ...pass('blue', 'green'));
    expect(p.now['scores']).toEqual({
      red: sum((code) => regular(code, 3, 1)),
      blue: sum((code) => regular(code, 3, 2)),
      green: sum((code) => regular(code, 3, 3)),
    });
    expect(p.now['otherCount']).toMatchObject({ red: electors(...group) });
  });

  it('ruling 62: in the short version the whole group is buried and a new one of the same size turned up', () => {
    const p = new Position(electoral(2, { length: 'short' }), { turnedUp: ['CA', 'NY', 'TX', 'OH'] });
    p.play(red(60), blue(60));
    expect(p.now).toMatchObject({ round: 1, deck: 51 });
    expect(p.outcomes()).toHaveLength(47);
    p.play(...turn('PA', 'CA', 'IL'));
    expect(p.pending()).toEqual(['chance']);
    expect(p.play(...turn('NY')).pending()).toEqual(['red', 'blue']);
  });

  it('ruling 65: every lot is an outcome of chance in the record', () => {
    const p = new Position(popular(3), { turnedUp: ['CA'] }).play(red(60), blue(10), green(10));
    expect(p.outcomes().map((text) => p.game.outcomes.parse(text))).toEqual([52, 53]);
    expect(p.play('chance: lot blue').told('placeLot')).toEqual([{ seat: 1, place: 2 }]);
  });
});
