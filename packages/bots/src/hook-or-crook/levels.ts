import type { Game } from '@whistlestop/kernel';
import type { BotKind } from '../bot.ts';
import { lookaheadKind } from '../search/lookahead.ts';
import { playoutKind } from '../search/playouts.ts';
import { HookOrCrookValuer, WEIGHTS } from './valuer.ts';

const game = 'hook-or-crook';
const valuer = (open: Game) => new HookOrCrookValuer(open);
/** Decisions a playout follows, and how often it takes any choice instead of the one that looks best. */
const playouts = { horizon: 60, whim: 0.05 };
/** Counts the votes on the table and nothing else. */
const counter = (open: Game) =>
  new HookOrCrookValuer(open, { ...WEIGHTS, evidence: 0, exposed: 0, cheat: 0, drift: 0 });

/** The opponents of Hook or Crook, weakest first. */
export const levelsHookOrCrook: readonly BotKind[] = [
  lookaheadKind({ id: 'greedy', game, valuer: counter, worlds: 1, depth: 0 }),
  lookaheadKind({ id: 'casual', game, valuer, worlds: 1, depth: 1, slack: 0.05, temperature: 0.02 }),
  playoutKind({ id: 'skilled', game, valuer, evaluations: 40, ...playouts }),
  playoutKind({ id: 'strong', game, valuer, evaluations: 600, ...playouts }),
];
