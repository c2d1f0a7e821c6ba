import { describe, expect, it } from 'vitest';
import { channelOpen, membersOf, partyOf, turnedUp } from '../rules/index.ts';
import { blue, card, cards, electors, gold, green, Position, red, turn } from './position.ts';

const nominee = { version: 'nominee' };
const four = ['CA', 'NY', 'TX', 'OH'];
const more = ['IL', 'PA', 'MI', 'NJ'];
const six = ['DC', 'AK', 'VT', 'WY', 'NV', 'DE'];
const last = { round: 12, turnedUp: six, deck: [] };
const election = { race: 'election', tickets: { star: 'blue', bell: 'green' } };
const ready = ['red', 'blue', 'green', 'gold'].map((seat) => `${seat}: ready`);

describe('first edition, nominee version: the conventions', () => {
  it('ruling 23: red and blue are one party, green and gold the other', () => {
    expect([0, 1, 2, 3].map(partyOf)).toEqual([0, 0, 1, 1]);
    expect([membersOf(0), membersOf(1)]).toEqual([0b0011, 0b1100]);
  });

  it('ruling 24: one set of cards, two contests, each giving out all its votes', () => {
    const p = new Position(nominee, { turnedUp: four }).play(red(60), blue(50), green(10), gold(20));
    const votes = electors(...four);
    expect(p.now['scores']).toEqual({ red: votes, blue: 0, green: 0, gold: votes });
  });

  it('ruling 24: ties and pools are kept per party', () => {
    const p = new Position(nominee, { turnedUp: four }).play(red(60), blue(60), green(60), gold(20), ...turn(...more));
    expect(p.now['pools']).toEqual([{ contenders: ['red', 'blue'], states: ['CA', 'NY', 'OH', 'TX'] }]);
    expect(p.now['scores']).toMatchObject({ green: electors(...four) });
    p.play(green(10), red(20), blue(30), gold(100));
    expect(p.now['scores']).toEqual({
      red: 0,
      blue: electors(...four, ...more),
      green: electors(...four),
      gold: electors(...more),
    });
  });

  it('ruling 25: in each party whoever scored its last round leads that party alone', () => {
    const p = new Position(nominee, { turnedUp: four }).play(red(60), blue(50), green(10), gold(20), ...turn(...more));
    expect(p.now['leaders']).toEqual(['red', 'gold']);
    expect(p.pending()).toEqual(['red', 'gold']);
    p.play(gold(10));
    expect(p.pending()).toEqual(['red', 'green']);
  });

  it('ruling 25: a party that tied has no leader while the other has', () => {
    const p = new Position(nominee, { turnedUp: four }).play(red(60), blue(60), green(10), gold(20), ...turn(...more));
    expect(p.pending()).toEqual(['red', 'blue', 'gold']);
  });

  it('ruling 26: more votes win the nomination, 270 are not needed', () => {
    const given = { ...last, scores: { red: 100, blue: 90, green: 80, gold: 300 } };
    const p = new Position(nominee, given).play(red(10), blue(60), green(10), gold(20));
    expect(p.now['tickets']).toEqual({ star: 'blue', bell: 'gold' });
    expect(p.told('nominated').map(({ seat, mate, how }) => [seat, mate, how])).toEqual([
      [1, 0, 0],
      [3, 2, 0],
    ]);
  });

  it('ruling 26: at equal votes more rounds won decide', () => {
    const given = { ...last, scores: { red: 269, blue: 251, green: 1, gold: 0 }, roundsWon: { red: 3, blue: 5 } };
    const p = new Position(nominee, given).play(red(10), blue(60), green(20), gold(10));
    expect(p.now['tickets']).toMatchObject({ star: 'blue' });
    expect(p.told('nominated')[0]).toMatchObject({ how: 1 });
  });

  it('ruling 26: then the higher card left', () => {
    const hands = { red: cards(10, 90), blue: cards(60, 100) };
    const given = {
      ...last,
      hands,
      scores: { red: 269, blue: 251, green: 1, gold: 0 },
      roundsWon: { red: 6, blue: 5 },
    };
    const p = new Position(nominee, given).play(red(10), blue(60), green(20), gold(10));
    expect(p.now['tickets']).toMatchObject({ star: 'blue' });
    expect(p.told('nominated')[0]).toMatchObject({ how: 2 });
  });

  it('ruling 26: then the lot', () => {
    const hands = { red: cards(10, 90), blue: cards(60, 90) };
    const given = {
      ...last,
      hands,
      scores: { red: 269, blue: 251, green: 1, gold: 0 },
      roundsWon: { red: 6, blue: 5 },
    };
    const p = new Position(nominee, given).play(red(10), blue(60), green(20), gold(10));
    expect(p.outcomes()).toEqual(['lot red', 'lot blue']);
    p.play('chance: lot red');
    expect(p.now['tickets']).toEqual({ star: 'red', bell: 'green' });
    expect(p.now['race']).toBe('election');
  });

  it('ruling 27: a short convention may lead to a long election', () => {
    const p = new Position({ ...nominee, length: 'long', conventionLength: 'short' }, last);
    p.play(red(10), blue(60), green(20), gold(10), ...ready, ...turn('CA'));
    expect(p.now).toMatchObject({ race: 'election', round: 1, turnedUp: ['CA'], handsLeft: { red: 3 } });
  });

  it('ruling 28: between the games hands, doubles, deck and scores begin anew', () => {
    const p = new Position(nominee, { ...last, doubles: ['red', 'gold'], scores: { red: 200 } });
    p.play(red(10), blue(60), green(20), gold(10));
    expect(p.now).toMatchObject({
      race: 'election',
      doubles: [],
      deck: 51,
      scores: { star: 0, bell: 0 },
      won: { star: [] },
    });
    expect(p.handSizes()).toEqual([13, 13, 13, 13]);
  });
});

