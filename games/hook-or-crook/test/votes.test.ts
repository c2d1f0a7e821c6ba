import { describe, expect, it } from 'vitest';
import { texts } from '../texts/index.ts';
import { Table } from './table.ts';

const ONE = { states: 1 };
const TWO = { states: 2 };
const THREE = { states: 3 };

/** The Incumbent lands on a space of Round 1 with a roll of one. */
const red = (space: number, given: object = {}, options: object = THREE) =>
  new Table({ ...given, positions: { incumbent: space - 1 } }, options).play('die 1');

/** The State amber lands on a space of Round 1 with a roll of one. */
const blue = (space: number, given: object = {}, options: object = THREE) =>
  new Table({ toAct: 'amber', ...given, positions: { amber: space - 1 } }, options).play('die 1');

describe('the pot, the piles and the States', () => {
  it('hold 48 V of each colour together (rulings 3 and 15)', () => {
    expect(new Table({}, THREE).now).toMatchObject({
      pot: { amber: 36, coral: 36, teal: 36 },
      piles: { amber: 12, coral: 12, teal: 12 },
      votes: { amber: 0, coral: 0, teal: 0 },
    });
  });

  it.each([
    [1, 20],
    [2, 16],
    [3, 12],
    [4, 8],
    [5, 6],
  ])('start with the restored table: against %i States %i V in each pile (ruling 2)', (states, votes) => {
    expect(new Table({}, { states }).votes()).toEqual([votes, 0]);
  });

  it('give what there is when the pot runs short (ruling 15)', () => {
    expect(blue(12, { piles: { amber: 20 }, votes: { amber: 26 } }, ONE).votes()).toEqual([20, 28]);
  });

  it('are public to everyone (ruling 22)', () => {
    const { layout } = new Table({}, THREE).game;
    for (const name of ['pot', 'pile', 'votes'])
      expect(layout.placed.find((field) => field.name === name)?.spec.visible).toBe('public');
  });
});

describe('a vote space of the Incumbent', () => {
  it('lets him choose the colours V by V and split them (ruling 16)', () => {
    const table = red(1).play('incumbent: gain coral', 'incumbent: gain amber', 'incumbent: gain coral');
    expect(table.now['piles']).toEqual({ amber: 13, coral: 14, teal: 12 });
    expect(table.waitsFor).toBe('chance');
  });

  it('offers no colour whose pot is empty (ruling 16)', () => {
    const table = red(1, { votes: { amber: 36 } });
    expect(table.legal('incumbent')).toEqual(['gain coral', 'gain teal']);
    expect(table.why('incumbent', 'gain amber')).toMatchObject({ code: 'pot-empty', rules: [{ ruling: 16 }] });
  });

  it('moves all there is without asking when fewer V can be moved than asked (ruling 16)', () => {
    const table = red(1, { votes: { amber: 35, coral: 36, teal: 35 } });
    expect(table.now['piles']).toEqual({ amber: 13, coral: 12, teal: 13 });
    expect(table.waitsFor).toBe('chance');
  });

  it('asks nothing when there is only one colour', () => {
    expect(red(1, {}, ONE).votes()).toEqual([21, 0]);
  });

  it('that says EACH fills every pile, each from its own pot (ruling 17)', () => {
    expect(red(5, { votes: { coral: 35 } }).now['piles']).toEqual({ amber: 14, coral: 13, teal: 14 });
  });

  it('that costs votes lets him choose the piles, and they cannot go below zero (ruling 16)', () => {
    const table = red(19, { piles: { amber: 1, coral: 4, teal: 0 } });
    expect(table.legal('incumbent')).toEqual(['lose amber', 'lose coral']);
    expect(table.why('incumbent', 'lose teal')).toMatchObject({ code: 'pile-empty' });
    table.play('incumbent: lose amber');
    expect(table.now['piles']).toEqual({ amber: 0, coral: 1, teal: 0 });
  });

  it('that costs more than he has takes all of it', () => {
    expect(red(19, { piles: { amber: 1, coral: 2, teal: 0 } }).now['piles']).toEqual({ amber: 0, coral: 0, teal: 0 });
  });

  it('that takes from one State lets him name it, if it has votes (ruling 18)', () => {
    const table = red(22, { votes: { amber: 2, teal: 1 } });
    expect(table.legal('incumbent')).toEqual(['take amber', 'take teal']);
    expect(table.why('incumbent', 'take coral')).toMatchObject({ code: 'state-empty' });
    expect(table.play('incumbent: take teal').votes('teal')).toEqual([13, 0]);
  });

  it('may wait for a die of its own: half of it, rounded up, in chosen colours (ruling 26)', () => {
    const table = new Table({ round: 2, positions: { incumbent: 5 } }, TWO).play('die 1', 'die 3');
    expect(table.legal('incumbent')).toEqual(['gain amber', 'gain coral']);
    table.play('incumbent: gain amber', 'incumbent: gain amber');
    expect(table.now['piles']).toEqual({ amber: 18, coral: 16 });
  });

  it('offers searchers the colours in ascending order only, as long as some are left', () => {
    const table = red(1).play('incumbent: gain coral');
    const out = new Int16Array(20);
    const texts = (canonical: boolean) =>
      Array.from(out.subarray(0, table.game.legal(table.state, 0, out, canonical)), (code) =>
        table.game.actions.format(code),
      );
    expect(texts(false)).toEqual(['gain amber', 'gain coral', 'gain teal']);
    expect(texts(true)).toEqual(['gain coral', 'gain teal']);
  });
});

