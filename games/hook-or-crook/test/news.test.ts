import { describe, expect, it } from 'vitest';
import { news } from '../rules/index.ts';
import { ownFiles } from './own-files.ts';
import { Table } from './table.ts';

const THREE = { states: 3 };

/** The Incumbent lands on Morning Edition and draws a card. */
const red = (card: string, given: object = {}) =>
  new Table({ ...given, positions: { incumbent: 2 } }, THREE).play('die 1', `news ${card}`);

/** The State amber lands on Morning Edition and draws a card. */
const blue = (card: string, given: object = {}) =>
  new Table({ toAct: 'amber', ...given, positions: { amber: 2 } }, THREE).play('die 1', `news ${card}`);

describe('a red paragraph', () => {
  it('gains a fixed number in chosen colours', () => {
    const table = red('N02').play('incumbent: gain teal', 'incumbent: gain teal');
    expect(table.now['piles']).toEqual({ amber: 12, coral: 12, teal: 14 });
  });

  it('gains one for every State in play, in chosen colours', () => {
    const table = red('N01').play('incumbent: gain amber', 'incumbent: gain amber', 'incumbent: gain amber');
    expect(table.votes()).toEqual([15, 0]);
    expect(table.waitsFor).toBe('chance');
  });

  it('gains as many as a die of its own shows (ruling 26)', () => {
    const table = red('N24').play('die 2', 'incumbent: gain amber', 'incumbent: gain coral');
    expect(table.now['piles']).toEqual({ amber: 13, coral: 13, teal: 12 });
  });

  it('gains for EACH State (ruling 17)', () => {
    expect(red('N04').now['piles']).toEqual({ amber: 13, coral: 13, teal: 13 });
  });

  it('loses in chosen colours (ruling 16)', () => {
    const table = red('N03').play('incumbent: lose amber', 'incumbent: lose teal');
    expect(table.now['piles']).toEqual({ amber: 11, coral: 12, teal: 11 });
  });

  it('gives to a State of his choice out of its own pile, and an empty pile cannot be named (ruling 19)', () => {
    const table = red('N07', { piles: { amber: 0 } });
    expect(table.legal('incumbent')).toEqual(['give coral', 'give teal']);
    expect(table.why('incumbent', 'give amber')).toMatchObject({ code: 'pile-empty' });
    expect(table.play('incumbent: give teal').votes('teal')).toEqual([11, 1]);
  });

  it('that gives does nothing when all piles are empty (ruling 19)', () => {
    const table = red('N07', { piles: { amber: 0, coral: 0, teal: 0 } });
    expect(table.waitsFor).toBe('chance');
    expect(table.now['votes']).toEqual({ amber: 0, coral: 0, teal: 0 });
  });

  it('takes from a State of his choice', () => {
    expect(
      red('N28', { votes: { amber: 5, coral: 1 } })
        .play('incumbent: take coral')
        .votes('coral'),
    ).toEqual([13, 0]);
  });

  it('takes from the State that holds the most without asking (ruling 20)', () => {
    expect(red('N26', { votes: { amber: 5, coral: 6, teal: 1 } }).votes('coral')).toEqual([13, 5]);
  });

  it('lets him choose among those who hold equally many (ruling 20)', () => {
    const table = red('N26', { votes: { amber: 6, coral: 6, teal: 1 } });
    expect(table.legal('incumbent')).toEqual(['take amber', 'take coral']);
    expect(table.why('incumbent', 'take teal')).toMatchObject({ code: 'not-the-leader', rules: [{ ruling: 20 }] });
  });

  it('takes nothing when no State holds a vote', () => {
    expect(red('N26').waitsFor).toBe('chance');
  });

  it('may draw an Evidence Card instead (ruling 25)', () => {
    expect(red('N19').play('find E02').now['evidence']).toEqual(['E02']);
  });

  it('may do nothing at all', () => {
    expect(red('N55').now['piles']).toEqual({ amber: 12, coral: 12, teal: 12 });
  });

  it('of the players’ own deck may cost EACH pile', () => {
    const table = new Table({ positions: { incumbent: 1 } }, { ...THREE, ...ownFiles }).play('die 1');
    expect(table.now['piles']).toEqual({ amber: 11, coral: 11, teal: 11 });
  });
});

describe('a blue paragraph', () => {
  it('gains a fixed number for the drawer alone (ruling 24)', () => {
    expect(blue('N04').now['votes']).toEqual({ amber: 2, coral: 0, teal: 0 });
  });

  it('gains a share that falls with the number of States', () => {
    expect(blue('N08').votes()).toEqual([12, 2]);
  });

  it('gains half a die of its own, rounded up (ruling 26)', () => {
    expect(blue('N24').play('die 1').votes()).toEqual([12, 1]);
  });

  it('may let every State gain', () => {
    expect(blue('N43').now['votes']).toEqual({ amber: 1, coral: 1, teal: 1 });
  });

  it('loses what it has (ruling 18)', () => {
    expect(blue('N12', { votes: { amber: 1 } }).votes()).toEqual([12, 0]);
  });

  it('may make every State lose', () => {
    expect(blue('N03', { votes: { amber: 2, coral: 1 } }).now['votes']).toEqual({ amber: 1, coral: 0, teal: 0 });
  });

  it('takes from the Incumbent’s pile in its colour', () => {
    expect(blue('N50').votes()).toEqual([10, 2]);
  });

  it('gives to the Incumbent’s pile in its colour', () => {
    expect(blue('N18', { votes: { amber: 3 } }).votes()).toEqual([13, 2]);
  });

  it('may draw a Cheat Card instead (ruling 25)', () => {
    expect(blue('N19').play('deal CK01').now['cheats']).toMatchObject({ amber: ['CK01'] });
  });

  it('may do nothing at all', () => {
    expect(blue('N55').votes()).toEqual([12, 0]);
  });

  it('of the players’ own deck may double the next cheat', () => {
    const table = new Table({ toAct: 'amber' }, { ...THREE, ...ownFiles }).play('die 1', 'news bell');
    expect(table.now['doubled']).toEqual(['amber']);
  });
});

describe('the News deck', () => {
  it('brings no card again before all others have come (ruling 23)', () => {
    const drawn = news.slice(0, 54).map(({ id }) => id);
    const table = new Table({ news: drawn, positions: { incumbent: 2 } }, THREE).play('die 1');
    expect(table.outcomes()).toEqual(['news N55']);
  });

  it('is never reshuffled: the second pass repeats the order of the first (ruling 23)', () => {
    const order = news.map(({ id }) => id).reverse();
    const table = new Table({ news: order, positions: { incumbent: 2 } }, THREE).play('die 1');
    expect(table.outcomes()).toEqual(['news N55']);
    table.play('news N55', 'die 3');
    expect(table.outcomes()).toEqual(['news N54']);
  });
});