describe('first edition, nominee version: the ticket election', () => {
  const started = { ...election, round: 1, turnedUp: four };

  it('ruling 29: the four commit separately, and the sum of a party counts', () => {
    const p = new Position(nominee, started).play(red(100), blue(10), green(60), gold(55));
    expect(p.now['scores']).toEqual({ star: 0, bell: electors(...four) });
  });

  it('ruling 29: partners do not see each other’s cards before the reveal', () => {
    const p = new Position(nominee, started).play(red(100));
    const told = p.events(p.seat('blue')).find(({ name }) => name === 'committed');
    expect(told?.args['first']).toBeLessThan(-1);
  });

  it('ruling 29: both partners may use their own double in the same round', () => {
    const p = new Position(nominee, started).play(red(10, 20), blue(30, 40), green(60), gold(30));
    expect(p.now['doubles']).toEqual(['red', 'blue']);
    expect(p.now['scores']).toEqual({ star: electors(...four), bell: 0 });
  });

  it('ruling 30: both members of the party that scored last commit first', () => {
    const p = new Position(nominee, started).play(red(100), blue(90), green(60), gold(30), ...turn(...more));
    expect(p.pending()).toEqual(['red', 'blue']);
    p.play(red(10));
    expect(p.pending()).toEqual(['blue']);
    p.play(blue(20));
    expect(p.pending()).toEqual(['green', 'gold']);
    expect(p.revisable()).toEqual([]);
  });

  it('ruling 31: a tie between the parties is a pool of parties', () => {
    const p = new Position(nominee, started).play(red(100), blue(10), green(80), gold(30), ...turn(...more));
    expect(p.now['pools']).toEqual([{ contenders: ['star', 'bell'], states: ['CA', 'NY', 'OH', 'TX'] }]);
    p.play(red(20), blue(30), green(10), gold(20));
    expect(p.now['scores']).toEqual({ star: electors(...four, ...more), bell: 0 });
  });

  it('ruling 31: after the last round a party shows the sum of its cards left', () => {
    const hands = { red: cards(10, 50), blue: cards(10, 50), green: cards(30, 50), gold: cards(50) };
    const p = new Position(nominee, { ...election, ...last, hands, scores: { star: 260, bell: 260 } });
    p.play(red(50), blue(50), green(50), gold(50));
    expect(p.now['scores']).toEqual({ star: 260, bell: 278 });
    expect(p.now['result']).toMatchObject({ winner: 'bell', president: 'green', vicePresident: 'gold' });
  });

  it('ruling 31: a lot between parties falls on a party', () => {
    const hands = { red: cards(50), blue: cards(50), green: cards(50), gold: cards(50) };
    const p = new Position(nominee, { ...election, ...last, hands, scores: { star: 260, bell: 260 } });
    p.play(red(50), blue(50), green(50), gold(50));
    expect(p.outcomes()).toEqual(['lot star', 'lot bell']);
    expect(p.play('chance: lot star').now['result']).toMatchObject({ winner: 'star', president: 'blue' });
  });

  it('ruling 32: before round 1 the parties confer until everybody is ready', () => {
    const p = new Position(nominee, election);
    expect(p.now['stage']).toBe('parley');
    expect(turnedUp(p.s)).toEqual([]);
    expect([channelOpen(p.s, 0), channelOpen(p.s, 1)]).toEqual([true, true]);
    p.play(...ready);
    expect(p.pending()).toEqual(['chance']);
    expect([channelOpen(p.s, 0), channelOpen(p.s, 1)]).toEqual([false, false]);
  });

  it('ruling 32: a member may call one recess per party between rounds, also out of turn', () => {
    const given = { ...started, round: 2, won: { star: more }, leaders: ['red', 'blue'] };
    const p = new Position(nominee, given);
    expect(p.legal('gold')).toEqual(['recess']);
    p.play('gold: recess');
    expect([channelOpen(p.s, 0), channelOpen(p.s, 1)]).toEqual([false, true]);
    expect(p.pending()).toEqual(['green', 'gold']);
    p.play('gold: ready', 'green: ready');
    expect(p.pending()).toEqual(['red', 'blue']);
    expect(p.why('green', 'recess')).toBe('recess-spent');
    expect(p.now['recesses']).toEqual(['bell']);
  });

  it('ruling 32: during the other party’s recess one may confer by spending one’s own', () => {
    const p = new Position(nominee, started).play('gold: recess');
    expect(p.legal('red')).toEqual(['recess']);
    p.play('blue: recess');
    expect(channelOpen(p.s, 0)).toBe(true);
    expect(p.pending()).toEqual(['red', 'blue', 'green', 'gold']);
    p.play(...ready);
    expect(p.now).toMatchObject({ stage: 'commit', recesses: ['star', 'bell'] });
  });

  it('ruling 32: no recess once cards lie on the table', () => {
    const p = new Position(nominee, started).play(red(60));
    expect(p.why('blue', 'recess')).toBe('between-rounds');
  });

  it('ruling 32: conventions have no recess', () => {
    expect(new Position(nominee, { turnedUp: four }).why('red', 'recess')).toBe('no-recess-here');
  });

  it('ruling 33: the election ends at once when a party reaches 270', () => {
    const given = { ...election, round: 3, turnedUp: four, won: { star: more }, scores: { star: 200 }, deck: rest() };
    const p = new Position(nominee, given).play(red(100), blue(90), green(60), gold(30));
    expect(p.pending()).toEqual(['over']);
    expect(p.now['result']).toEqual({
      winner: 'star',
      president: 'blue',
      vicePresident: 'red',
      scores: { red: 0.25, blue: 0.75, green: 0, gold: 0 },
    });
  });

  it('ruling 33: pools are awarded before the new cards', () => {
    const pools = [{ contenders: ['star', 'bell'], states: ['CA'] }];
    const given = { ...election, ...last, pools, scores: { star: 240, bell: 200 } };
    const p = new Position(nominee, given).play(red(100), blue(90), green(60), gold(30));
    expect(p.now['scores']).toEqual({ star: 280, bell: 200 });
    expect(p.told('won')).toEqual([]);
  });

  it('ruling 33: votes in an open pool do not count before they are awarded', () => {
    const given = { ...election, round: 2, turnedUp: four, won: { star: more }, scores: { star: 200 } };
    const p = new Position(nominee, given).play(red(100), blue(10), green(80), gold(30));
    expect(p.pending()).toEqual(['chance']);
  });

  it('ruling 34: 269 to 269 replays the election with the same tickets', () => {
    const p = new Position(nominee, { ...election, ...last, scores: { star: 251, bell: 269 } });
    p.play(red(100), blue(90), green(60), gold(30));
    expect(p.now).toMatchObject({ race: 'election', stage: 'parley', scores: { star: 0, bell: 0 } });
    expect(p.now['tickets']).toEqual({ star: 'blue', bell: 'green' });
    expect(p.why('red', `play ${card(60)}`)).toBe('not-now');
  });

  it('ruling 68: the third election at 269 to 269 is decided, at last by a lot between the parties', () => {
    const hands = { red: cards(100, 20), blue: cards(90, 30), green: cards(60, 30), gold: cards(30, 20) };
    // The convention is the first campaign of the match, so the third election is the fourth.
    const level = { ...election, ...last, campaign: 4, scores: { star: 251, bell: 269 }, hands };
    const lines = [red(100), blue(90), green(60), gold(30)];
    const replayed = new Position(nominee, { ...level, campaign: 3, roundsWon: { star: 4, bell: 5 } }).play(...lines);
    expect(replayed.now).toMatchObject({ campaign: 4, stage: 'parley' });
    const p = new Position(nominee, { ...level, roundsWon: { star: 4, bell: 5 } }).play(...lines);
    expect(p.outcomes()).toEqual(['lot star', 'lot bell']);
    expect(p.play('chance: lot bell').now['result']).toMatchObject({ winner: 'bell', president: 'green' });
  });
});

/** Forty more State Cards beside the two groups above, for rounds 4 to 12. */
function rest(): string[] {
  const codes = new Position({}).outcomes().map((text) => text.replace('turn ', ''));
  return codes.filter((code) => ![...four, ...more].includes(code)).slice(0, 39);
}
