export { hookOrCrook } from './kind.ts';
