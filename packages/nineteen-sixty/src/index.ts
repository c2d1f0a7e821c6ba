export { nineteenSixty } from './game.ts';
