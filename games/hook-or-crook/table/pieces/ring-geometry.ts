/** A point at an angle in turns, clockwise from the top. */
export function pointAt(radius: number, turn: number): readonly [x: number, y: number] {
  const angle = turn * 2 * Math.PI;
  return [radius * Math.sin(angle), -radius * Math.cos(angle)];
}

/** The outline of a piece of a ring between two radii and two angles in turns. */
export function sector(inner: number, outer: number, from: number, to: number): string {
  const [ax, ay] = pointAt(outer, from);
  const [bx, by] = pointAt(outer, to);
  const [cx, cy] = pointAt(inner, to);
  const [dx, dy] = pointAt(inner, from);
  return `M${ax} ${ay}A${outer} ${outer} 0 0 1 ${bx} ${by}L${cx} ${cy}A${inner} ${inner} 0 0 0 ${dx} ${dy}Z`;
}

/** Inner and outer radius of each ring, the first round outermost; the last holds the nine weeks. */
export const RADII: readonly (readonly [inner: number, outer: number])[] = [
  [376, 496],
  [262, 368],
  [152, 254],
  [72, 144],
];
