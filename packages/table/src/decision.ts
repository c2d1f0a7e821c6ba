import {
  type Action,
  type EventSink,
  type Game,
  LIST_ROOM,
  Random,
  type Reason,
  type Seat,
  type State,
  type View,
} from '@whistlestop/kernel';

const list = new Int16Array(LIST_ROOM);

/** What a seat may do now and why not the rest, worked out from its view alone. */
export interface Decision {
  readonly seat: Seat;
  readonly view: State;
  /** Ascending. */
  readonly legal: readonly Action[];
  may(action: Action): boolean;
  /** Why the seat may not do this now; undefined when it may. */
  why(action: Action): Reason | undefined;
  /**
   * A position this action could lead to, up to the next decision or draw. Slots hidden from the seat are sampled: show
   * nothing that depends on them. The sink gets the events on the way.
   */
  preview(action: Action, sink?: EventSink): State;
}

/** Completes a seat's view into a possible world and asks the game there. */
export function decisionOf(game: Game, view: State, seat: Seat): Decision {
  const world = completed(game, { observer: seat, state: view });
  const legal = Array.from(list.subarray(0, game.legal(world, seat, list)));
  const offered = new Set(legal);
  return {
    seat,
    view,
    legal,
    may: (action) => offered.has(action),
    why: (action) => game.why(world, seat, action),
    preview(action, sink) {
      const after = world.slice();
      game.apply(after, seat, action, sink);
      return after;
    },
  };
}

/** A possible world behind a view; the same view always gives the same one. */
function completed(game: Game, view: View): State {
  const world = game.layout.create();
  game.sampleWorld(view, new Random('table'), world);
  return world;
}
