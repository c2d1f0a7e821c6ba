/** A state by its place on the map and its electoral votes. */
export interface Weighed {
  readonly code: string;
  readonly at: readonly [x: number, y: number];
  readonly votes: number;
}

/** A square of the cartogram by its upper left corner. */
interface Square {
  readonly left: number;
  readonly top: number;
  readonly side: number;
}

export interface SquareCartogram {
  readonly squares: ReadonlyMap<string, Square>;
  readonly width: number;
  readonly height: number;
}

/** How large a vote is drawn, against the size of the map the places come from. */
const VOTE = 480;
/** Squares are higher than most states: the country is drawn out sideways to give them room. */
const STRETCH = 1.2;
/** Added to every state's votes, so that the smallest can still be read. */
const LEAST = 3;
const GAP = 3;
const MARGIN = 6;
/** Rounds in which squares grow and are drawn back to their places; in the others they only make room. */
const GROWING = 200;
const ROUNDS = 600;

interface Moving {
  readonly code: string;
  readonly side: number;
  readonly home: readonly [x: number, y: number];
  x: number;
  y: number;
}

/** The country as squares sized by votes: each as near to its place as the others leave room for. The same votes always give the same picture. */
export function squareCartogram(states: readonly Weighed[]): SquareCartogram {
  const moving = states.map(({ code, at, votes }): Moving => {
    const side = Math.sqrt((votes + LEAST) * VOTE);
    const home = [at[0] * STRETCH, at[1]] as const;
    return { code, side, home, x: home[0], y: home[1] };
  });
  for (let round = 0; round < ROUNDS; round++) {
    if (round < GROWING) for (const one of moving) drawBack(one);
    if (!makeRoom(moving, Math.min(1, round / GROWING)) && round >= GROWING) break;
  }
  return framed(moving);
}

function drawBack(one: Moving): void {
  one.x += (one.home[0] - one.x) * 0.04;
  one.y += (one.home[1] - one.y) * 0.04;
}

/** Pushes overlapping squares apart, the short way, small ones further; tells whether any did overlap. */
function makeRoom(moving: readonly Moving[], grown: number): boolean {
  let pushed = false;
  moving.forEach((a, index) => {
    for (const b of moving.slice(index + 1)) {
      const apart = grown * ((a.side + b.side) / 2 + GAP);
      const x = apart - Math.abs(a.x - b.x);
      const y = apart - Math.abs(a.y - b.y);
      if (x <= 0.01 || y <= 0.01) continue;
      pushed = true;
      const axis = x < y ? 'x' : 'y';
      const push = Math.min(x, y) * (a[axis] < b[axis] ? 1 : -1);
      const share = b.side / (a.side + b.side);
      a[axis] -= push * share;
      b[axis] += push * (1 - share);
    }
  });
  return pushed;
}

/** Moves the picture so that it begins at its margin. */
function framed(moving: readonly Moving[]): SquareCartogram {
  const edge = (axis: 'x' | 'y', sign: 1 | -1) => moving.map((one) => sign * one[axis] + one.side / 2);
  const left = -Math.max(...edge('x', -1)) - MARGIN;
  const top = -Math.max(...edge('y', -1)) - MARGIN;
  return {
    squares: new Map(
      moving.map(({ code, side, x, y }) => [code, { left: x - side / 2 - left, top: y - side / 2 - top, side }]),
    ),
    width: Math.max(...edge('x', 1)) + MARGIN - left,
    height: Math.max(...edge('y', 1)) + MARGIN - top,
  };
}
