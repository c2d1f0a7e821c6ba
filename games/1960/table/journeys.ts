import { type Action, type Game, LIST_ROOM, type Seat, type State } from '@whistlestop/kernel';
import { actions, cpLeft, STATES, type StateCode, TRAVEL_REGIONS } from '../rules/parts.ts';
import type { Decision } from '@whistlestop/table';

/** A way to do something in a state that lies across boundaries: the crossings, then what may be done there. */
export interface Journey {
  /** The travel choices, one for each boundary. */
  readonly crossings: readonly Action[];
  /** The regions passed, in order. */
  readonly through: readonly (typeof TRAVEL_REGIONS)[number][];
  /** CP the crossings cost. */
  readonly cost: number;
  /** What may be chosen on arrival. */
  readonly there: readonly Action[];
}

const { verbs } = actions;
const list = new Int16Array(LIST_ROOM);

/**
 * The shortest journey to every state that the candidate could still reach and campaign in, found by trying the legal
 * crossings on copies of the position. Nothing hidden bears on travel, so a made-up world serves as well as the real one.
 */
export function journeysOf(game: Game, decision: Decision): ReadonlyMap<StateCode, Journey> {
  const journeys = new Map<StateCode, Journey>();
  let reached: { crossings: Action[]; world: State }[] = decision.legal
    .filter((action) => verbs.travel.has(action))
    .map((action) => ({ crossings: [action], world: decision.preview(action) }));
  const entered = new Set<number>();
  while (reached.length > 0) {
    const next: typeof reached = [];
    for (const { crossings, world } of reached) {
      const region = verbs.travel.arg(crossings.at(-1) ?? 0);
      if (entered.has(region)) continue;
      entered.add(region);
      const legal = legalIn(game, world, decision.seat);
      const cost = (cpLeft(decision.view) ?? 0) - (cpLeft(world) ?? 0);
      note(journeys, decision, crossings, cost, legal);
      for (const action of legal) {
        if (!verbs.travel.has(action) || entered.has(verbs.travel.arg(action))) continue;
        const beyond = world.slice();
        game.apply(beyond, decision.seat, action);
        next.push({ crossings: [...crossings, action], world: beyond });
      }
    }
    reached = next;
  }
  return journeys;
}

function legalIn(game: Game, world: State, seat: Seat): Action[] {
  return Array.from(list.subarray(0, game.legal(world, seat, list)));
}

function note(
  journeys: Map<StateCode, Journey>,
  decision: Decision,
  crossings: readonly Action[],
  cost: number,
  legal: readonly Action[],
): void {
  const through = crossings.flatMap((action) => TRAVEL_REGIONS[verbs.travel.arg(action)] ?? []);
  for (const action of legal) {
    const verb = [verbs.support, verbs.check].find((candidate) => candidate.has(action));
    const state = verb === undefined ? undefined : STATES[verb.arg(action)];
    if (state === undefined || decision.may(action)) continue;
    const known = journeys.get(state);
    if (known === undefined) journeys.set(state, { crossings, through, cost, there: [action] });
    else if (known.crossings === crossings) journeys.set(state, { ...known, there: [...known.there, action] });
  }
}
