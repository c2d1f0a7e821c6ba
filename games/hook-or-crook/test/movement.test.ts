import { describe, expect, it } from 'vitest';
import { Table } from './table.ts';

const ONE = { states: 1 };
const TWO = { states: 2 };

describe('movement and rounds', () => {
  it('reaching the start exactly at the end of the last lap finishes the round without an effect (ruling 8)', () => {
    const table = new Table({ round: 2, positions: { incumbent: 18, amber: 0 } }, ONE).play('die 2');
    expect(table.now).toMatchObject({ positions: { incumbent: 20 }, piles: { amber: 20 }, toAct: 'amber' });
  });

  it('surplus pips at the end of the last lap are lost (ruling 8)', () => {
    const table = new Table({ round: 2, positions: { incumbent: 18, amber: 0 } }, ONE).play('die 6');
    expect(table.now).toMatchObject({ positions: { incumbent: 20 }, round: 2 });
  });

  it('hitting the start after the first lap of Round 1 has no effect and the pawn walks on (ruling 9)', () => {
    const table = new Table({ positions: { incumbent: 22 } }, ONE).play('die 2');
    expect(table.now).toMatchObject({ positions: { incumbent: 24 }, piles: { amber: 20 }, toAct: 'amber' });
    table.play('die 6', 'die 4');
    expect(table.now['positions']).toMatchObject({ incumbent: 24 });
  });

  it('crossing the start after the first lap leads into the second (ruling 9)', () => {
    const table = new Table({ positions: { incumbent: 23 } }, ONE).play('die 3');
    expect(table.now['positions']).toMatchObject({ incumbent: 26 });
    expect(table.facts.find(({ name }) => name === 'moved')?.args).toMatchObject({ from: 23, to: 2 });
  });

  it('a waiting State still plays by the colours of the old round (ruling 10)', () => {
    const table = new Table(
      { round: 1, toAct: 'amber', positions: { amber: 48 }, cheats: { amber: ['CG01', 'CB01'] } },
      ONE,
    );
    expect(table.legal('amber')).toEqual(['hold', 'cheat CG01']);
  });

  it('the Incumbent goes first in every round, then the States in their order (ruling 11)', () => {
    const table = new Table({ round: 2, toAct: 'coral', positions: { incumbent: 20, amber: 20, coral: 19 } }, TWO);
    table.play('die 1');
    expect(table.now).toMatchObject({ round: 3, toAct: 'incumbent', positions: { incumbent: 0, amber: 0, coral: 0 } });
    table.play('die 2');
    expect(table.now['toAct']).toBe('amber');
    table.play('die 6');
    expect(table.now['toAct']).toBe('coral');
  });

  it('a waiting Incumbent is skipped (ruling 11)', () => {
    const table = new Table({ round: 2, toAct: 'coral', positions: { incumbent: 20 } }, TWO).play('die 2');
    expect(table.now['toAct']).toBe('amber');
  });

  it('pawns share a space without blocking each other (ruling 12)', () => {
    const table = new Table({ positions: { incumbent: 4, amber: 4, coral: 4 } }, TWO).play('die 6', 'die 6', 'die 6');
    expect(table.now['positions']).toEqual({ incumbent: 10, amber: 10, coral: 10 });
  });

  it('a shared space may do something else for each role (ruling 12)', () => {
    const table = new Table({ positions: { incumbent: 5, amber: 5 } }, ONE).play('die 1');
    expect(table.votes()).toEqual([21, 0]);
    table.play('die 1');
    expect(table.outcomes()).toHaveLength(6);
    table.play('die 5');
    expect(table.votes()).toEqual([21, 3]);
  });

  it('Round 4 begins as soon as the last player has finished Round 3 (ruling 13)', () => {
    const table = new Table(
      { round: 3, toAct: 'amber', positions: { incumbent: 16, amber: 15 }, evidence: ['E01'] },
      ONE,
    ).play('die 1');
    expect(table.now).toMatchObject({ round: 4, week: 1, phase: 'week' });
    expect(table.waitsFor).toEqual(['incumbent']);
  });
});
