import { z } from 'zod';
import { defineCodebook } from '../codebook.ts';
import { isPossible } from '../decisions.ts';
import { defineEvents, type EventSink } from '../events.ts';
import type { Game, GameKind } from '../game.ts';
import { defineLayout, scalar, slots } from '../layout.ts';
import { CHANCE_ACTS, EVERYONE, firstSeats, only, OVER, type Seat } from '../seats.ts';
import { type State, UNKNOWN } from '../state.ts';

/**
 * Sealed, a toy for two to four: in every round chance puts up a prize and all seats lay stones face down. Everybody
 * sees how many; whether they are gold, which counts double and is scarce, stays secret until all have laid. The
 * single strongest bid wins the prize. It proves that simultaneous secret choices fit the contract.
 */

const names = ['ash', 'birch', 'cedar', 'doum'] as const;
const metals = ['plain', 'gold'] as const;
const counts = ['1', '2', '3'] as const;
const prizes = ['1', '2', '3'] as const;
const GOLD = 1;
const NO_SEAT = -1;
/** Gold stones each seat begins with. */
const HOARD = 4;

const actions = defineCodebook({ lay: { word: 'lay', args: [metals, counts] } });
const outcomes = defineCodebook({ prize: { word: 'prize', args: [prizes] } });
const events = defineEvents({
  prize: { args: ['value'] },
  laid: { args: ['seat', 'count', 'metal'], secret: ['metal'] },
  turnedUp: { args: ['seat', 'count', 'metal'] },
  won: { args: ['seat', 'value'] },
});
const metalOf = (action: number): number => actions.verbs.lay.arg(action, 0);
const countOf = (action: number): number => actions.verbs.lay.arg(action, 1) + 1;

const sealedLayout = (seatIds: readonly string[]) =>
  defineLayout(
    {
      round: scalar(),
      /** The value of the prize; 0 while chance must put one up. */
      prize: scalar(),
      /** How many stones lie before each seat; 0 while it has not laid. */
      laid: slots(seatIds.length, { slots: seatIds }),
      metal: slots(seatIds.length, { visible: 'owner', slots: seatIds, values: metals }),
      gold: slots(seatIds.length, { slots: seatIds }),
      points: slots(seatIds.length, { slots: seatIds }),
    },
    seatIds.length,
  );

const options = z.strictObject({ seats: z.int().min(2).max(4).default(3), rounds: z.int().min(1).max(9).default(4) });

