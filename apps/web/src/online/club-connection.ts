import {
  ClubSocket,
  type ConnectionState,
  type RequestWithoutId,
  type ServerMessage,
  type SocketLike,
} from '@whistlestop/client';
import { useClubStatus } from './club-status.ts';

type MessageListener = (message: ServerMessage) => void;

/** The page's one connection to the club, shared by every screen. It reconnects by itself, and can be reopened for another person. */
export class ClubConnection {
  readonly #open: () => SocketLike;
  readonly #messageListeners = new Set<MessageListener>();
  readonly #stateListeners = new Set<(state: ConnectionState) => void>();
  /** The matches followed, with their invitations. */
  readonly #followed = new Map<string, string | undefined>();
  #lobby = false;
  #socket: ClubSocket;
  #state: ConnectionState = 'connecting';
  /** The club's clock less this device's. */
  #clockOffset = 0;
  /** Counts the sockets, so that messages of a closed one are dropped. */
  #generation = 0;

  constructor(open: () => SocketLike) {
    this.#open = open;
    this.#socket = this.#connect();
  }

  get state(): ConnectionState {
    return this.#state;
  }

  /** The club's present time, whatever this device's clock says. */
  now(): number {
    return Date.now() + this.#clockOffset;
  }

  /** Passes every message on until the returned function is called. */
  hear(listener: MessageListener): () => void {
    this.#messageListeners.add(listener);
    return () => {
      this.#messageListeners.delete(listener);
    };
  }

  /** Reports every change of the connection until the returned function is called. */
  onState(listener: (state: ConnectionState) => void): () => void {
    this.#stateListeners.add(listener);
    return () => {
      this.#stateListeners.delete(listener);
    };
  }

  /** Follows a match from what is known of it. */
  follow(match: string, since: number, invite: string | undefined): void {
    this.#followed.set(match, invite);
    this.#socket.watch(match, since, invite);
  }

  leave(match: string): void {
    this.#followed.delete(match);
    this.#socket.leave(match);
  }

  resync(match: string): void {
    this.#socket.resync(match);
  }

  /** Closes the socket at once, because the network has gone. */
  disconnect(): void {
    this.#socket.cut();
  }

  /** Reconnects at once, if the connection is broken. */
  reconnectNow(): void {
    this.#socket.hurry();
  }

  /** Whether the club sends the public matches. */
  followLobby(on: boolean): void {
    this.#lobby = on;
    this.#socket.lobby(on);
  }

  request(request: RequestWithoutId): Promise<number> {
    return this.#socket.request(request);
  }

  /** Opens a new socket for whoever the session now belongs to; what is followed stays followed. */
  reopen(): void {
    this.#socket.close();
    this.#socket = this.#connect();
    for (const [match, invite] of this.#followed) this.#socket.watch(match, 0, invite);
    if (this.#lobby) this.#socket.lobby(true);
  }

  #connect(): ClubSocket {
    const generation = ++this.#generation;
    return new ClubSocket({
      open: this.#open,
      onMessage: (message) => {
        if (generation !== this.#generation) return;
        if (message.kind === 'hello') this.#clockOffset = message.now - Date.now();
        for (const listener of this.#messageListeners) listener(message);
      },
      onState: (state) => {
        if (generation === this.#generation) this.#setState(state);
      },
      onOutdated: () => useClubStatus.setState({ outdated: true }),
    });
  }

  #setState(state: ConnectionState): void {
    this.#state = state;
    for (const listener of this.#stateListeners) listener(state);
  }
}
