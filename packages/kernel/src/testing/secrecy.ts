import { choosers, isPossible } from '../decisions.ts';
import { EventRecorder } from '../events.ts';
import { type Game, LIST_ROOM, type View } from '../game.ts';
import { viewOf } from '../project.ts';
import type { Random } from '../random.ts';
import { CHANCE, includes, type Observer, OVER, type Seat, SPECTATOR, sees } from '../seats.ts';
import type { State } from '../state.ts';
import { reveals } from '../undo.ts';
import { TortureFailure } from './failure.ts';
import { same } from './stepping.ts';

/** A decision about to be made, and everything else that could be decided instead. */
export interface OpenDecision {
  readonly actor: number;
  readonly code: number;
  readonly codes: Int16Array;
}

const room = new Int16Array(LIST_ROOM);
const otherRoom = new Int16Array(LIST_ROOM);
/** The content of a buffer before a world is sampled into it; none of it may remain. */
const DUST = 0x5a5a5a;

const observersOf = (game: Game): Observer[] => [...game.seats.keys(), SPECTATOR];
const nameOf = (game: Game, who: Observer): string =>
  who === CHANCE ? 'chance' : (game.seats[who]?.id ?? 'the spectator');

function worldOf(game: Game, view: View, random: Random): State {
  const world = game.layout.create().fill(DUST);
  game.sampleWorld(view, random, world);
  return world;
}

/** Every observer's view can be completed, shows the completed world unchanged, and offers the same choices in it. */
export function checkWorlds(game: Game, s: State, random: Random, where: string): void {
  for (const observer of observersOf(game)) {
    const view = viewOf(game, s, observer);
    const world = worldOf(game, view, random);
    const seen = viewOf(game, world, observer).state;
    if (!same(seen, view.state))
      throw new TortureFailure(
        'world',
        `${nameOf(game, observer)} sees another ${difference(game, view.state, seen)} in a sampled world`,
        where,
      );
    const broken = game.invariant(world);
    if (broken !== undefined) throw new TortureFailure('world', `a sampled world is impossible: ${broken}`, where);
    if (game.pending(world) !== game.pending(s))
      throw new TortureFailure('leak', `who must act depends on what ${nameOf(game, observer)} cannot see`, where);
    if (observer >= 0) checkSameChoices(game, s, world, observer, random, where);
  }
}

function difference(game: Game, one: State, other: State): string {
  return game.layout.placed
    .filter(({ offset, spec }) => {
      const end = offset + spec.length;
      return !same(one.subarray(offset, end), other.subarray(offset, end));
    })
    .map(({ name }) => name)
    .join(', ');
}

/** What a seat may choose, and why it may not do the rest, follows from what it sees. */
function checkSameChoices(game: Game, s: State, world: State, seat: Seat, random: Random, where: string): void {
  const leak = (what: string) =>
    new TortureFailure('leak', `${what} depends on what ${nameOf(game, seat)} cannot see`, where);
  if (choosers(game, s) !== choosers(game, world)) throw leak('who may revise a choice');
  if (!includes(choosers(game, s), seat)) return;
  for (const canonical of [false, true]) {
    const here = room.subarray(0, game.legal(s, seat, room, canonical));
    const there = otherRoom.subarray(0, game.legal(world, seat, otherRoom, canonical));
    if (!same(here, there)) throw leak('the legal list');
  }
  const action = random.below(game.actions.size);
  if (JSON.stringify(game.why(s, seat, action)) !== JSON.stringify(game.why(world, seat, action)))
    throw leak('the reason against an action');
}

/**
 * A step that reveals nothing to an observer gives it the same view and events in every possible world. So undoing it
 * is safe.
 */
export function checkNothingSlips(
  game: Game,
  s: State,
  { actor, code }: OpenDecision,
  random: Random,
  where: string,
): void {
  const here = outcomeOf(game, s, actor, code);
  if (game.pending(here.state) === OVER) return;
  for (const observer of observersOf(game)) {
    if (reveals(game, s, here.state, observer)) continue;
    const world = worldOf(game, viewOf(game, s, observer), random);
    if (!isPossible(game, world, actor, code)) continue;
    const there = outcomeOf(game, world, actor, code);
    const [shown, shownThere] = [here, there].map(({ state }) => viewOf(game, state, observer).state);
    if (shown === undefined || shownThere === undefined || !same(shown, shownThere))
      throw new TortureFailure('leak', `a step shows ${nameOf(game, observer)} a slot that stays hidden`, where);
    if (eventsFor(game, here.recorder, observer) !== eventsFor(game, there.recorder, observer))
      throw new TortureFailure('leak', `the events of a step tell ${nameOf(game, observer)} what is hidden`, where);
  }
}

/** An observer who does not witness a secret choice gets the same view and events for all choices of that shape. */
export function checkSecretChoice(game: Game, s: State, { actor, code, codes }: OpenDecision, where: string): void {
  const shapeOf = (choice: number) => game.shape?.(s, actor, choice) ?? 0;
  const other = codes.find((candidate) => candidate !== code && shapeOf(candidate) === shapeOf(code));
  if (other === undefined) return;
  const [one, two] = [outcomeOf(game, s, actor, code), outcomeOf(game, s, actor, other)];
  // The choice that completes a simultaneous decision reveals all of them, itself included.
  if (actor !== CHANCE && reveals(game, s, one.state, actor)) return;
  const witnesses = game.witnesses(s, actor);
  for (const observer of observersOf(game)) {
    if (sees(witnesses, observer)) continue;
    const whose = `${nameOf(game, observer)} a secret choice of ${nameOf(game, actor)}`;
    if (!same(viewOf(game, one.state, observer).state, viewOf(game, two.state, observer).state))
      throw new TortureFailure('leak', `the position shows ${whose}`, where);
    if (eventsFor(game, one.recorder, observer) !== eventsFor(game, two.recorder, observer))
      throw new TortureFailure('leak', `the events tell ${whose}`, where);
  }
}

function outcomeOf(game: Game, s: State, actor: number, code: number): { state: State; recorder: EventRecorder } {
  const state = s.slice();
  const recorder = new EventRecorder();
  game.apply(state, actor, code, recorder);
  return { state, recorder };
}

const eventsFor = (game: Game, recorder: EventRecorder, observer: Observer): string =>
  JSON.stringify(recorder.events.map((event) => game.events.show(event, observer)));
