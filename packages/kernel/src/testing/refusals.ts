import { choosers } from '../decisions.ts';
import { judge } from '../gate.ts';
import type { Match } from '../match.ts';
import type { Random } from '../random.ts';
import { includes, type Seat } from '../seats.ts';
import type { State } from '../state.ts';
import { TortureFailure } from './failure.ts';

/** Games with more actions than this are asked about a sample of them at each step. */
const SAMPLE = 8;

/** The gate refuses an illegal action, and any action of a seat that may not choose; `why` gives the reason. */
export function checkRefusals(match: Match, seat: Seat, legal: Int16Array, random: Random, where: string): void {
  const { game, state } = match;
  const sequence = match.log.length;
  const offered = new Set(legal);
  for (const action of sampleOf(game.actions.size + 2, random)) {
    if (judge(match, { kind: 'action', seat, sequence, action }).ok !== offered.has(action))
      throw new TortureFailure('illegal-accepted', `the gate misjudged action ${action}`, where);
    if (action < game.actions.size && (game.why(state, seat, action) === undefined) !== offered.has(action))
      throw new TortureFailure(
        'illegal-accepted',
        `"${game.actions.format(action)}" is ${offered.has(action) ? '' : 'not '}on offer but why() says otherwise`,
        where,
      );
  }
  for (const [other, { id }] of game.seats.entries()) {
    if (includes(choosers(game, state), other)) continue;
    const action = legal[random.below(legal.length)] ?? 0;
    if (judge(match, { kind: 'action', seat: other, sequence, action }).ok || !game.why(state, other, action))
      throw new TortureFailure('illegal-accepted', `${id} may act out of turn`, where);
  }
}

/**
 * A request based on an older position, or on a longer log than there is, is refused. `previous` is the position before
 * the latest step.
 */
export function checkStaleness(
  match: Match,
  seat: Seat,
  legal: Int16Array,
  previous: State | undefined,
  random: Random,
  where: string,
): void {
  const { game, log } = match;
  const oldest = askedSince(match, seat, previous);
  const stale = [log.length + 1 + random.below(SAMPLE), ...(oldest > 0 ? [oldest - 1, random.below(oldest)] : [])];
  const action = legal[random.below(legal.length)] ?? 0;
  for (const sequence of stale)
    for (const request of [{ kind: 'action', action }, { kind: 'undo' }, { kind: 'forfeit', reason: 'resigned' }]) {
      const verdict = judge(match, { ...request, seat, sequence });
      if (verdict.ok || verdict.refusal.code !== 'stale-sequence')
        throw new TortureFailure(
          'illegal-accepted',
          `${game.seats[seat]?.id} may ask for ${request.kind} as if ${sequence} of ${log.length} entries had been seen`,
          where,
        );
    }
}

/**
 * The oldest log length a request of this seat may be based on: after its latest move or draw, and since its decision
 * is pending.
 */
function askedSince({ game, log }: Match, seat: Seat, previous: State | undefined): number {
  if (previous !== undefined && !includes(choosers(game, previous), seat)) return log.length;
  return log.findLastIndex((entry) => entry.kind === 'chance' || ('seat' in entry && entry.seat === seat)) + 1;
}

function sampleOf(size: number, random: Random): number[] {
  return size <= SAMPLE ? [...Array(size).keys()] : Array.from({ length: SAMPLE }, () => random.below(size));
}
