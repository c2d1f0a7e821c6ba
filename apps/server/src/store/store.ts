import type { Kysely } from 'kysely';
import type { EntriesTable, Tables } from './tables.ts';

/** How a match stands after an entry: what lists, clocks and bots need without loading it. */
export interface Standing {
  readonly status: 'running' | 'over';
  readonly waiting: number;
  readonly clock: string | null;
  readonly deadline: number | null;
  readonly botDue: number | null;
  readonly scores: string | null;
  readonly endedAt: number | null;
}

/** One accepted request on its way into the log. */
export interface Append {
  readonly match: string;
  /** The number of its first entry. */
  readonly sequence: number;
  readonly last: number;
  /** The entries as JSON. */
  readonly entries: string;
  readonly seat: number;
  readonly requestId: string | null;
  readonly at: number;
  readonly standing: Standing;
  /** The position after it, now and then, so that less has to be replayed; written in the same commit. */
  readonly snapshot: string | null;
  /** How often seats have changed hands, where another node may change that: the append is refused when it differs. */
  readonly seating: number | null;
}

/** A turn of the log, with the clocks of its match as they stand now. */
export type TurnWithClock = EntriesTable & { readonly clock: string | null };

/** What nodes signal to each other. The receiver reads the rest from the database. */
export type Signal =
  /** A turn was added; its text spares the receiver the query, where it is short enough to be sent along. */
  | { readonly kind: 'entries'; readonly match: string; readonly last: number; readonly turn?: string }
  | { readonly kind: 'match'; readonly match: string }
  | { readonly kind: 'chat'; readonly match: string; readonly line: string }
  /** A person watches a waiting match at another node. */
  | { readonly kind: 'seen'; readonly match: string; readonly user: string }
  /** A match waits for a person, who may have a socket at another node. */
  | { readonly kind: 'your-move'; readonly match: string; readonly user: string; readonly sequence: number }
  /** A match waits for these seats since its log has this length; its players may have sockets at other nodes. */
  | {
      readonly kind: 'waiting';
      readonly match: string;
      readonly sequence: number;
      readonly waiting: number;
      readonly users: readonly string[];
    }
  /** A person must authenticate again. */
  | { readonly kind: 'dismiss'; readonly user: string }
  | { readonly kind: 'lobby' };

/** The database of a club: two implementations share the same SQL. */
export interface Store {
  readonly kind: 'embedded' | 'postgres';
  /** Ordinary queries. */
  readonly db: Kysely<Tables>;
  /**
   * Adds to a log; many matches share a commit. False when another request has that sequence number, or a seat has changed
   * hands at another node: nothing was written. When it rejects, it is unknown whether it was committed.
   */
  append(append: Append): Promise<boolean>;
  /** The next `TURNS_AT_ONCE` turns of a match after a sequence number, oldest first; asked for many matches at once, one query reads them all. */
  turnsAfter(match: string, sequence: number): Promise<TurnWithClock[]>;
  /** The reference clock of all nodes, in milliseconds since 1970. */
  time(): Promise<number>;
  /** Signals to the other nodes. */
  signal(signal: Signal): Promise<void>;
  /** Receives the signals of other nodes; `onGap` when some may have been missed. */
  listen(onSignal: (signal: Signal) => void, onGap: () => void): Promise<void>;
  /** Called with the appends and seconds of each commit, for the metrics. */
  onCommit: ((appends: number, seconds: number) => void) | undefined;
  /** Resolves with the reason when the database has ended by itself and will never answer again; a broken connection is opened again. */
  readonly lost: Promise<Error>;
  close(): Promise<void>;
}
