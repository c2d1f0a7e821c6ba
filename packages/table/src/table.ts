import type {
  Action,
  Entry,
  Game,
  Observer,
  PlayerEvent,
  GateRefusal,
  Seat,
  ShownEntry,
  State,
} from '@whistlestop/kernel';

/** Who sits in a seat. */
export type SeatPlayer =
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

/** A failure of the table itself, not of a rule; each surface has a sentence for it. */
export type TableTrouble = 'bot-failed' | 'not-saved' | 'storage-full';

/** The state of a table: exactly one of these. */
export type Now =
  /** A seat of mine chooses; `unasked` when nobody waits for it: it revises a sealed choice, or calls a recess. */
  | { readonly kind: 'asks'; readonly seat: Seat; readonly unasked: boolean }
  /** This person must take the device before anything of theirs is shown. */
  | { readonly kind: 'curtain'; readonly seat: Seat }
  /** The bots wait until this person is done, or takes something back. */
  | { readonly kind: 'confirms'; readonly seat: Seat }
  /** My action cannot be sent yet; until it is, nothing else can be chosen. */
  | { readonly kind: 'held'; readonly seat: Seat; readonly action: Action }
  /** These seats must choose, none of them here. */
  | { readonly kind: 'waits'; readonly seats: readonly Seat[] }
  /** A bot is thinking; `progress` runs from 0 to 1 where it is known. */
  | { readonly kind: 'thinks'; readonly seat: Seat; readonly progress: number }
  /** The match is over: each seat's score, and the entry that ended it early. */
  | { readonly kind: 'over'; readonly scores: readonly number[]; readonly early: EarlyEnd | undefined }
  /** A moment of the past, with the seats it waited for where they are known: nobody can choose anything. */
  | { readonly kind: 'shown'; readonly waitedFor: readonly Seat[] };

/** The entry that ended a match before the game was over. */
export type EarlyEnd = Extract<Entry, { kind: 'forfeit' | 'stop' }>;

/** Everything a surface shows at one moment; a new object after every change. */
export interface TableSnapshot {
  readonly players: readonly SeatPlayer[];
  /** The seats whose decisions are made at this screen. */
  readonly mySeats: readonly Seat[];
  /** The position as the observer sees it; hidden slots are UNKNOWN. */
  readonly view: State;
  readonly observer: Observer;
  readonly steps: readonly TableStep[];
  /** The length of the log. */
  readonly sequence: number;
  readonly now: Now;
  /** My seat that may take its last step back, also while others choose or think. */
  readonly undo: Seat | undefined;
  /** My seats that may revise a choice although nobody waits for them. */
  readonly revisable: readonly Seat[];
  /** The failure of the table, if there is one. */
  readonly trouble: TableTrouble | undefined;
}

/** The result of a request: accepted, refused by the gate, or refused by the club with its own sentence. */
export type RequestResult = { readonly ok: true } | { readonly ok: false; readonly refusal: GateRefusal | ClubRefusal };

/** A refusal of the club, as a sentence in the language of the page. */
interface ClubRefusal {
  readonly code: 'club';
  readonly sentence: string;
}

/** The plans people have agreed on with bots that are their partners, in the game's own format; saved with the match. */
export interface Agreements {
  with(seat: Seat): unknown;
  agree(seat: Seat, plan: unknown): Promise<RequestResult>;
}

/**
 * A person's window on a match: local, remote or recorded. Every screen is written against this and nothing else.
 * A table that only shows refuses every request.
 */
export interface Table {
  /** The match's id in its store. */
  readonly id: string;
  readonly game: Game;
  readonly options: unknown;
  /** Absent where no plan can be agreed on with a bot. */
  readonly agreements?: Agreements | undefined;
  snapshot(): TableSnapshot;
  /** Calls back after every change until the returned function is called. */
  subscribe(listener: () => void): () => void;
  /** The observer's view after the first `count` steps; undefined when this source has none. */
  viewAfter(count: number): State | undefined;
  act(seat: Seat, action: Action): Promise<RequestResult>;
  undo(seat: Seat): Promise<RequestResult>;
  /** Lets the bots go on, which wait for a person to be done. */
  confirm(): void;
  resign(seat: Seat): Promise<RequestResult>;
  /** Whether a bot plays on when this seat resigns; without it the match ends. */
  botPlaysOn?(seat: Seat): boolean;
  /** Whether the person plays for somebody who had left, so that the result does not count for them. */
  readonly substitute?: boolean;
  /** Confirms that the person of this seat has taken the device. */
  takeDevice(seat: Seat): void;
  /** Lets one of the `revisable` seats choose until the match goes on; without a seat ends that. */
  revise(seat: Seat | undefined): void;
  /** Retries what the `trouble` of the snapshot prevented. */
  retry(): void;
  /** Leaves the table; nothing is shown or saved afterwards. */
  close(): void;
}

/** A table that shows a match moment by moment, from a side that can be chosen. */
export interface SteppedTable extends Table {
  /** How many steps there are in all, and after how many of them the table stands. */
  readonly length: number;
  readonly position: number;
  readonly observers: readonly Observer[];
  /** Shows the moment after the first `count` steps, or the nearest one this source has. */
  goTo(count: number): void;
  /** Shows the match to another of the `observers`. */
  lookAs(observer: Observer): void;
  /** Every step of the match, as one of the `observers` may read it; another list only when there are others. */
  stepsFor(observer: Observer): readonly TableStep[];
}
