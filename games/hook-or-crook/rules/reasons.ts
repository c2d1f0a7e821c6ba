import type { Reason, Rule } from '@whistlestop/kernel';
import type { Section } from './sections.ts';

/** Every reason Hook or Crook can give, by its code; the texts of both languages word each of them. */
export const REASONS = [
  'not-your-decision',
  'not-now',
  'states-cheat',
  'already-played',
  'not-in-your-hand',
  'no-cheating-in-round-4',
  'wild-before-round-4',
  'later-round',
  'not-your-turn',
  'empty-pile',
  'waiting',
  'before-the-roll',
  'incumbent-chooses',
  'colour-not-in-play',
  'pot-empty',
  'pile-empty',
  'state-empty',
  'not-the-leader',
  'first-week-only',
  'round-4-only',
  'states-answer',
  'nothing-on-the-table',
  'nothing-to-answer',
  'not-your-card',
  'colour-not-met',
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
