import type { GameKind, GameTexts, Language, PlayerEvent, Seat, State } from '@whistlestop/kernel';
import type { ReactNode } from 'react';
import type { Sitting } from './sitting/sitting.ts';
import type { TableStep } from '@whistlestop/table';
import type { BoardWords } from './words/index.ts';

/** Where a rule can be read: a section of the game's guide by its id, or a ruling by its number. */
export type Rule = string | number;

/** A moment of a recorded match worth jumping to. */
export interface Moment {
  /** Steps played when it stands on the table. */
  readonly after: number;
  readonly kind: 'part' | 'swing';
  readonly name: string;
}

/** What the set-up form of a game works on. */
export interface OptionsForm {
  readonly options: unknown;
  readonly words: BoardWords;
  readonly language: Language;
  readonly onChange: (options: unknown) => void;
}

/** A board asks for the texts of its own game; one module brings both, so the page need not know which they are. */
type BoardOf<Texts extends GameTexts> = { show(props: { readonly sitting: Sitting<Texts> }): ReactNode }['show'];

/** The few numbers a list of matches shows of one. */
export interface Summary {
  readonly turn: number;
  readonly tally: readonly number[];
}

/** Everything a surface needs to draw one game. */
export interface GameTable<Texts extends GameTexts = GameTexts> {
  readonly kind: GameKind;
  /** The picture of the match with its decisions: everything between the bar above and the end of the page. */
  readonly Board: BoardOf<Texts>;
  readonly OptionsForm: (props: OptionsForm) => ReactNode;
  /** The few numbers the home page shows; it may read only what everybody sees. */
  summarize(state: State, options: unknown): Summary;
  /** Whether a seat that may choose unasked would change its choice; without it, always. Else it does something new. */
  readonly isChange?: (view: State, seat: Seat) => boolean;
  /** How long another's step stays on show: 0 not at all, 1 the usual time; more for a reveal, also by one's own step. */
  readonly weight: (step: TableStep) => number;
  /** The rules that facts rest on. */
  rulesBehind(events: readonly PlayerEvent[]): readonly Rule[];
  /** Turns, phases and big swings of a match, from its events. */
  moments(steps: readonly TableStep[], texts: Texts, language: Language): readonly Moment[];
}
