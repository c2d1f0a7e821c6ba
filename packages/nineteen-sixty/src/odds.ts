/** Exact odds from the present bag: cubes are drawn without replacement, and an emptied bag is reseeded (ruling 10). */
import { type Seat, type State, UNKNOWN } from '@whistlestop/kernel';
import { SEED } from './bag.ts';
import { bag, bagClosed } from './layout.ts';
import { redraw } from './modifiers.ts';
import { KENNEDY, NIXON, opponentOf } from './seats.ts';

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

/** What a bag holds after one cube has left it. */
function without(from: Bag, colour: Seat): Bag {
  const kennedy = from.kennedy - (colour === KENNEDY ? 1 : 0);
  const nixon = from.nixon - (colour === NIXON ? 1 : 0);
  return from.reseeds && kennedy + nixon === 0 ? { kennedy: SEED, nixon: SEED, reseeds: true } : { ...from, kennedy, nixon };
}

const cubesOf = (from: Bag, colour: Seat): number => (colour === KENNEDY ? from.kennedy : from.nixon);

/** A bag's contents with what was counted so far, and how likely it is. */
interface Branch {
  readonly bag: Bag;
  readonly count: number;
  readonly chance: number;
}

/** Follows every branch through one draw; equal bags with equal counts are one branch. */
function drawOnce(branches: Iterable<Branch>, counted: (count: number, colour: Seat) => number): Branch[] {
  const next = new Map<string, Branch>();
  for (const branch of branches) {
    const total = branch.bag.kennedy + branch.bag.nixon;
    for (let colour = KENNEDY; colour <= NIXON; colour++) {
      const cubes = cubesOf(branch.bag, colour);
      if (cubes === 0) continue;
      const left = without(branch.bag, colour);
      const count = counted(branch.count, colour);
      const key = `${left.kennedy} ${left.nixon} ${count}`;
      const chance = branch.chance * (cubes / total) + (next.get(key)?.chance ?? 0);
      next.set(key, { bag: left, count, chance });
    }
    // With nothing left to draw the check fails (ruling 13).
    if (total === 0) next.set(`0 0 ${branch.count}`, { ...branch, chance: branch.chance + (next.get(`0 0 ${branch.count}`)?.chance ?? 0) });
  }
  return [...next.values()];
}

/** The chances of 0, 1, ... `checks` successes in that many support checks; with redraws, every failure is drawn again. */
export function successOdds(from: Bag, seat: Seat, checks: number, redraws = false): number[] {
  const hit = (count: number, colour: Seat) => count + (colour === seat ? 1 : 0);
  let branches: Branch[] = [{ bag: from, count: 0, chance: 1 }];
  for (let check = 0; check < checks; check++) {
    const before = branches;
    branches = drawOnce(before, hit);
    if (redraws) branches = redrawFailures(before, seat);
  }
  const odds = Array.from({ length: checks + 1 }, () => 0);
  for (const { count, chance } of branches) odds[count] = (odds[count] ?? 0) + chance;
  return odds;
}

/** One check with a second draw after a failure. */
function redrawFailures(branches: readonly Branch[], seat: Seat): Branch[] {
  return merge(
    branches.flatMap((branch) =>
      drawOnce([branch], (count, colour) => count + (colour === seat ? 1 : 0)).flatMap((drawn) =>
        drawn.count > branch.count
          ? [drawn]
          : drawOnce([drawn], (count, colour) => count + (colour === seat ? 1 : 0)),
      ),
    ),
  );
}

function merge(branches: readonly Branch[]): Branch[] {
  const merged = new Map<string, Branch>();
  for (const branch of branches) {
    const key = `${branch.bag.kennedy} ${branch.bag.nixon} ${branch.count}`;
    merged.set(key, { ...branch, chance: branch.chance + (merged.get(key)?.chance ?? 0) });
  }
  return [...merged.values()];
}

/** The chance that a seat wins an initiative check: the first to have two cubes drawn. */
export function initiativeOdds(from: Bag, seat: Seat): number {
  const race = (left: Bag, own: number, other: number): number => {
    if (own === 2) return 1;
    if (other === 2) return 0;
    const total = left.kennedy + left.nixon;
    const mine = cubesOf(left, seat);
    const theirs = total - mine;
    return (
      (mine === 0 ? 0 : (mine / total) * race(without(left, seat), own + 1, other)) +
      (theirs === 0 ? 0 : (theirs / total) * race(without(left, opponentOf(seat)), own, other + 1))
    );
  };
  return race(from, 0, 0);
}

/** The odds of support checks in a position, redraws of lasting effects included; undefined when the bag is hidden. */
export function checkOdds(s: State, seat: Seat, checks: number): number[] | undefined {
  const from = bagOf(s);
  return from === undefined ? undefined : successOdds(from, seat, checks, redraw.any(s, seat));
}
