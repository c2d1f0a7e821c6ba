import type { Game } from '@whistlestop/kernel';
import type { Bot, GameBots } from '@whistlestop/kernel/bots';
import { type Level, levels } from './levels.ts';
import { Adaptive, Equilibrium, greedy, proportional } from './opponents.ts';
import { keepingTo } from './partner.ts';

const BIDDERS: Readonly<Record<Level['bids'], (game: Game) => Bot>> = {
  greedily: greedy,
  inProportion: proportional,
  byTrying: (game) => new Adaptive(game),
  inMixture: (game) => new Equilibrium(game),
};

export const bots: GameBots = {
  levels: levels.map(({ id, bids, evaluations }) => ({ id, evaluations, create: BIDDERS[bids] })),
  keepingTo,
};
