import type {
  Action,
  Entry,
  Game,
  Observer,
  Pending,
  PlayerEvent,
  Refusal,
  Seat,
  ShownEntry,
  State,
} from '@whistlestop/kernel';

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

/** Who lost before the game was over, and why. */
type Forfeit = Pick<Extract<Entry, { kind: 'forfeit' }>, 'seat' | 'reason'>;

/** Why its host ended the match without a winner. */
type StopReason = Extract<Entry, { kind: 'stop' }>['reason'];

/** Something that went wrong with the table itself, not with a rule. The page's words make the sentence. */
export type TableTrouble = 'bot-failed' | 'not-saved' | 'storage-full';

/** All a screen may know at one moment. A new object whenever something changed. */
export interface TableSnapshot {
  readonly players: readonly Player[];
  /** The seats whose decisions are made at this screen. */
  readonly mySeats: readonly Seat[];
  readonly observer: Observer;
  /** The position as the observer sees it; hidden slots are UNKNOWN. */
  readonly view: State;
  /** The length of the log. */
  readonly sequence: number;
  readonly steps: readonly TableStep[];
  readonly pending: Pending;
  /** The seat the screen waits for; undefined while somebody else must choose or the match is over. */
  readonly deciding: Seat | undefined;
  /** What I have chosen where it cannot be sent yet; until it is, there is nothing else to choose. */
  readonly held?: { readonly seat: Seat; readonly action: Action } | undefined;
  /** The person who must take the device before anything of theirs is shown. */
  readonly curtain: Seat | undefined;
  /** My seat that may take its last step back now. */
  readonly undo: Seat | undefined;
  /** My seat whose play has ended by its last placement: the bots wait until it is done or takes something back. */
  readonly unconfirmed: Seat | undefined;
  readonly over: boolean;
  /** The seat that lost the match before the game was over, and why, if one did. */
  readonly forfeit: Forfeit | undefined;
  /** Why the match was ended without a winner, if it was. */
  readonly stopped: StopReason | undefined;
  /** Each seat's score, once the match is over. */
  readonly scores: readonly number[] | undefined;
  /** The seat whose bot is thinking, and how far it is (0 to 1) where that is known. */
  readonly thinking: { readonly seat: Seat; readonly progress: number } | undefined;
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
  /** The unconfirmed play stands; the bots go on. */
  confirm(): void;
  resign(seat: Seat): Promise<Answer>;
  /** Whether a bot plays on when this seat resigns; where that is not said the match ends. */
  botPlaysOn?(seat: Seat): boolean;
  /** Whether the person plays for somebody who had left, so that nothing is counted for them. */
  readonly substitute?: boolean;
  /** The person of this seat is at the screen now, asked or to change a choice that may still be changed; or nobody is. */
  takeDevice(seat: Seat | undefined): void;
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
