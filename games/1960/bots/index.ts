import type { GameBots } from '@whistlestop/kernel/bots';
import { levels } from './levels.ts';

export { type Explanation, explain1960, majorityChance, stateChances } from './explain.ts';

export const bots: GameBots = { levels };
