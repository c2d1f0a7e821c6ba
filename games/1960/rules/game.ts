import { type Game, type GameKind, isPossible, OVER, type Pending, type State } from '@whistlestop/kernel';
import { events } from './events.ts';
import { invariant } from './invariant.ts';
import { GAME_OVER, layoutFor, phase, rulesVersion, winner } from './layout.ts';
import { machine } from './machine.ts';
import { actions, outcomes } from './notation.ts';
import { type Options, optionsSchema } from './options.ts';
import { beginTurn } from './sequence-of-play.ts';
import { setUp } from './set-up.ts';
import { runOn } from './run.ts';
import { scenarioKeys } from './scenario.ts';
import { KENNEDY, NIXON, SEAT_IDS } from './seats.ts';
import { playedVersion, VERSION } from './versions.ts';
import { reasonAgainst } from './why.ts';
import { sampleWorld } from './world.ts';

const ID = '1960';

const { support, stay, add, remove, issue, media, unmedia } = actions.verbs;
const PLACEMENTS = [support, stay, add, remove, issue, media, unmedia];

const pending = (s: State): Pending => (phase.get(s) === GAME_OVER ? OVER : machine.pending(s));

function open(options: Options, rules = VERSION): Game {
  const version = playedVersion(rules);
  const layout = layoutFor(options.bagVisible, version);
  const start = layout.create();
  setUp(start, options);
  if (version > 2) rulesVersion.set(start, version);
  beginTurn(start, 1);
  runOn(start);
  return {
    id: ID,
    version,
    layout,
    seats: SEAT_IDS.map((id) => ({ id })),
    actions,
    outcomes,
    events,
    init: (s) => s.set(start),
    pending,
    legal: (s, seat, out, canonical = false) =>
      phase.get(s) === GAME_OVER ? 0 : machine.legal(s, seat, out, canonical),
    chance: (s, into, weights) => machine.chance(s, into, weights),
    draw: (s, random) => machine.draw(s, random),
    apply(s, actor, code, sink) {
      machine.apply(s, actor, code, sink);
      if (machine.idle(s)) runOn(s, sink);
    },
    witnesses: (s, actor) => machine.witnesses(s, actor),
    result(s, out) {
      if (phase.get(s) !== GAME_OVER) return false;
      out[KENNEDY] = winner.get(s) === KENNEDY + 1 ? 1 : 0;
      out[NIXON] = winner.get(s) === NIXON + 1 ? 1 : 0;
      return true;
    },
    sampleWorld,
    isPlacement: (action) => PLACEMENTS.some((verb) => verb.has(action)),
    why(s, seat, action) {
      return isPossible(this, s, seat, action) ? undefined : reasonAgainst(s, seat, action);
    },
    invariant,
    scenario: scenarioKeys,
  };
}

/** 1960: The Making of the President. */
export const nineteenSixty: GameKind<Options> = { id: ID, version: VERSION, options: optionsSchema, open };
