import { describe, expect, it } from 'vitest';
import { nineteenSixty } from '../../rules/index.ts';
import { Table } from '../table.ts';

const deals = (...cards: readonly string[]) => cards.map((card) => `chance: deal ${card}`);
const hands = {
  kennedy: ['gaffe', 'volunteers', 'recount', 'old-south', 'whistlestop', 'herblock'],
  nixon: ['joe-kennedy', 'henry-luce', 'missile-gap', 'ken-air', 'lazy-shave', 'sputnik-v'],
};

describe('dealing', () => {
  it('deals one card at a time, alternately, Kennedy first (ruling 8)', () => {
    const table = new Table({}).play(...deals('gaffe', 'volunteers', 'recount'));
    expect(table.now()['hands']).toEqual({ kennedy: ['gaffe', 'recount'], nixon: ['volunteers'] });
  });
  it('deals six cards before the Debates and seven after them', () => {
    for (const [turn, size] of [
      [5, 6],
      [7, 7],
    ] as const) {
      const table = new Table({ turn, phase: 'initiative' });
      for (let i = 0; i < size * 2; i++) table.play(`chance: ${table.outcomes()[0]}`);
      expect(table.outcomes()).toEqual(['draw kennedy', 'draw nixon']);
    }
  });
  it('shows a dealt card to its owner alone', () => {
    const table = new Table({}).play('chance: deal gaffe');
    expect([table.sees('kennedy', 'gaffe'), table.sees('nixon', 'gaffe'), table.sees('spectator', 'gaffe')]).toEqual([
      true,
      false,
      false,
    ]);
  });
  it('makes a new deck of the discard pile when the deck is empty (ruling 17)', () => {
    const used = ['gaffe', 'volunteers', 'recount'];
    const rest = allCards().filter((id) => !used.includes(id));
    const table = new Table({ turn: 2, phase: 'initiative', discard: used, removed: rest });
    expect(table.now()['deck']).toBe(3);
    expect(table.now()['discard']).toEqual([]);
    expect(table.outcomes()).toEqual(['deal volunteers', 'deal gaffe', 'deal recount']);
  });
  it('cuts the deal short when deck and discard pile are both empty (ruling 18)', () => {
    const rest = allCards().filter((id) => id !== 'gaffe');
    const table = new Table({ turn: 2, phase: 'initiative', removed: rest }).play('chance: deal gaffe');
    expect(table.outcomes()).toEqual(['draw kennedy', 'draw nixon']);
  });
});

describe('the initiative check', () => {
  it('is won by the first colour drawn twice; the cubes leave the bag (ruling 14)', () => {
    expect(new Table({ hands }).draw('BRB').now()).toMatchObject({
      initiative: 'kennedy',
      bag: { kennedy: 8, nixon: 9 },
    });
    expect(new Table({ hands }).draw('RR').now()).toMatchObject({
      initiative: 'nixon',
      bag: { kennedy: 10, nixon: 8 },
    });
  });
  it('goes on with the same count when the bag is reseeded in the middle of it (ruling 11)', () => {
    const table = new Table({ hands, bag: { kennedy: 1, nixon: 1 } }).draw('BR');
    expect(table.now()['bag']).toEqual({ kennedy: 10, nixon: 10 });
    expect(table.draw('B').now()).toMatchObject({ initiative: 'kennedy', bag: { kennedy: 9, nixon: 10 } });
  });
  it('reseeds only a bag that is wholly empty (ruling 11)', () => {
    const table = new Table({ hands, bag: { kennedy: 1, nixon: 5 } }).draw('B');
    expect(table.now()['bag']).toEqual({ kennedy: 0, nixon: 5 });
    expect(table.outcomes()).toEqual(['draw nixon']);
  });
  it('lets its winner name either side as start player for all five phases (ruling 19)', () => {
    const table = new Table({ hands }).draw('BB');
    expect(table.legal('kennedy')).toEqual(['first kennedy', 'first nixon']);
    table.play('kennedy: first nixon');
    expect(table.pending()).toEqual(['nixon']);
    table.play('nixon: play henry-luce position', 'nixon: done', 'kennedy: pass');
    expect(table.now()).toMatchObject({ toAct: 'kennedy', activity: 1 });
    table.play('kennedy: play gaffe position', 'kennedy: done', 'nixon: pass');
    expect(table.now()).toMatchObject({ toAct: 'nixon', activity: 2 });
  });
});

function allCards(): string[] {
  const game = nineteenSixty.open(nineteenSixty.options.parse({}));
  return Array.from({ length: game.outcomes.size }, (_, code) => game.outcomes.format(code) ?? '')
    .filter((text) => text.startsWith('deal '))
    .map((text) => text.slice('deal '.length))
    .slice(0, 91);
}
