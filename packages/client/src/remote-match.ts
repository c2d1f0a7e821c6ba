import { UNKNOWN } from '@whistlestop/kernel';
import type { MatchInfo } from './match-schemas.ts';
import type { ServerMessage, ShownHappening } from './messages.ts';

/** Applies changes to a view: slot and new value in turn. */
export function changeView(view: Int32Array, changes: readonly (number | null)[]): void {
  for (let i = 0; i < changes.length; i += 2) view[changes[i] ?? 0] = changes[i + 1] ?? UNKNOWN;
}

type TableMessage = Extract<ServerMessage, { kind: 'table' }>;
type HappenedMessage = Extract<ServerMessage, { kind: 'happened' }>;

/** What a reader knows of one match, kept up to date by the club's messages. */
export class RemoteMatch {
  readonly id: string;
  info: MatchInfo | undefined;
  seat: number | null = null;
  /** Whether the reader may take the last step back alone. */
  undo = false;
  /** The length of the log this view rests on. */
  sequence = 0;
  /** Never modified: changes are applied to a copy. */
  view: Int32Array | undefined;
  readonly #history: ShownHappening[] = [];

  constructor(id: string) {
    this.id = id;
  }

  /** Everything received so far, oldest first. */
  get history(): readonly ShownHappening[] {
    return this.#history;
  }

  /** Applies a message; false when a message was missed and the table must be requested again. */
  take(message: ServerMessage): boolean {
    if (message.kind === 'table' && message.match.id === this.id) this.#applyTable(message);
    else if (message.kind === 'info' && message.match.id === this.id) this.#applyInfo(message.match);
    else if (message.kind === 'happened' && message.match === this.id) return this.#applyHappened(message);
    return true;
  }

  #applyTable({ match, seat, undo, sequence, view, happened }: TableMessage): void {
    this.info = match;
    this.seat = seat;
    this.undo = undo;
    this.sequence = sequence;
    this.view = view === null ? undefined : Int32Array.from(view, (value) => value ?? UNKNOWN);
    this.#remember(happened);
  }

  /** An `info` may be older than the turns received; then everything that follows from the log stays. */
  #applyInfo(match: MatchInfo): void {
    if (this.info === undefined || match.head >= this.sequence) this.info = match;
    else {
      const { head, waiting, clock, scores, status, offers } = this.info;
      this.info = { ...match, head, waiting, clock, scores, status, offers };
    }
  }

  #applyHappened({ from, to, happened, changes, undo, waiting, clock, scores }: HappenedMessage): boolean {
    if (to <= this.sequence) return true;
    if (from !== this.sequence || this.view === undefined || this.info === undefined) return false;
    this.view = this.view.slice();
    changeView(this.view, changes);
    this.sequence = to;
    this.undo = undo;
    const status = scores === null ? this.info.status : 'over';
    // Offers lapse with the next move.
    this.info = { ...this.info, head: to, waiting, clock, scores, status, offers: [] };
    this.#remember(happened);
    return true;
  }

  #remember(happened: readonly ShownHappening[]): void {
    const last = this.#history.at(-1)?.sequence ?? 0;
    this.#history.push(...happened.filter(({ sequence }) => sequence > last));
  }
}
