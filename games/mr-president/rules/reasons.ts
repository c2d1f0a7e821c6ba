import type { Reason, Rule } from '@whistlestop/kernel';
import type { Section } from './sections.ts';

/** Every reason Mr. President can give, by its code; the texts of both languages word each of them. */
export const REASONS = [
  'match-over',
  'not-your-decision',
  'not-now',
  'leader-first',
  'leader-final',
  'out-of-cards',
  'card-not-held',
  'must-play',
  'double-used',
  'one-card-left',
  'weaker-first',
  'no-double-declared',
  'has-two-cards',
  'upset-not-open',
  'first-defends',
  'no-upset-to-stop',
  'no-majority-yet',
  'no-parley',
  'no-recess-here',
  'recess-spent',
  'between-rounds',
] as const;
export type ReasonCode = (typeof REASONS)[number];

/** A reason with its rules and numbers. */
export const because = (
  code: ReasonCode,
  rules: readonly Rule<Section>[],
  params?: Readonly<Record<string, number>>,
): Reason => (params === undefined ? { code, rules } : { code, rules, params });

/** Whether a code is one of this game's reasons. */
export const isReason = (code: string): code is ReasonCode => (REASONS as readonly string[]).includes(code);