describe('a vote space of a State', () => {
  it.each([
    [1, 4],
    [2, 2],
    [3, 2],
    [4, 1],
    [5, 1],
  ])('pays a share of the challenger’s money: against %i States of 4 V each gets %i', (states, votes) => {
    expect(blue(4, {}, { states }).votes()[1]).toBe(votes);
  });

  it('pays half a die of its own, rounded up (ruling 26)', () => {
    expect(blue(6).play('die 5').votes()).toEqual([12, 3]);
    expect(blue(6).play('die 4').votes()).toEqual([12, 2]);
  });

  it('may cost votes, but nobody goes below zero and nothing is owed (ruling 18)', () => {
    expect(blue(16, { votes: { amber: 3 } }).votes()).toEqual([12, 2]);
    expect(blue(16).votes()).toEqual([12, 0]);
  });

  it('takes from the Incumbent only out of the pile in its own colour', () => {
    expect(blue(22).votes()).toEqual([10, 2]);
    expect(blue(22, { piles: { amber: 1 } }).votes()).toEqual([0, 1]);
    expect(blue(22, { piles: { amber: 0 } }).votes()).toEqual([0, 0]);
  });

  it('may be a quiet one where nothing happens', () => {
    const table = blue(10);
    expect(table.votes()).toEqual([12, 0]);
    expect(table.facts.map(({ name }) => name)).toContain('nothingHappened');
  });
});

describe('a card space', () => {
  it('gives the Incumbent an Evidence Card', () => {
    const table = red(4);
    expect(table.outcomes()).toHaveLength(18);
    expect(table.play('find E05').now).toMatchObject({ evidence: ['E05'], decks: { evidence: 17 } });
  });

  it('gives a State a Cheat Card', () => {
    const table = blue(2);
    expect(table.outcomes()).toHaveLength(72);
    expect(table.play('deal CP07').now).toMatchObject({ cheats: { amber: ['CP07'] }, decks: { cheats: 71 } });
  });

  it('draws a News Card for either role', () => {
    expect(red(3).outcomes()).toContain('news N55');
    expect(blue(3).outcomes()).toContain('news N55');
  });

  it('where counting stops gives the Incumbent two Evidence Cards (ruling 33)', () => {
    const table = new Table({ round: 3, positions: { incumbent: 3 } }, ONE).play('die 1', 'find E01', 'find E18');
    expect(table.now).toMatchObject({ evidence: ['E01', 'E18'], toAct: 'amber' });
  });

  it('where counting stops doubles the next cheat of a State', () => {
    const table = new Table({ round: 3, toAct: 'amber', positions: { amber: 7 } }, ONE).play('die 1');
    expect(table.now['doubled']).toEqual(['amber']);
  });
});

describe('an effect that finds no votes', () => {
  const empty = { votes: { amber: 36, coral: 36, teal: 36 } };
  const none = { piles: { amber: 0, coral: 0, teal: 0 }, votes: {} };
  const own = (name: string, table: Table) => table.facts.filter((fact) => fact.name === name);

  it.each([
    ['a State at the pot', blue(12, empty), 'Lower Wobble finds the pot empty and takes nothing.'],
    ['a State at the pile', blue(22, none), 'Lower Wobble finds the Incumbent’s pile empty and takes nothing.'],
    ['a State with nothing to return', blue(16), 'Lower Wobble has no votes to give up.'],
    ['the Incumbent choosing colours', red(1, empty), 'The Incumbent finds the pot empty and takes nothing.'],
    ['the Incumbent taking for EACH', red(5, empty), 'The Incumbent finds the pot empty and takes nothing.'],
    ['the Incumbent returning votes', red(19, none), 'The Incumbent has no votes to give up.'],
    ['the Incumbent taking from a State', red(22), 'The Incumbent finds no State with votes to take.'],
  ])('tells of %s (rulings 15 and 18)', async (_, table, sentence) => {
    const told = own('foundEmpty', table);
    expect(told).toHaveLength(1);
    expect((await texts.en()).event(told[0]!)).toBe(sentence);
    expect(own('votesMoved', table)).toEqual([]);
  });

  it('is told for each State that a card sends to an empty pot', () => {
    const table = new Table({ toAct: 'amber', positions: { amber: 2 }, votes: { coral: 36 } }, THREE);
    table.play('die 1', 'news N43');
    expect(own('foundEmpty', table).map(({ args }) => args)).toEqual([{ who: 2, from: 0 }]);
    expect(own('votesMoved', table)).toHaveLength(2);
  });

  it('is not told while votes of any color move', () => {
    expect(own('foundEmpty', red(5, { votes: { coral: 36 } }))).toEqual([]);
  });

  it('is told in Polish too', async () => {
    const told = own('foundEmpty', blue(12, empty))[0]!;
    expect((await texts.pl()).event(told)).toBe('Stan Chybotki Dolne zastaje pustą pulę i nic nie bierze.');
  });
});
