import {
  type Actor,
  CHANCE,
  CHANCE_ACTS,
  type Game,
  LIST_ROOM,
  type Observer,
  OVER,
  type Random,
  sees,
  type State,
  viewOf,
} from '@whistlestop/kernel';

/** A choice and, for chance, the index of its outcome in the list. */
export interface PlayedStep {
  readonly actor: Actor;
  readonly code: number;
  readonly pick: number;
}

/** A match that one observer cannot tell from another one, though things hidden from it differ. */
interface Lookalike {
  readonly steps: readonly PlayedStep[];
  /** How many actions of people it has before the rules show the observer a difference. */
  readonly actions: number;
  /** After how many of them, the start among them, something differs that the observer does not see. */
  readonly apart: number;
}

/** A match, and others that look the same to one observer: each follows it for a while and then differs until that shows. */
export interface LookalikeMatches {
  readonly steps: readonly PlayedStep[];
  readonly others: readonly Lookalike[];
}

/** One hidden choice in so many differs: with too many differences a seat must show one at once. */
const DIFFERS_ONCE_IN = 4;

const list = new Int16Array(LIST_ROOM);
const weights = new Int16Array(LIST_ROOM);

function codesOf(game: Game, s: State, actor: Actor): number[] {
  const count = actor === CHANCE ? game.chance(s, list, weights) : game.legal(s, actor, list);
  return [...list.subarray(0, count)];
}

function actorOf(game: Game, s: State, random: Random): Actor {
  const pending = game.pending(s);
  if (pending === CHANCE_ACTS) return CHANCE;
  const seats = [...game.seats.keys()].filter((seat) => ((pending >> seat) & 1) === 1);
  return seats[random.below(seats.length)] ?? 0;
}

const stepOf = (actor: Actor, codes: readonly number[], code: number): PlayedStep => ({
  actor,
  code,
  pick: codes.indexOf(code),
});

function shuffled<T>(items: readonly T[], random: Random): T[] {
  const left = [...items];
  return items.map(() => left.splice(random.below(left.length), 1)[0] as T);
}

const after = (game: Game, s: State, { actor, code }: PlayedStep): State => {
  const next = s.slice();
  game.apply(next, actor, code);
  return next;
};

/** Next steps of both after which the observer still sees the same; undefined where there are none. */
function nextOfBoth(game: Game, one: State, other: State, observer: Observer, random: Random) {
  const actor = actorOf(game, one, random);
  const [codes, otherCodes] = [codesOf(game, one, actor), codesOf(game, other, actor)];
  const hidden = !sees(game.witnesses(one, actor), observer);
  for (const code of shuffled(codes, random)) {
    const shape = game.shape?.(one, actor, code) ?? 0;
    const alike = otherCodes.filter((c) => c !== code && (game.shape?.(other, actor, c) ?? 0) === shape);
    const differs = hidden && (actor !== CHANCE || random.below(DIFFERS_ONCE_IN) === 0);
    const same = otherCodes.includes(code) ? [code] : [];
    const unlike = hidden ? shuffled(alike, random).slice(0, 3) : [];
    const tries = differs ? [...unlike, ...same] : [...same, ...unlike];
    const step = stepOf(actor, codes, code);
    const next = after(game, one, step);
    const seen = viewOf(game, next, observer).state.join();
    for (const otherCode of tries) {
      const otherStep = stepOf(actor, otherCodes, otherCode);
      const otherNext = after(game, other, otherStep);
      if (game.pending(otherNext) !== game.pending(next)) continue;
      if (viewOf(game, otherNext, observer).state.join() === seen) return { step, next, otherStep, otherNext };
    }
  }
  return undefined;
}

/**
 * Plays a match at random up to its last choice together with matches that look the same to one observer. Choices are
 * made such that what differs stays hidden for long; where the rules show it all the same, the next one branches off.
 */
export function lookalikesOf(game: Game, observer: Observer, random: Random): LookalikeMatches {
  const steps: PlayedStep[] = [];
  const others: Lookalike[] = [];
  let one: State = game.layout.create();
  game.init(one);
  let other: State = one.slice();
  let branch: PlayedStep[] = [];
  let [settled, actions, apart] = [0, 0, 0];
  const branchOff = () => {
    if (apart > 0) others.push({ steps: branch, actions: settled, apart });
    other = one.slice();
    branch = [...steps];
    apart = 0;
  };
  for (;;) {
    const both = nextOfBoth(game, one, other, observer, random);
    if (both === undefined) {
      branchOff();
      continue;
    }
    if (game.pending(both.next) === OVER) break;
    ({ next: one, otherNext: other } = both);
    steps.push(both.step);
    branch.push(both.otherStep);
    if (both.step.actor !== CHANCE) actions++;
    if (game.pending(one) === CHANCE_ACTS) continue;
    settled = actions;
    if (one.some((value, slot) => value !== other[slot])) apart++;
  }
  branchOff();
  return { steps, others };
}
