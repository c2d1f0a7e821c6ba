import type { Rect } from './us-map-layout.ts';

type Point = readonly [number, number];

const LARGEST = 1.35;

/** Sizes in lettering heights: how wide and how high each arrangement of name, votes and cubes is. */
const ARRANGEMENTS = {
  column: { width: 1.75, height: 3.75 },
  block: { width: 2.9, height: 2.6 },
  row: { width: 5.1, height: 1.6 },
} as const;
export type Arrangement = keyof typeof ARRANGEMENTS;

/** The arrangement that allows the largest lettering in a frame. */
export function arrange([, , width, height]: Rect): { arrangement: Arrangement; size: number } {
  const sized = (['column', 'block', 'row'] as const).map((arrangement) => {
    const room = ARRANGEMENTS[arrangement];
    return { arrangement, size: Math.min(width / room.width, height / room.height, LARGEST) };
  });
  return sized.reduce((best, next) => (next.size > best.size + 0.01 ? next : best));
}

/** What the print of a tile, or of what of it is free, takes up: the middle of it. */
export function printIn(room: Rect): Rect {
  const [left, top, width, height] = room;
  const { arrangement, size } = arrange(room);
  const [wide, high] = [ARRANGEMENTS[arrangement].width * size, ARRANGEMENTS[arrangement].height * size];
  return [left + (width - wide) / 2, top + (height - high) / 2, wide, high];
}

/** How wide and high the place of a candidate's token is. */
export const TOKEN_ROOM = 1.5;

/** A tile shared out: where a candidate's token stands, and what is left for the print, so that neither covers the other. */
export function shareOut([left, top, width, height]: Rect): { token: Point; print: Rect } {
  const above = {
    token: [left + width / 2, top + TOKEN_ROOM / 2] as const,
    print: [left, top + TOKEN_ROOM, width, height - TOKEN_ROOM] as const,
  };
  const beside = {
    token: [left + width - TOKEN_ROOM / 2, top + height / 2] as const,
    print: [left, top, width - TOKEN_ROOM, height] as const,
  };
  return arrange(beside.print).size > arrange(above.print).size ? beside : above;
}
