import type { PlayerEvent } from './events.ts';
import type { Reason } from './game.ts';
import type { Observer, Seat } from './seats.ts';
import type { Action, State } from './state.ts';

export type Language = 'en' | 'pl';
export const LANGUAGES: readonly Language[] = ['en', 'pl'];

/** Everything a table needs to speak about a match of one game in one language. States may be views. */
export interface GameTexts {
  readonly title: string;
  seat(seat: Seat): string;
  /** What this seat is asked to decide now. */
  prompt(s: State, seat: Seat): string;
  /** What an action means, short enough for a button. */
  action(s: State, seat: Seat, action: Action): string;
  /** The position in a few lines of text, as the seat (or a spectator) sees it: enough to play without a picture. */
  board?(s: State, observer: Observer): readonly string[];
  /** One sentence for the log; undefined for facts not worth a line. */
  event(event: PlayerEvent): string | undefined;
  /** One sentence on why something may not be done. */
  reason(reason: Reason): string;
}

/** One ruling as players read it: the open point and how this product plays it. */
export interface RulingText {
  readonly question: string;
  readonly answer: string;
}

/** A run of consecutive rulings under one heading; `from` and `to` are both included. */
export interface RulingSection {
  readonly id: string;
  readonly title: string;
  readonly from: number;
  readonly to: number;
}

const rules: Record<Language, Intl.PluralRules> = { en: new Intl.PluralRules('en'), pl: new Intl.PluralRules('pl') };

/** Word forms for counting: Polish needs `few` and `many`, English `one` and `other`. */
export interface PluralForms {
  readonly one: string;
  readonly few?: string;
  readonly many?: string;
  readonly other: string;
}

/** The form that goes with a number, e.g. 1 kostka, 2 kostki, 5 kostek. */
export function plural(language: Language, count: number, forms: PluralForms): string {
  const category = rules[language].select(count);
  if (category === 'one' || category === 'few' || category === 'many') return forms[category] ?? forms.other;
  return forms.other;
}
