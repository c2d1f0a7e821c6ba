import type { GameBots } from '@whistlestop/kernel/bots';
import { levels } from './levels.ts';
import { keepingTo } from './partner.ts';

export const bots: GameBots = { levels, keepingTo };
