import { runScenario } from '@whistlestop/kernel';
import { describe, expect, it } from 'vitest';
import { hookOrCrook } from '../rules/index.ts';

const run = (scenario: unknown) => runScenario(scenario, [hookOrCrook]);
const refusal = (given: unknown, options: unknown = { states: 2 }) =>
  run({ name: 'a test', game: 'hook-or-crook', options, given }).problems[0]?.sentence;

describe('an impossible position', () => {
  it('is refused when a card lies in two places', () => {
    expect(refusal({ cheats: { amber: ['CG01'] }, played: { coral: ['CG01'] } })).toBe('given: CG01 is in two places.');
    expect(refusal({ round: 4, evidence: ['E01'], spent: { evidence: ['E01'] } })).toBe('given: E01 is in two places.');
    expect(refusal({ cheats: { amber: ['CG01'] }, spent: { cheats: ['CG01'] } })).toBe('given: CG01 is in two places.');
    expect(refusal({ cheats: { amber: ['CG01', 'CG01'] } })).toBe('given: CG01 is in two places.');
  });

  it('is refused when the votes of a colour are not 48', () => {
    expect(refusal({ piles: { amber: 30 }, votes: { amber: 20 } })).toContain('must hold 48 V together');
    expect(refusal({ piles: { amber: 30 }, pot: { amber: 20 } })).toContain('must hold 48 V together');
  });

  it('is refused when weeks or Evidence on the table stand outside Round 4', () => {
    expect(refusal({ week: 2 })).toBe('given: Weeks belong to round 4.');
    expect(refusal({ onTable: 'E01' })).toBe('given: Evidence is played in round 4 only.');
  });

  it('is refused when the player to act has finished the round and has nothing to do', () => {
    expect(refusal({ toAct: 'amber', positions: { amber: 48 } })).toContain('has finished this round');
  });

  it('is refused when a pawn walks beyond its ring', () => {
    expect(refusal({ round: 3, positions: { amber: 17 } })).toContain('spaces into round 3');
  });

  it('is refused when Round 4 finds unplayed cards other than wilds', () => {
    expect(refusal({ round: 4, evidence: ['E01'], cheats: { amber: ['CG01'] } })).toContain('put away before Round 4');
  });
});
