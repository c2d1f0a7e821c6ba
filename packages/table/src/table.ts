import type { Action, Entry, Game, Observer, PlayerEvent, Refusal, Seat, ShownEntry, State } from '@whistlestop/kernel';

/** Who sits in a seat. */
export type Player =
  | { readonly kind: 'person'; readonly name?: string | undefined }
  | { readonly kind: 'bot'; readonly level: string };

/** One step of the match in effect, as the observer may know it. Steps taken back are not among them. */
export interface TableStep {
  /** Its place in the log, counted from 1. */
  readonly sequence: number;
  /** The seat that chose; undefined when chance acted. */
  readonly seat: Seat | undefined;
  readonly entry: ShownEntry;
  readonly events: readonly PlayerEvent[];
}

/** Something that went wrong with the table itself, not with a rule. The page's words make the sentence. */
export type TableTrouble = 'bot-failed' | 'not-saved' | 'storage-full';

/** What a table is at: exactly one of these. */
export type Now =
  /** A seat of mine chooses; unasked when nobody waits for it: it changes a sealed choice, or calls a recess. */
  | { readonly kind: 'asks'; readonly seat: Seat; readonly unasked: boolean }
  /** This person must take the device before anything of theirs is shown. */
  | { readonly kind: 'curtain'; readonly seat: Seat }
  /** The bots wait until this person is done, or takes something back. */
  | { readonly kind: 'confirms'; readonly seat: Seat }
  /** I have chosen, and it cannot be sent yet; until it is, there is nothing else to choose. */
  | { readonly kind: 'held'; readonly seat: Seat; readonly action: Action }
  /** These seats must choose, none of them here. */
  | { readonly kind: 'waits'; readonly seats: readonly Seat[] }
  /** A bot is thinking, and is so far (0 to 1) where that is known. */
  | { readonly kind: 'thinks'; readonly seat: Seat; readonly progress: number }
  /** The match is over: each seat's score, and what ended it before the game did. */
  | { readonly kind: 'over'; readonly scores: readonly number[]; readonly early: EarlyEnd | undefined }
  /** A moment of the past, and whom the match waited for in it, where that is told: nobody can choose anything. */
  | { readonly kind: 'shown'; readonly waitedFor: readonly Seat[] };

/** The entry that ended a match before the game was over. */
export type EarlyEnd = Extract<Entry, { kind: 'forfeit' | 'stop' }>;

/** All a screen may know at one moment. A new object whenever something changed. */
export interface TableSnapshot {
  readonly players: readonly Player[];
  /** The seats whose decisions are made at this screen. */
  readonly mySeats: readonly Seat[];
  /** The position as the observer sees it; hidden slots are UNKNOWN. */
  readonly view: State;
  readonly observer: Observer;
  readonly steps: readonly TableStep[];
  /** The length of the log. */
  readonly sequence: number;
  readonly now: Now;
  /** My seat that may take its last step back: it may while others choose or think, too. */
  readonly undo: Seat | undefined;
  /** My seats that may choose although nobody waits for them, whatever else is going on. */
  readonly revisable: readonly Seat[];
  /** What went wrong with the table, whatever the match is at. */
  readonly trouble: TableTrouble | undefined;
}

/** The answer to a request: accepted, or refused with a named reason, or with a sentence of the club's own. */
export type Answer = { readonly ok: true } | { readonly ok: false; readonly refusal: Refusal | ClubRefusal };

/** A reason only a club has, as a sentence in the language of the page. */
interface ClubRefusal {
  readonly code: 'club';
  readonly sentence: string;
}

/** What people have agreed on with bots that are their partners, in the words of the game; kept with the match. */
export interface Agreements {
  with(seat: Seat): unknown;
  agree(seat: Seat, plan: unknown): Promise<Answer>;
}

/**
 * A person's window on a match: local, remote or recorded. Every screen is written against this and nothing else.
 * A table that only shows refuses every request.
 */
export interface Table {
  /** What the match goes by where it is kept. */
  readonly id: string;
  readonly game: Game;
  readonly options: unknown;
  /** Absent where nothing can be agreed on with a bot. */
  readonly agreements?: Agreements | undefined;
  snapshot(): TableSnapshot;
  /** Calls back after every change until the returned function is called. */
  subscribe(listener: () => void): () => void;
  /** The observer's view after the first `count` steps; undefined when this source does not keep it. */
  viewAfter(count: number): State | undefined;
  act(seat: Seat, action: Action): Promise<Answer>;
  undo(seat: Seat): Promise<Answer>;
  /** Whoever the bots waited for is done; they go on. */
  confirm(): void;
  resign(seat: Seat): Promise<Answer>;
  /** Whether a bot plays on when this seat resigns; where that is not said the match ends. */
  botPlaysOn?(seat: Seat): boolean;
  /** Whether the person plays for somebody who had left, so that nothing is counted for them. */
  readonly substitute?: boolean;
  /** The person of this seat, who was called to the screen, is there. */
  takeDevice(seat: Seat): void;
  /** One of the `revisable` seats begins to choose, until the match goes on; without a seat everything stays as it is. */
  revise(seat: Seat | undefined): void;
  /** Tries again what the trouble of the snapshot prevented. */
  retry(): void;
  /** Leaves the table; nothing is shown or saved afterwards. */
  close(): void;
}

/** A table that shows a match moment by moment, through the eyes of whoever may be chosen. */
export interface SteppedTable extends Table {
  /** How many steps there are in all, and after how many of them the table stands. */
  readonly length: number;
  readonly position: number;
  readonly observers: readonly Observer[];
  /** Shows the moment after the first `count` steps, or the nearest one this source keeps. */
  goTo(count: number): void;
  /** Takes another side, among `observers`. */
  lookAs(observer: Observer): void;
  /** Every step of the match, as one of the `observers` may read it; another list only when there are others. */
  stepsFor(observer: Observer): readonly TableStep[];
}
