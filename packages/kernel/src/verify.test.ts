import { describe, expect, it } from 'vitest';
import { headerOf } from '../test/table.ts';
import { commitmentOf, FairChance } from './fair.ts';
import { LIST_ROOM } from './game.ts';
import type { Entry } from './log.ts';
import { Match } from './match.ts';
import { formatRecord, parseRecord } from './record.ts';
import { includes } from './seats.ts';
import { lantern } from './toys/lantern/lantern.ts';
import { verifyRecord } from './verify.ts';

const SEED = 'ef'.repeat(32);
const game = lantern.open({ oil: 1 });

/** A whole match with promised luck; every seat takes the first thing it is offered, and one draw is taken back. */
function fairMatch(): Match {
  const match = new Match(game, headerOf(game, { oil: 1 }, { commitment: commitmentOf(SEED), match: 'fair' }));
  const source = new FairChance(SEED, 'fair');
  const legal = new Int16Array(LIST_ROOM);
  match.settle(source);
  match.submit({ kind: 'takeback', seat: 0, sequence: 4, to: 2, consents: [1] }, source);
  while (!match.over) {
    const seat = [0, 1].find((candidate) => includes(game.pending(match.state), candidate)) ?? 0;
    game.legal(match.state, seat, legal);
    match.submit({ kind: 'action', seat, sequence: match.log.length, action: legal[0] }, source);
  }
  match.close(SEED);
  return match;
}
const { header, log } = fairMatch();
const verify = (entries: readonly Entry[], changed = {}) =>
  verifyRecord({ game, header: { ...header, ...changed }, log: entries });

describe('verifying a record', () => {
  it('confirms that every draw came from the promised seed, those taken back included', () => {
    const draws = log.filter(({ kind }) => kind === 'chance').length;
    expect(draws).toBeGreaterThan(9);
    expect(verify(log)).toEqual({ ok: true, draws });
  });

  it('needs nothing but the text', () => {
    const parsed = parseRecord(formatRecord(game, header, log), [lantern]);
    expect(parsed.ok && verifyRecord(parsed.value).ok).toBe(true);
  });

  it('finds a draw that was tampered with', () => {
    const [first, second, ...rest] = log;
    expect(verify([second!, first!, ...rest])).toEqual({
      ok: false,
      code: 'wrong-draw',
      sentence: 'Entry 1 is not what the seed gives.',
      at: 1,
    });
  });

  it('finds a seed that is not the promised one', () => {
    const other = { kind: 'seed', seed: '00'.repeat(32) } as const;
    expect(verify([...log.slice(0, -1), other])).toMatchObject({ ok: false, code: 'wrong-seed' });
  });

  it('finds luck drawn for another match', () => {
    expect(verify(log, { match: 'another' })).toMatchObject({ ok: false, code: 'wrong-draw' });
  });

  it('cannot verify a running match, whose seed is still secret', () => {
    expect(verify(log.slice(0, -1))).toMatchObject({ ok: false, code: 'not-over' });
    expect(verify([])).toMatchObject({ ok: false, code: 'not-over' });
  });

  it('cannot verify a match with a plain seed', () => {
    expect(verify(log, { commitment: null })).toMatchObject({ ok: false, code: 'never-promised' });
  });

  it('refuses a record that does not replay', () => {
    const early = { kind: 'undo', seat: 0, to: 0 } as const;
    expect(verify([early, ...log])).toEqual({
      ok: false,
      code: 'bad-replay',
      sentence: 'Entry 1: There is nothing you can take back alone.',
      at: 1,
    });
    const late = [...log.slice(0, -1), log[0]!, log.at(-1)!];
    expect(verify(late)).toMatchObject({ ok: false, code: 'bad-replay' });
  });
});