function openSealed({ seats: seatCount, rounds }: z.output<typeof options>): Game {
  const seatIds = names.slice(0, seatCount);
  const layout = sealedLayout(seatIds);
  const at = layout.fields;
  const everySeat = firstSeats(seatCount);

  const haveLaid = (s: State): number => {
    let mask = 0;
    for (let seat = 0; seat < seatCount; seat++) if (at.laid.at(s, seat) > 0) mask |= only(seat);
    return mask;
  };
  const strength = (s: State, seat: Seat): number => at.laid.at(s, seat) * (at.metal.at(s, seat) === GOLD ? 2 : 1);

  /** The seat whose bid is stronger than every other, or NO_SEAT when the strongest are equal. */
  const strongest = (s: State): Seat => {
    let winner: Seat = NO_SEAT;
    let best = 0;
    for (let seat = 0; seat < seatCount; seat++) {
      const bid = strength(s, seat);
      if (bid >= best) winner = bid > best ? seat : NO_SEAT;
      best = Math.max(best, bid);
    }
    return winner;
  };

  const turnUp = (s: State, sink?: EventSink): void => {
    const winner = strongest(s);
    for (let seat = 0; seat < seatCount; seat++) {
      sink?.emit(events.kinds.turnedUp, EVERYONE, seat, at.laid.at(s, seat), at.metal.at(s, seat));
      if (at.metal.at(s, seat) === GOLD) at.gold.add(s, seat, -at.laid.at(s, seat));
    }
    if (winner !== NO_SEAT) {
      at.points.add(s, winner, at.prize.get(s));
      sink?.emit(events.kinds.won, EVERYONE, winner, at.prize.get(s));
    }
    at.laid.fill(s, 0);
    at.metal.fill(s, 0);
    at.prize.set(s, 0);
    at.round.add(s, 1);
  };

  const game: Game = {
    id: 'sealed',
    version: 1,
    layout,
    seats: seatIds.map((id) => ({ id })),
    actions,
    outcomes,
    events,
    init(s) {
      s.fill(0);
      at.gold.fill(s, HOARD);
    },
    pending(s) {
      if (at.round.get(s) >= rounds) return OVER;
      return at.prize.get(s) === 0 ? CHANCE_ACTS : everySeat & ~haveLaid(s);
    },
    revisable: haveLaid,
    legal(s, seat, out) {
      if (at.prize.get(s) === 0) return 0;
      let count = 0;
      for (let action = 0; action < actions.size; action++)
        if (metalOf(action) !== GOLD || countOf(action) <= at.gold.at(s, seat)) out[count++] = action;
      return count;
    },
    chance(_s, out, weights) {
      for (let value = 0; value < prizes.length; value++) {
        out[value] = outcomes.verbs.prize.of(value);
        weights[value] = prizes.length - value;
      }
      return prizes.length;
    },
    apply(s, actor, code, sink) {
      if (at.prize.get(s) === 0) {
        at.prize.set(s, outcomes.verbs.prize.arg(code) + 1);
        sink?.emit(events.kinds.prize, EVERYONE, at.prize.get(s));
        return;
      }
      at.laid.put(s, actor, countOf(code));
      at.metal.put(s, actor, metalOf(code));
      sink?.emit(events.kinds.laid, only(actor), actor, countOf(code), metalOf(code));
      if (haveLaid(s) === everySeat) turnUp(s, sink);
    },
    witnesses: (s, actor) => (at.prize.get(s) === 0 ? EVERYONE : only(actor)),
    shape: (_s, _actor, action) => countOf(action),
    result(s, out) {
      if (at.round.get(s) < rounds) return false;
      let best = 0;
      for (let seat = 0; seat < seatCount; seat++) best = Math.max(best, at.points.at(s, seat));
      let winners = 0;
      for (let seat = 0; seat < seatCount; seat++) if (at.points.at(s, seat) === best) winners++;
      for (let seat = 0; seat < seatCount; seat++) out[seat] = at.points.at(s, seat) === best ? 1 / winners : 0;
      return true;
    },
    sampleWorld({ state }, random, into) {
      into.set(state);
      for (let seat = 0; seat < seatCount; seat++) {
        if (at.metal.at(state, seat) !== UNKNOWN) continue;
        const stones = at.laid.at(state, seat);
        const mayBeGold = stones > 0 && stones <= at.gold.at(state, seat);
        at.metal.put(into, seat, mayBeGold ? random.below(metals.length) : 0);
      }
    },
    why(s, seat, action) {
      if (isPossible(game, s, seat, action)) return undefined;
      return at.prize.get(s) > 0
        ? { code: 'too-little-gold', params: { gold: at.gold.at(s, seat) }, rules: [{ section: 'bids' }] }
        : { code: 'no-bids-now', rules: [{ section: 'rounds' }] };
    },
    invariant(s) {
      return [...seatIds.keys()].some((seat) => at.gold.at(s, seat) < 0)
        ? 'more gold was laid than there was'
        : undefined;
    },
    scenario: {
      given: z.strictObject({ round: z.int().min(0).max(rounds).optional() }),
      expect: z.strictObject({ points: z.partialRecord(z.enum(names), z.int()).optional() }),
      ordered: [],
      arrange(s, given: { round?: number }) {
        at.round.set(s, given.round ?? 0);
        return undefined;
      },
      describe: (s) => ({ points: Object.fromEntries(seatIds.map((id, seat) => [id, at.points.at(s, seat)])) }),
    },
  };
  return game;
}

/** A toy game of simultaneous secret bids. */
export const sealed: GameKind<z.output<typeof options>> = { id: 'sealed', version: 1, options, open: openSealed };
