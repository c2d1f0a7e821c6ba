import type { AmountFacts, EffectFacts, EffectRole } from '../cards/effect-facts.ts';

/** The operations of the effect interpreter. */
export const Op = {
  none: 0,
  gainChosen: 1,
  loseChosen: 2,
  gainEachPile: 3,
  loseEachPile: 4,
  takeFromState: 5,
  giveToState: 6,
  stateGains: 7,
  stateLoses: 8,
  everyStateGains: 9,
  everyStateLoses: 10,
  stateTakes: 11,
  stateGives: 12,
  drawEvidence: 13,
  drawCheat: 14,
  drawNews: 15,
  doubleNextCheat: 16,
} as const;

/** Whether an amount waits for a die, and how the pips count. */
export const Pips = { none: 0, all: 1, half: 2 } as const;

/** A compiled effect is a row of four numbers: operation, pips, amount, and 1 when only the leading States may be named. */
export const ROW = 4;
export const Column = { op: 0, pips: 1, amount: 2, leader: 3 } as const;

const incumbentOps: Readonly<Record<EffectFacts['op'], number>> = {
  none: Op.none,
  gain: Op.gainChosen,
  gainEach: Op.gainEachPile,
  lose: Op.loseChosen,
  loseEach: Op.loseEachPile,
  take: Op.takeFromState,
  give: Op.giveToState,
  drawEvidence: Op.drawEvidence,
  drawCheat: Op.drawCheat,
  drawNews: Op.drawNews,
  doubleNextCheat: Op.doubleNextCheat,
};

const stateOps: Readonly<Record<EffectFacts['op'], number>> = {
  ...incumbentOps,
  gain: Op.stateGains,
  gainEach: Op.everyStateGains,
  lose: Op.stateLoses,
  loseEach: Op.everyStateLoses,
  take: Op.stateTakes,
  give: Op.stateGives,
};

/** The row of an effect for a role at a table of so many States: shares and sums over the States are fixed here. */
export function compileEffect(effect: EffectFacts, role: EffectRole, states: number): readonly number[] {
  const op = (role === 'incumbent' ? incumbentOps : stateOps)[effect.op];
  const amount = 'amount' in effect ? effect.amount : 0;
  const leader = 'target' in effect && effect.target === 'leader' ? 1 : 0;
  return [op, pipsOf(amount), fixedAmount(amount, states), leader];
}

function pipsOf(amount: AmountFacts): number {
  if (typeof amount === 'number') return Pips.none;
  if ('die' in amount) return Pips.all;
  return 'halfDie' in amount ? Pips.half : Pips.none;
}

function fixedAmount(amount: AmountFacts, states: number): number {
  if (typeof amount === 'number') return amount;
  if ('perState' in amount) return amount.perState * states;
  return 'share' in amount ? Math.ceil(amount.share / states) : 0;
}
