import type { GameBots } from '@whistlestop/kernel/bots';
import { levels } from './levels.ts';

export const bots: GameBots = { levels };
