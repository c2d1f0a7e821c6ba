export { en } from './names-en.ts';
export { pl } from './names-pl.ts';
export { REGION_OUTLINES, STATE_SHAPES } from './geography.ts';
