import type { Happening, SeatMask, State } from '@whistlestop/kernel';
import type { StoredClock } from '../clocks/clock.ts';
import type { HostedMatch } from './hosted-match.ts';
import type { LoadedMatch, MatchSources } from './loaded-match.ts';
import type { MatchHost } from './match-host.ts';

/** A committed turn, passed to bots, notices, lists and results. */
export interface CommittedTurn {
  readonly host: HostedMatch;
  readonly before: SeatMask;
  readonly after: SeatMask;
  readonly at: number;
  /** Whether this node wrote it. */
  readonly own: boolean;
}

/** The messages of one turn, written but not sent. */
export interface Broadcast {
  send(): void;
}

/** A turn carried out in memory, whose messages are to be written. */
export interface TurnToBroadcast {
  /** The position before the turn; it changes with the next turn. */
  readonly before: State;
  /** The length of the log before the turn. */
  readonly from: number;
  readonly happenings: readonly Happening[];
  readonly clock: StoredClock | null;
}

/** Sends turns to the sockets that follow a match on this node. */
export interface Broadcaster {
  /** The length of the log that followers were sent; undefined without followers. */
  sentUpTo(match: string): number | undefined;
  /** Writes the messages of a turn; undefined without followers. */
  prepare(loaded: LoadedMatch, turn: TurnToBroadcast): Broadcast | undefined;
}

/** What a hosted match needs from the rest of the node. */
export interface HostServices extends MatchSources {
  /** A match with this many log entries is stopped. */
  readonly mostEntries: number;
  readonly broadcaster: Broadcaster;
  readonly now: () => number;
  readonly onTurn: (turn: CommittedTurn) => void;
  /** Called for every log that is read from its start. */
  readonly onLoad: () => void;
  /** Called when it is unknown whether the last turn of a match was committed. */
  readonly onUncertainCommit: (host: MatchHost) => void;
}

/** What the node does when a match changes by something other than a turn. */
export interface MatchChanges {
  /** Its clocks, offers or plans have changed. */
  infoChanged(id: string): Promise<void>;
  /** A bot has a seat that was a person's. */
  handedOver(id: string): Promise<void>;
  /** It is over, for delayed spectators too: its results can be counted. */
  resultDue(id: string): Promise<void>;
}
