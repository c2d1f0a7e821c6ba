import { SPECTATOR, UNKNOWN, viewOf } from '@whistlestop/kernel';
import { describe, expect, it } from 'vitest';
import { bag } from '../../rules/layout.ts';
import { eventBy, type Position, Table, toAct } from '../table.ts';

/** Kennedy plays his candidate card and checks in New York, where Nixon is, as often as said. */
const checking = (checks: number, cubes: { kennedy: number; nixon: number }, given: Position = {}) =>
  new Table(toAct('kennedy', [], { candidates: { kennedy: 'MA', nixon: 'NY' }, bag: cubes, ...given })).play(
    'kennedy: play candidate campaign',
    `kennedy: check NY ${checks}`,
  );

/** Election Day with the initiative decided and nothing but the bag to count on. */
const electionDay = (given: Position) =>
  new Table({ turn: 9, initiative: 'kennedy', momentum: { kennedy: 0, nixon: 0 }, ...given });

const fullHands = {
  kennedy: ['volunteers', 'fifty-stars', 'fidel-castro', 'advance-men', 'herblock', 'henry-luce'],
  nixon: ['the-new-nixon', 'stature-gap', 'harry-f-byrd', 'political-capital', 'old-south', 'gaffe'],
};

describe('rulings B: set-up', () => {
  it('ruling 7: Defense starts first, the Economy second, Civil Rights third', () => {
    expect(new Table({}).now()).toMatchObject({ issueTrack: ['defense', 'economy', 'civilRights'] });
  });
  it('ruling 8: cards are dealt one each in turn, Kennedy first', () => {
    const table = new Table({}).play('chance: deal gaffe', 'chance: deal herblock', 'chance: deal recount');
    expect(table.now()).toMatchObject({ hands: { kennedy: ['gaffe', 'recount'], nixon: ['herblock'] }, deck: 88 });
  });
  it('ruling 8: both hands are dealt before the initiative check', () => {
    const table = new Table({}).dealOn();
    expect(table.now()).toMatchObject({ deck: 79, bag: { kennedy: 10, nixon: 10 } });
    expect(table.outcomes()).toEqual(['draw kennedy', 'draw nixon']);
  });
  it('ruling 9: the bag is seeded with 10 and 10, and reseeded with the same', () => {
    expect(new Table({}).now()).toMatchObject({ bag: { kennedy: 10, nixon: 10 } });
    expect(checking(1, { kennedy: 0, nixon: 1 }).draw('R').now()).toMatchObject({ bag: { kennedy: 10, nixon: 10 } });
  });
});

