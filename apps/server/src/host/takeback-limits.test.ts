import { Match, type MatchRequest, PlainChance, Random } from '@whistlestop/kernel';
import { sealed } from '@whistlestop/kernel/testing';
import { Refused } from '@whistlestop/client';
import { expect, test } from 'vitest';
import { refuseTooManyUndos, refuseTooMuchTakenBack } from './takeback-limits.ts';

const game = sealed.open(sealed.options.parse({ seats: 3 }));
const header = { game: 'sealed', rules: 1, options: {}, match: 'm', seats: ['a', 'b', 'c'], commitment: null };
/** The most steps in effect in these matches. */
const STEPS = 20;

/** Whether something is refused. */
function isRefused(check: () => void): boolean {
  try {
    check();
    return false;
  } catch (error) {
    if (error instanceof Refused) return true;
    throw error;
  }
}

test.each(['undo', 'takeback', 'both'])(
  'a log stays short beside the steps in effect, however often two seats take back by %s',
  (how) => {
    const random = new Random(how);
    const chance = new PlainChance(1);
    const match = new Match(game, header);
    match.settle(chance);
    let taken = 0;
    for (let turn = 0; turn < 10_000; turn++) {
      // The third seat lets no round end.
      const seat = random.below(2);
      const here = { seat, sequence: match.log.length };
      const together = how === 'takeback' || (how === 'both' && random.below(4) === 0);
      const to = match.steps.at(-2 - random.below(3))?.sequence ?? 0;
      const back: MatchRequest = together
        ? { kind: 'takeback', ...here, to, consents: [0, 1, 2] }
        : { kind: 'undo', ...here };
      const check = () => (together ? refuseTooMuchTakenBack(match) : refuseTooManyUndos(match, seat));
      if (turn % 2 === 1 && !isRefused(check) && match.submitChecked(back, chance).ok) taken++;
      else if (match.steps.length < STEPS) match.submitChecked({ kind: 'action', ...here, action: 0 }, chance);
    }
    expect(taken).toBeGreaterThan(48);
    expect(match.log.length).toBeLessThan(400 + 8 * STEPS);
  },
);
