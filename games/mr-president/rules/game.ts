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
import { MatchConstants, VERSION } from './match-constants.ts';
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
function shape(c: MatchConstants, s: State, actor: number, action: number): number {
  const now = stage.get(s);
  if (now === COMMIT) return action === RECESS ? 3 : action >= PAIR && action < ANSWER ? 2 : 1;
  if (now === ANSWERING) return c.secretAnswers || action === PASS ? 0 : 1;
  if (now !== UPSETTING || (committed.get(s) | only(actor)) !== asked.get(s)) return 0;
  return hand.at(s, firstPlaced(s)) === 0 ? action : Number(action !== PASS);
}

function openGame(options: Options, rules?: number): Game {
  const c = new MatchConstants(options, rules === 1 ? 1 : VERSION);
  return {
    id: ID,
    version: c.version,
    layout: c.version === 1 ? layoutOfVersion1 : layout,
    seats: SEAT_IDS.slice(0, c.seats).map((id) => ({ id })),
    actions,
    outcomes,
    events,
    init(s) {
      s.fill(0);
      // Nothing lies face down before the first commit, and never at a seat that nobody holds.
      open1.fill(s, EVERYONE);
      open2.fill(s, EVERYONE);
      candidates.set(s, c.seats);
      edition.set(s, c.second ? 1 : 0);
      decidedBy.set(s, c.popular ? POPULAR_COUNT : ELECTORAL_COUNT);
      bothTallies.set(s, c.bothTallies ? 1 : 0);
      for (let card = 0; card < CARD_COUNT; card++) points.put(s, card, read(c.points, card + 1));
      beginCampaign(c, s, c.nominee ? CONVENTION : NATIONAL);
    },
    pending: (s) => pending(c, s),
    revisable: (s) => revisable(c, s),
    legal: (s, seat, out) => legal(c, s, seat, out),
    chance: (s, into, weights) => chance(s, into, weights),
    apply(s, actor, code, sink) {
      if (actor === CHANCE) happen(c, s, code, sink);
      else choose(c, s, actor, code, sink);
    },
    witnesses,
    shape: (s, actor, action) => shape(c, s, actor, action),
    result: (s, out) => writeResult(c, s, out),
    sampleWorld: (view, random, into) => sampleWorld(c, view, random, into),
    why(s, seat, action) {
      return isPossible(this, s, seat, action) ? undefined : reasonAgainst(c, s, seat, action);
    },
    invariant: (s) => invariant(c, s),
    scenario: scenarioKeys(c),
    ...(c.nominee && { parties }),
  };
}

/** Mr. President (1965): both editions and every variant, told apart by their options. */
export const mrPresident: GameKind<Options> = {
  id: ID,
  version: VERSION,
  options: optionsSchema,
  open: openGame,
};
