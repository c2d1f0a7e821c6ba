import type { VignetteShape } from '@whistlestop/kernel';

const TILTED = 'rotate(-9 74 34)';

/** A vote on its way into the box, or out of it. */
export const vignette: readonly VignetteShape[] = [
  { ink: 'card', path: 'M52 6h46v56H52Z', transform: TILTED },
  { ink: 'stroke', path: 'm62 26 9 10 17-19', transform: TILTED },
  { ink: 'blue', path: 'M24 64h102v52H24Z' },
  { ink: 'mark', sign: 'star', transform: 'translate(59 75) scale(1.35)' },
  { ink: 'ink', path: 'M18 54h114v12H18Z' },
  { ink: 'crook', path: 'M146 116V26a17 17 0 0 0-34 0v10' },
];
