import { type ClockSettings, MANY_SEATS, type MatchSettings, usualTimeoutRule } from '@whistlestop/client';
import { DAY } from './match-words.ts';

export const PURSE_MINUTES = ['5', '10', '20', '30', '45', '60', '90'] as const;
export const INCREMENT_SECONDS = ['0', '5', '10', '20', '30', '60'] as const;
export const DECISION_DAYS = ['1', '2', '3', '5', '7', '14'] as const;
export const DELAY_MINUTES = ['0', '2', '5', '15', '60'] as const;

/** The answers of the form, before they become the settings of a match. */
export interface MatchDraft {
  readonly clock: ClockSettings['kind'];
  readonly minutes: (typeof PURSE_MINUTES)[number];
  readonly seconds: (typeof INCREMENT_SECONDS)[number];
  readonly days: (typeof DECISION_DAYS)[number];
  /** Undefined for the usual rule. */
  readonly onTimeout: MatchSettings['onTimeout'] | undefined;
  readonly access: 'lobby' | 'link';
  readonly delay: (typeof DELAY_MINUTES)[number];
  readonly rating: 'rated' | 'casual';
}

export const defaultDraft: MatchDraft = {
  clock: 'none',
  minutes: '45',
  seconds: '10',
  days: '3',
  onTimeout: undefined,
  access: 'lobby',
  delay: '0',
  rating: 'casual',
};

/**
 * The draft after a choice. A rated match has a clock, since otherwise whoever walks away would lose nothing: rated brings a slow
 * one along, and without a clock the match is casual.
 */
export function afterChoice(draft: MatchDraft, chosen: Partial<MatchDraft>): MatchDraft {
  const next = { ...draft, ...chosen };
  if (next.rating === 'casual' || next.clock !== 'none') return next;
  return chosen.clock === 'none' ? { ...next, rating: 'casual' } : { ...next, clock: 'slow', days: defaultDraft.days };
}

function clockOf({ clock, minutes, seconds, days }: MatchDraft): ClockSettings {
  if (clock === 'none') return { kind: 'none' };
  if (clock === 'slow') return { kind: 'slow', perDecision: Number(days) * DAY };
  return { kind: 'live', purse: Number(minutes) * 60_000, increment: Number(seconds) * 1000 };
}

/** The rule for a seat whose player leaves. Claiming the win is for two seats: among more there may be none. */
export const timeoutOf = ({ onTimeout }: MatchDraft, seats: number): MatchSettings['onTimeout'] =>
  onTimeout === undefined || (onTimeout === 'claim' && seats >= MANY_SEATS) ? usualTimeoutRule(seats) : onTimeout;

/** The draft as the club's settings, for a match with so many seats. */
export const settingsOfDraft = (draft: MatchDraft, seats: number): MatchSettings => ({
  clock: clockOf(draft),
  onTimeout: timeoutOf(draft, seats),
  public: draft.access === 'lobby',
  spectatorDelay: draft.access === 'lobby' ? Number(draft.delay) * 60_000 : 0,
  rated: draft.rating === 'rated',
});
