import { forfeitWinners } from '@whistlestop/kernel';
import { describe, expect, it } from 'vitest';
import { Table } from './table.ts';

/** The last hand of the game with these piles and votes; nobody has anything to answer with. */
const tally = (states: number, piles: object, votes: object) =>
  new Table({ round: 4, week: 9, evidence: ['E01'], piles, votes }, { states }).play('incumbent: play E01');

describe('the final tally', () => {
  it('gives the Incumbent a State he ties with (ruling 51)', () => {
    expect(tally(1, { amber: 14 }, { amber: 14 }).now['result']).toMatchObject({ winner: 'incumbent' });
    expect(tally(1, { amber: 13 }, { amber: 14 }).now['result']).toMatchObject({ winner: 'states' });
  });

  it('counts 0 to 0 as a tie too (ruling 51)', () => {
    expect(tally(1, { amber: 0 }, { amber: 0 }).now['result']).toMatchObject({ winner: 'incumbent' });
  });

  it.each([
    [1, 1],
    [2, 2],
    [3, 2],
    [4, 3],
    [5, 3],
  ])('needs the majority: of %i States he must beat %i (ruling 52)', (states, needed) => {
    const colours = ['amber', 'coral', 'teal', 'rose', 'silver'].slice(0, states);
    const beating = (count: number) =>
      tally(
        states,
        Object.fromEntries(colours.map((colour) => [colour, 10])),
        Object.fromEntries(colours.map((colour, index) => [colour, index < count ? 5 : 15])),
      ).now['result'];
    expect(beating(needed)).toMatchObject({ winner: 'incumbent', beaten: colours.slice(0, needed) });
    expect(beating(needed - 1)).toMatchObject({ winner: 'states' });
  });

  it('makes the Incumbent the only winner when he wins (ruling 53)', () => {
    expect(tally(2, { amber: 9, coral: 9 }, { amber: 9, coral: 1 }).scores).toEqual([1, 0, 0]);
  });

  it('ranks the States by votes when they win, beaten ones included (ruling 53)', () => {
    const table = tally(3, { amber: 20, coral: 1, teal: 1 }, { amber: 18, coral: 7, teal: 9 });
    expect(table.now['result']).toEqual({
      winner: 'states',
      beaten: ['amber'],
      places: { amber: 1, coral: 3, teal: 2 },
    });
    expect(table.scores?.map((score) => Math.round(score * 100))).toEqual([0, 100, 33, 67]);
  });

  it('lets equal States share their place (ruling 53)', () => {
    const table = tally(3, { amber: 1, coral: 1, teal: 1 }, { amber: 9, coral: 9, teal: 4 });
    expect(table.now['result']).toMatchObject({ places: { amber: 1, coral: 1, teal: 3 } });
    expect(table.scores?.map((score) => Math.round(score * 100))).toEqual([0, 83, 83, 33]);
  });
});

describe('a seat that gives up', () => {
  const left = (leaver: string, states: number) => {
    const table = new Table({}, { states });
    return forfeitWinners(table.game, table.seat(leaver)).map((winner) => table.game.seats[winner]!.id);
  };

  it('leaves the win to the States together where it is the Incumbent', () => {
    expect(left('incumbent', 3)).toEqual(['amber', 'coral', 'teal']);
  });

  it('leaves the win to the Incumbent where it is his only State', () => {
    expect(left('amber', 1)).toEqual(['incumbent']);
  });

  it('makes nobody the winner where the Incumbent and other States are left', () => {
    expect(left('coral', 3)).toEqual([]);
  });
});
