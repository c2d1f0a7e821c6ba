import type { PlayerEvent } from './events.ts';
import type { Reason } from './game.ts';
import type { Observer, Seat } from './seats.ts';
import type { Action, State } from './state.ts';

/** The languages of everything that people read; the first is the default. */
export const LANGUAGES = ['en', 'pl'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Something made once for each language. */
export const inEachLanguage = <T>(make: (language: Language) => T): Readonly<Record<Language, T>> => ({
  en: make('en'),
  pl: make('pl'),
});

/** The language a person wants, where it is one of ours; else that of their locale; else English. */
export function languageFor(
  wanted: string | undefined,
  { LC_ALL, LC_MESSAGES, LANG }: Readonly<Record<string, string | undefined>>,
): Language {
  const locale = [LC_ALL, LC_MESSAGES, LANG].find((name) => name !== undefined && name !== '') ?? '';
  const [spoken] = locale.toLowerCase().split(/[^a-z]/);
  return LANGUAGES.find((known) => known === wanted) ?? LANGUAGES.find((known) => known === spoken) ?? 'en';
}

/** A card that may be read: its title, and its whole text in one line. */
export interface ReadableCard {
  readonly title: string;
  readonly text: string;
}

/** Cards that lie together. */
export interface ReadablePile {
  readonly name: string;
  readonly cards: readonly ReadableCard[];
}

/** One thing to agree on with a partner; every answer brings the whole plan as it would then be. */
export interface PlanQuestion {
  readonly name: string;
  /** The answer that is agreed on now. */
  readonly stands: string;
  readonly answers: readonly { readonly id: string; readonly name: string; readonly plan: unknown }[];
}

/** What a person and a bot that is their partner can agree on, and have. */
export interface PlanTexts {
  readonly title: string;
  readonly questions: readonly PlanQuestion[];
  /** What is agreed on, in one sentence; undefined while everything is left open. */
  readonly agreed: string | undefined;
}

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
  /** Every card the seat (or a spectator) may see, pile by pile; empty piles are left out. */
  piles?(s: State, observer: Observer): readonly ReadablePile[];
  /** The plan a seat makes with a bot partner, continuing `agreed`; undefined while none can be made. */
  plan?(s: State, seat: Seat, partner: Seat, agreed: unknown): PlanTexts | undefined;
  /** One sentence for the log; undefined for events that get no line. */
  event(event: PlayerEvent): string | undefined;
  /** One sentence on why something may not be done. */
  reason(reason: Reason): string;
  /** The headings of the guide to the rules by section, where the game has one. */
  readonly guideHeadings?: Readonly<Record<string, string>>;
  /** The same texts for a match with these options, where seats or cards go by other names in it. */
  forOptions?(options: unknown): GameTexts;
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

/**
 * A block of a guide to the rules; the first row of a table is its head. Marks in its texts: **bold**, [12] for a
 * ruling, [#rest] for a section.
 */
export type GuideBlock =
  | string
  | { readonly list: readonly string[] }
  | { readonly steps: readonly string[] }
  | { readonly table: readonly (readonly string[])[] };

/** One section of a guide to the rules; addresses name it by its id. */
export interface GuideSection {
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly GuideBlock[];
}

/** A guide from the headings among a game's texts, in their order, and what stands under each; both come at once. */
export async function guideOf<Id extends string>(
  texts: Promise<{ readonly guideHeadings: Readonly<Record<Id, string>> }>,
  module: Promise<{ readonly guide: Readonly<Record<Id, readonly GuideBlock[]>> }>,
): Promise<readonly GuideSection[]> {
  const [{ guideHeadings }, { guide }] = await Promise.all([texts, module]);
  return (Object.keys(guideHeadings) as Id[]).map((id) => ({ id, title: guideHeadings[id], blocks: guide[id] }));
}

const rules = new Map(LANGUAGES.map((language) => [language, new Intl.PluralRules(language)]));

/** Word forms for counting: Polish needs `few` and `many`, English `one` and `other`. */
export interface PluralForms {
  readonly one: string;
  readonly few?: string;
  readonly many?: string;
  readonly other: string;
}

/** The form that goes with a number, e.g. 1 kostka, 2 kostki, 5 kostek. */
export function plural(language: Language, count: number, forms: PluralForms): string {
  const category = rules.get(language)?.select(count);
  if (category === 'one' || category === 'few' || category === 'many') return forms[category] ?? forms.other;
  return forms.other;
}
