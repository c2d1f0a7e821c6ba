import type { VignetteShape } from '@whistlestop/kernel';

/** The buttons of two campaigns. */
export const vignette: readonly VignetteShape[] = [
  { ink: 'deepBlue', path: 'M40 76 28 118l15-7 10 9 10-40Z' },
  { ink: 'deepRed', path: 'm112 84 6 34 9-9 14 5-11-38Z' },
  { ink: 'red', circle: [114, 62, 38] },
  { ink: 'ring', circle: [114, 62, 32] },
  { ink: 'mark', sign: 'bars', transform: 'translate(93 41) scale(1.75)' },
  { ink: 'blue', circle: [56, 50, 46] },
  { ink: 'ring', circle: [56, 50, 39] },
  { ink: 'mark', sign: 'star', transform: 'translate(26 19) scale(2.5)' },
];
