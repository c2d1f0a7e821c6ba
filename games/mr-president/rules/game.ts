import {
  CHANCE,
  EVERYONE,
  type Game,
  type GameKind,
  isPossible,
  only,
  read,
  type SeatMask,
  type State,
} from '@whistlestop/kernel';
import { beginCampaign } from './campaign.ts';
import { chance, choose, happen, legal, pending, revisable } from './course.ts';
import { writeResult } from './ending.ts';
import { events } from './events.ts';
import {
  ANSWERING,
  asked,
  bothTallies,
  candidates,
  COMMIT,
  committed,
  CONVENTION,
  decidedBy,
  edition,
  ELECTORAL_COUNT,
  hand,
  layout,
  layoutOfVersion1,
  NATIONAL,
  open1,
  open2,
  POPULAR_COUNT,
  points,
  playing,
  stage,
  UPSETTING,
} from './layout.ts';
import { invariant } from './invariant.ts';
import { actions, ANSWER, CARD_COUNT, outcomes, PAIR, PASS, RECESS, SEAT_IDS } from './notation.ts';
import { type Options, optionsSchema } from './options.ts';
import { parties } from './parley.ts';
import { Rules, VERSION } from './rules.ts';
import { scenarioKeys } from './scenario.ts';
import { single } from './sides.ts';
import { firstPlaced } from './upset.ts';
import { reasonAgainst } from './why.ts';
import { sampleWorld } from './world.ts';

const ID = 'mr-president';

/** A choice is secret while others have theirs before them; a candidate who plays alone shows his cards at once. */
function witnesses(s: State, actor: number): SeatMask {
  if (actor === CHANCE) return EVERYONE;
  const now = stage.get(s);
  if (now === COMMIT) return single(playing.get(s)) ? EVERYONE : only(actor);
  return now === ANSWERING || now === UPSETTING ? only(actor) : EVERYONE;
}

/**
 * What the others learn of a secret choice: its number of cards (ruling 6), whether it was a recess, and once all have
 * answered who tries an upset; against a first place without cards the upset is fought out at once.
 */
function shape(r: Rules, s: State, actor: number, action: number): number {
  const now = stage.get(s);
  if (now === COMMIT) return action === RECESS ? 3 : action >= PAIR && action < ANSWER ? 2 : 1;
  if (now === ANSWERING) return r.secretAnswers || action === PASS ? 0 : 1;
  if (now !== UPSETTING || (committed.get(s) | only(actor)) !== asked.get(s)) return 0;
  return hand.at(s, firstPlaced(s)) === 0 ? action : Number(action !== PASS);
}

function openGame(options: Options, rules?: number): Game {
  const r = new Rules(options, rules === 1 ? 1 : VERSION);
  return {
    id: ID,
    version: r.version,
    layout: r.version === 1 ? layoutOfVersion1 : layout,
    seats: SEAT_IDS.slice(0, r.seats).map((id) => ({ id })),
    actions,
    outcomes,
    events,
    init(s) {
      s.fill(0);
      // Nothing lies face down before the first commit, and never at a seat that nobody holds.
      open1.fill(s, EVERYONE);
      open2.fill(s, EVERYONE);
      candidates.set(s, r.seats);
      edition.set(s, r.second ? 1 : 0);
      decidedBy.set(s, r.popular ? POPULAR_COUNT : ELECTORAL_COUNT);
      bothTallies.set(s, r.bothTallies ? 1 : 0);
      for (let card = 0; card < CARD_COUNT; card++) points.put(s, card, read(r.points, card + 1));
      beginCampaign(r, s, r.nominee ? CONVENTION : NATIONAL);
    },
    pending: (s) => pending(r, s),
    revisable: (s) => revisable(r, s),
    legal: (s, seat, out) => legal(r, s, seat, out),
    chance: (s, into, weights) => chance(s, into, weights),
    apply(s, actor, code, sink) {
      if (actor === CHANCE) happen(r, s, code, sink);
      else choose(r, s, actor, code, sink);
    },
    witnesses,
    shape: (s, actor, action) => shape(r, s, actor, action),
    result: (s, out) => writeResult(r, s, out),
    sampleWorld: (view, random, into) => sampleWorld(r, view, random, into),
    why(s, seat, action) {
      return isPossible(this, s, seat, action) ? undefined : reasonAgainst(r, s, seat, action);
    },
    invariant: (s) => invariant(r, s),
    scenario: scenarioKeys(r),
    ...(r.nominee && { parties }),
  };
}

/** Mr. President (1965): both editions and every variant, told apart by their options. */
export const mrPresident: GameKind<Options> = {
  id: ID,
  version: VERSION,
  options: optionsSchema,
  open: openGame,
};
