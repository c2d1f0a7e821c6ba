import type { AmountFacts, EffectFacts, EffectTarget } from './effect-facts.ts';

/** The words board and cards are written in: each makes one effect as plain data. */

export const die: AmountFacts = { die: 1 };
/** Half a die roll, rounded up. */
export const halfDie: AmountFacts = { halfDie: 1 };
/** So many V for every State in play, in total. */
export const perState = (votes: number): AmountFacts => ({ perState: votes });
/** So many V divided by the States in play, rounded up. */
export const share = (votes: number): AmountFacts => ({ share: votes });

export const nothing: EffectFacts = { op: 'none' };
export const drawNews: EffectFacts = { op: 'drawNews', amount: 1 };
export const drawEvidence = (cards: number): EffectFacts => ({ op: 'drawEvidence', amount: cards });
export const drawCheat = (cards: number): EffectFacts => ({ op: 'drawCheat', amount: cards });
export const doubleNextCheat: EffectFacts = { op: 'doubleNextCheat' };

/** What the red track and the red paragraphs do: the Incumbent chooses colours and States. */
export const incumbent = {
  gain: (amount: AmountFacts): EffectFacts => ({ op: 'gain', amount, from: 'pot', colours: 'choice' }),
  gainEach: (amount: AmountFacts): EffectFacts => ({ op: 'gainEach', amount, from: 'pot' }),
  lose: (amount: AmountFacts): EffectFacts => ({ op: 'lose', amount, to: 'pot', colours: 'choice' }),
  take: (amount: AmountFacts, target: EffectTarget = 'choice'): EffectFacts => ({
    op: 'take',
    amount,
    from: 'state',
    target,
  }),
  give: (amount: AmountFacts): EffectFacts => ({ op: 'give', amount, to: 'state', target: 'choice' }),
};

/** What the blue track and the blue paragraphs do: a State deals in its own colour only. */
export const state = {
  gain: (amount: AmountFacts): EffectFacts => ({ op: 'gain', amount, from: 'pot' }),
  gainEach: (amount: AmountFacts): EffectFacts => ({ op: 'gainEach', amount, from: 'pot' }),
  lose: (amount: AmountFacts): EffectFacts => ({ op: 'lose', amount, to: 'pot' }),
  loseEach: (amount: AmountFacts): EffectFacts => ({ op: 'loseEach', amount, to: 'pot' }),
  take: (amount: AmountFacts): EffectFacts => ({ op: 'take', amount, from: 'incumbent' }),
  give: (amount: AmountFacts): EffectFacts => ({ op: 'give', amount, to: 'incumbent' }),
};
