import type { ConnectionState, RequestWithoutId, ServerMessage } from '@whistlestop/client';

/** The connection to a club, as far as a remote table uses it. */
export interface ClubConnection {
  readonly state: ConnectionState;
  /** Passes every message on until the returned function is called. */
  hear(hearer: (message: ServerMessage) => void): () => void;
  /** Tells of every change of the connection until the returned function is called. */
  onState(watcher: (state: ConnectionState) => void): () => void;
  /** Follows a match from what is known of it. */
  follow(match: string, since: number, invite: string | undefined): void;
  leave(match: string): void;
  /** Asks for the whole table of a match again. */
  resync(match: string): void;
  /** Sends a request; answers the length of the log after it, or rejects with the club's refusal. */
  request(request: RequestWithoutId): Promise<number>;
}
