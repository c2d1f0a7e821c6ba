import type { Reason, Rule } from '@whistlestop/kernel';
import type { Section } from './sections.ts';

/** Every reason 1960 can give, by its code; the texts of both languages word each of them. */
export const REASONS = [
  'not-your-decision',
  'not-now',
  'card-first',
  'not-in-hand',
  'prevented',
  'tax-unpaid',
  'spending-barred',
  'preempt-too-dear',
  'keep-strategy-card',
  'candidate-exhausted',
  'elsewhere',
  'campaign-ban',
  'check-needed',
  'no-check-needed',
  'too-few-cp',
  'one-per-state',
  'already-declared',
  'no-boundary',
  'already-passed',
  'journey-too-long',
  'cp-spent',
  'done-first',
  'stay-in-region',
  'not-offered',
  'cap-reached',
  'not-empty',
  'no-cubes-there',
  'no-media-there',
  'other-region',
  'cannot-swing',
  'not-in-discard',
  'only-this-card',
  'must-go-on',
  'not-adjacent-issues',
  'no-strategy-card',
  'not-in-stack',
  'already-chosen',
  'not-to-resolve',
  'places-full',
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
