import type { Game } from '@whistlestop/kernel';
import { type BotKind, lookaheadKind, playoutKind } from '@whistlestop/kernel/bots';
import { HookOrCrookValuer, WEIGHTS } from './valuer.ts';

const valuer = (open: Game) => new HookOrCrookValuer(open);
/** Decisions a playout follows, and how often it takes any choice instead of the one that looks best. */
const playouts = { horizon: 60, whim: 0.05 };
/** Counts the votes on the table and nothing else. */
const counter = (open: Game) =>
  new HookOrCrookValuer(open, { ...WEIGHTS, evidence: 0, exposed: 0, cheat: 0, drift: 0 });

/** The opponents of Hook or Crook, weakest first. */
export const levels: readonly BotKind[] = [
  lookaheadKind({ id: 'greedy', valuer: counter, worlds: 1, depth: 0 }),
  lookaheadKind({ id: 'casual', valuer, worlds: 1, depth: 1, slack: 0.05, temperature: 0.02 }),
  playoutKind({ id: 'skilled', valuer, evaluations: 40, ...playouts }),
  playoutKind({ id: 'strong', valuer, evaluations: 600, ...playouts }),
];
