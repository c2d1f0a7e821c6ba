import type { Game } from '@whistlestop/kernel';
import { type BotKind, type GameBots, lookaheadKind, playoutKind } from '@whistlestop/kernel/bots';
import { type Level, levels } from './levels.ts';
import { HookOrCrookValuer, WEIGHTS } from './valuer.ts';

const valuer = (open: Game) => new HookOrCrookValuer(open);
/** Decisions a playout follows, and how often it takes any choice instead of the one that looks best. */
const playouts = { horizon: 60, whim: 0.05 };
/** Counts the votes on the table and nothing else. */
const counter = (open: Game) =>
  new HookOrCrookValuer(open, { ...WEIGHTS, evidence: 0, exposed: 0, cheat: 0, drift: 0 });

function kindOf(level: Level): BotKind {
  const { id } = level;
  switch (level.thinks) {
    case 'greedily':
      return lookaheadKind({ id, valuer: counter, worlds: 1, depth: 0 });
    case 'oneAhead':
      return lookaheadKind({ id, valuer, worlds: 1, depth: 1, slack: level.slack, temperature: level.temperature });
    case 'inPlayouts':
      return playoutKind({ id, valuer, evaluations: level.evaluations, ...playouts });
  }
}

export const bots: GameBots = { levels: levels.map(kindOf) };
