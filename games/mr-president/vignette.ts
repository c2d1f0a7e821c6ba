import type { VignetteShape } from '@whistlestop/kernel';

const turned = (angle: number): string => `rotate(${angle} 80 144)`;

const back = (angle: number): readonly VignetteShape[] => [
  { ink: 'card', rect: [58, 22, 44, 66, 6], transform: turned(angle) },
  { ink: 'blue', rect: [63, 27, 34, 56, 3], transform: turned(angle) },
];

/** Sealed bids, and one that is shown. */
export const vignette: readonly VignetteShape[] = [
  ...[-26, -13, 13, 26].flatMap(back),
  { ink: 'card', rect: [58, 22, 44, 66, 6] },
  { ink: 'red', sign: 'star', transform: 'translate(62 37) scale(1.5)' },
];
