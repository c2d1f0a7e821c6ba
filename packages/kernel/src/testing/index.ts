export { lantern } from '../toys/lantern/lantern.ts';
export { sealed } from '../toys/sealed.ts';
export * from './failure.ts';
export * from './golden.ts';
export * from './options.ts';
export * from './torture.ts';
export * from './words.ts';
