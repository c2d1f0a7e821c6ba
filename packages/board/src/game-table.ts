import type { GameKind, GameTexts, Language, PlayerEvent, Rule, Seat, State } from '@whistlestop/kernel';
import type { ReactNode } from 'react';
import type { Sitting } from './sitting/sitting.ts';
import type { TableStep } from '@whistlestop/table';
import type { BoardWords } from './words/index.ts';

/** A point of a recorded match that a replay offers to jump to. */
export interface Moment {
  /** The number of steps played at that point. */
  readonly after: number;
  readonly kind: 'part' | 'swing';
  readonly name: string;
}

/** The props of a game's set-up form. */
export interface OptionsFormProps {
  readonly options: unknown;
  readonly words: BoardWords;
  readonly language: Language;
  readonly onChange: (options: unknown) => void;
}

/** A board needs the texts of its own game. One module exports both, so the page need not know their type. */
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
  readonly OptionsForm: (props: OptionsFormProps) => ReactNode;
  /** The few numbers the home page shows; it may read only what everybody sees. */
  summarize(state: State, options: unknown): Summary;
  /** Whether a seat that may choose unasked would change an earlier choice; true when absent. */
  readonly isChange?: (view: State, seat: Seat) => boolean;
  /**
   * How long a step of another seat is shown: 0 not at all, 1 the usual time; more for a reveal, shown to its own seat
   * too.
   */
  readonly weight: (step: TableStep) => number;
  /** The rules behind events. */
  rulesBehind(events: readonly PlayerEvent[]): readonly Rule[];
  /** Turns, phases and big swings of a match, from its events. */
  moments(steps: readonly TableStep[], texts: Texts, language: Language): readonly Moment[];
}
