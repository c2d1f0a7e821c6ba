/** Exact odds from the present bag: cubes are drawn without replacement, and an emptied bag is reseeded (ruling 10). */
import { type Seat, type State, UNKNOWN } from '@whistlestop/kernel';
import { SEED } from './bag.ts';
import { bag, bagClosed } from './layout.ts';
import { redraw } from './modifiers.ts';
import { CUBES_TO_WIN } from './initiative.ts';
import { KENNEDY, NIXON, NO_ONE } from './seats.ts';

/** The contents of a bag and how it behaves. */
export interface Bag {
  readonly kennedy: number;
  readonly nixon: number;
  /** Whether it is reseeded when it is empty. */
  readonly reseeds: boolean;
}

/** The bag of a position; undefined when the observer may not know it. */
export function bagOf(s: State): Bag | undefined {
  const kennedy = bag.at(s, KENNEDY);
  const nixon = bag.at(s, NIXON);
  if (kennedy === UNKNOWN || nixon === UNKNOWN) return undefined;
  return { kennedy, nixon, reseeds: bagClosed.get(s) === 0 };
}

/** One way a draw can go: the colour that comes (-1 out of an empty bag), its chance, and the bag it leaves. */
interface Draw {
  readonly colour: Seat;
  readonly chance: number;
  readonly left: Bag;
}

function drawsFrom(from: Bag): Draw[] {
  const total = from.kennedy + from.nixon;
  if (total === 0) return [{ colour: NO_ONE, chance: 1, left: from }];
  return [KENNEDY, NIXON].flatMap((colour) => {
    const cubes = colour === KENNEDY ? from.kennedy : from.nixon;
    return cubes === 0 ? [] : [{ colour, chance: cubes / total, left: without(from, colour) }];
  });
}

function without(from: Bag, colour: Seat): Bag {
  if (from.reseeds && from.kennedy + from.nixon === 1) return { kennedy: SEED, nixon: SEED, reseeds: true };
  return colour === KENNEDY ? { ...from, kennedy: from.kennedy - 1 } : { ...from, nixon: from.nixon - 1 };
}

/** What may have become of a bag after some checks: how many succeeded, and how likely that is. */
interface Branch {
  readonly bag: Bag;
  readonly successes: number;
  readonly chance: number;
}

/** Everything one more check can lead to; out of an empty bag it fails (ruling 13). */
function check(branch: Branch, seat: Seat, redraws: boolean): Branch[] {
  return drawsFrom(branch.bag).flatMap(({ colour, chance, left }) => {
    const after = { bag: left, successes: branch.successes, chance: branch.chance * chance };
    if (colour === seat) return [{ ...after, successes: after.successes + 1 }];
    return redraws ? check(after, seat, false) : [after];
  });
}

/** Joins branches that differ only in the order of their draws. */
function merge(branches: readonly Branch[]): Branch[] {
  const merged = new Map<string, Branch>();
  for (const branch of branches) {
    const key = `${branch.bag.kennedy} ${branch.bag.nixon} ${branch.successes}`;
    merged.set(key, { ...branch, chance: branch.chance + (merged.get(key)?.chance ?? 0) });
  }
  return [...merged.values()];
}

/** The chances of 0, 1, ... `checks` successes in that many support checks; with redraws each failure is drawn once more. */
export function successOdds(from: Bag, seat: Seat, checks: number, redraws = false): number[] {
  let branches: Branch[] = [{ bag: from, successes: 0, chance: 1 }];
  for (let made = 0; made < checks; made++)
    branches = merge(branches.flatMap((branch) => check(branch, seat, redraws)));
  const odds = Array.from({ length: checks + 1 }, () => 0);
  for (const { successes, chance } of branches) odds[successes] = (odds[successes] ?? 0) + chance;
  return odds;
}

/** The chance that a seat wins an initiative check: the first to have two cubes drawn. */
export function initiativeOdds(from: Bag, seat: Seat): number {
  const win = (left: Bag, own: number, other: number): number => {
    if (own === CUBES_TO_WIN) return 1;
    if (other === CUBES_TO_WIN) return 0;
    return drawsFrom(left).reduce(
      (sum, { colour, chance, left: after }) =>
        sum + chance * (colour === seat ? win(after, own + 1, other) : win(after, own, other + 1)),
      0,
    );
  };
  return win(from, 0, 0);
}

/** The odds of support checks in a position, redraws of lasting effects included; undefined when the bag is hidden. */
export function checkOdds(s: State, seat: Seat, checks: number): number[] | undefined {
  const from = bagOf(s);
  return from === undefined ? undefined : successOdds(from, seat, checks, redraw.any(s, seat));
}