describe('rulings B: the bag', () => {
  it('ruling 10: an empty bag is reseeded at once', () => {
    const table = checking(2, { kennedy: 2, nixon: 0 }).draw('BB');
    expect(table.now()).toMatchObject({ bag: { kennedy: 10, nixon: 10 } });
  });
  it('ruling 10: rest cubes find the bag already reseeded', () => {
    const table = new Table({
      turn: 2,
      activity: 5,
      first: 'nixon',
      toAct: 'kennedy',
      momentum: { kennedy: 0, nixon: 0 },
      candidates: { kennedy: 'MA', nixon: 'NY' },
      bag: { kennedy: 2, nixon: 0 },
      hands: { kennedy: ['volunteers', 'herblock'], nixon: ['gaffe'] },
    });
    table.play('kennedy: play volunteers campaign', 'kennedy: check NY 2').draw('BB');
    table.play('kennedy: aside herblock', 'nixon: aside gaffe');
    expect(table.now()).toMatchObject({ turn: 3, bag: { kennedy: 12, nixon: 10 } });
  });
  it('ruling 11: a set of draws goes on after reseeding and its results stand', () => {
    const table = checking(4, { kennedy: 1, nixon: 1 }).draw('BR');
    expect(table.now()).toMatchObject({ bag: { kennedy: 10, nixon: 10 }, support: { NY: 'kennedy 1' } });
    table.draw('BB');
    expect(table.now()).toMatchObject({ bag: { kennedy: 8, nixon: 10 }, support: { NY: 'kennedy 3' } });
  });
  it('ruling 11: an initiative check keeps its count through reseeding', () => {
    const table = new Table({ turn: 2, hands: fullHands, bag: { kennedy: 1, nixon: 1 } }).draw('BRB');
    expect(table.now()).toMatchObject({ initiative: 'kennedy', bag: { kennedy: 9, nixon: 10 } });
  });
  it('ruling 11: a redraw of Profiles in Courage may come from the reseeded bag', () => {
    const table = checking(1, { kennedy: 0, nixon: 1 }, { inPlay: { turn: ['profiles-in-courage'] } }).draw('R');
    table.play('kennedy: yes').draw('B').play('kennedy: done');
    expect(table.now()).toMatchObject({ bag: { kennedy: 9, nixon: 10 }, support: { NY: 'kennedy 1' } });
  });
  it('ruling 11: a bag of one colour is not refilled', () => {
    const table = checking(2, { kennedy: 1, nixon: 5 }).draw('B');
    expect(table.outcomes()).toEqual(['draw nixon']);
    expect(table.draw('R').now()).toMatchObject({ bag: { kennedy: 0, nixon: 4 } });
  });
  it('ruling 12: the initiative check of Election Day may still empty and reseed the bag', () => {
    const table = new Table({
      turn: 9,
      momentum: { kennedy: 0, nixon: 0 },
      bag: { kennedy: 0, nixon: 2 },
      strategy: { kennedy: ['gaffe'], nixon: ['old-south'] },
    });
    expect(table.draw('RR').now()).toMatchObject({ initiative: 'nixon', bag: { kennedy: 10, nixon: 10 } });
  });
  it('ruling 12: from the strategy checks of Election Day on there is no reseeding', () => {
    const table = electionDay({
      bag: { kennedy: 3, nixon: 0 },
      strategy: { kennedy: ['gaffe'], nixon: ['old-south'] },
    });
    expect(table.play('kennedy: resolve gaffe').draw('BBB').now()).toMatchObject({ bag: { kennedy: 0, nixon: 0 } });
  });
  it('ruling 12: the strategy phases of earlier turns close nothing', () => {
    const hands = { kennedy: ['volunteers', 'herblock'], nixon: ['gaffe', 'old-south'] };
    const table = new Table({ turn: 8, activity: 5, first: 'kennedy', toAct: 'nixon', hands, exhausted: ['kennedy'] });
    table.play('nixon: play candidate position', 'nixon: done');
    table.play('kennedy: aside volunteers', 'kennedy: aside herblock', 'nixon: aside gaffe', 'nixon: aside old-south');
    expect(table.now()).toMatchObject({ turn: 9, bag: { kennedy: 12, nixon: 12 } });
    const before = new Table({ turn: 6, bag: { kennedy: 2, nixon: 0 }, strategy: { kennedy: ['gaffe'] } });
    expect(before.draw('BB').now()).toMatchObject({ initiative: 'kennedy', bag: { kennedy: 10, nixon: 10 } });
  });
  it('ruling 13: with an empty bag every remaining check fails, yet the steps happen', () => {
    const table = electionDay({
      bag: { kennedy: 1, nixon: 0 },
      strategy: { kennedy: ['gaffe'], nixon: ['old-south'] },
      inPlay: { electionDay: ['late-returns-from-cook-county', 'recount'] },
    });
    table.play('kennedy: resolve gaffe').draw('B').play('nixon: resolve old-south');
    table.play('kennedy: resolve recount', 'nixon: add FL', 'kennedy: resolve late-returns-from-cook-county');
    expect(table.now()).toMatchObject({
      phase: 'over',
      support: { TX: 'kennedy 1', NY: 'kennedy 1', FL: 'nixon 1', IL: 'kennedy 1' },
      bag: { kennedy: 0, nixon: 0 },
    });
  });
  it('ruling 14: cubes drawn in an initiative check stay out of the bag', () => {
    const table = new Table({ turn: 2, hands: fullHands }).draw('RBR');
    expect(table.now()).toMatchObject({ bag: { kennedy: 9, nixon: 8 }, rest: { kennedy: 0, nixon: 0 } });
  });
  it('ruling 14: cubes of a support check stay out of the bag, successful or not', () => {
    const table = checking(3, { kennedy: 10, nixon: 10 }, { support: { NY: 'nixon 1' } }).draw('BRB');
    expect(table.now()).toMatchObject({
      bag: { kennedy: 8, nixon: 9 },
      rest: { kennedy: 0, nixon: 0 },
      support: { NY: 'kennedy 1' },
    });
  });
  it('ruling 15: cubes and markers never run out', () => {
    const table = eventBy('kennedy', 'hurricane-donna', {
      support: { FL: 'kennedy 60' },
      momentum: { kennedy: 40, nixon: 40 },
    });
    expect(table.now()).toMatchObject({ support: { FL: 'kennedy 61' }, momentum: { kennedy: 41 } });
  });
  it('ruling 16: everybody may know what is in the bag, unless the table wants it hidden', () => {
    const shown = (bagVisible: boolean) => {
      const { game, state } = new Table({}, { deck: '2007', bagVisible });
      return [0, 1, SPECTATOR].map((observer) => bag.at(viewOf(game, state, observer).state, 0));
    };
    expect(shown(true)).toEqual([10, 10, 10]);
    expect(shown(false)).toEqual([UNKNOWN, UNKNOWN, UNKNOWN]);
  });
});
