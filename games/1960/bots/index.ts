import type { BotKind, GameBots } from '@whistlestop/kernel/bots';
import { greedy1960 } from './greedy.ts';
import { type Level, levels } from './levels.ts';
import { plannerKind } from './skilled.ts';
import { searcherKind } from './strong.ts';
import { WEIGHTS } from './weights.ts';

export { type ActionExplanation, explain1960, majorityChance, stateChances } from './explain.ts';

const best = { weights: WEIGHTS, slack: 0, temperature: 1 };
const search = { breadth: 2, thoroughFrom: 1000, priorShare: 1 / 20 };

function kindOf(level: Level): BotKind {
  switch (level.thinks) {
    case 'greedily':
      return { ...greedy1960, id: level.id };
    case 'inPlans': {
      const { id, overlooks = [], slack, temperature } = level;
      return plannerKind(id, { weights: WEIGHTS, overlooks, slack, temperature });
    }
    case 'ahead':
      return searcherKind(level.id, level.evaluations, best, { ...search, prior: level.prior });
  }
}

export const bots: GameBots = { levels: levels.map(kindOf) };
