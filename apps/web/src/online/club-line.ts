import {
  ClubSocket,
  type ConnectionState,
  type RequestWithoutId,
  type ServerMessage,
  type SocketLike,
} from '@whistlestop/client';
import { usePresence } from './presence.ts';

type Hearer = (message: ServerMessage) => void;

/** The page's one line to the club, shared by every screen. It mends itself, and can be renewed for another person. */
export class ClubLine {
  readonly #open: () => SocketLike;
  readonly #hearers = new Set<Hearer>();
  readonly #watchers = new Set<(state: ConnectionState) => void>();
  /** The matches followed, with their invitations. */
  readonly #followed = new Map<string, string | undefined>();
  #lobby = false;
  #socket: ClubSocket;
  #state: ConnectionState = 'connecting';
  #skew = 0;
  /** Counts the sockets, so that one that was given up is no longer listened to. */
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
    return Date.now() + this.#skew;
  }

  /** Passes every message on until the returned function is called. */
  hear(hearer: Hearer): () => void {
    this.#hearers.add(hearer);
    return () => {
      this.#hearers.delete(hearer);
    };
  }

  /** Tells of every change of the connection until the returned function is called. */
  onState(watcher: (state: ConnectionState) => void): () => void {
    this.#watchers.add(watcher);
    return () => {
      this.#watchers.delete(watcher);
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

  /** Gives the line up at once, because the network has gone. */
  cut(): void {
    this.#socket.cut();
  }

  /** Reconnects at once, if the line is broken. */
  hurry(): void {
    this.#socket.hurry();
  }

  lobby(on: boolean): void {
    this.#lobby = on;
    this.#socket.lobby(on);
  }

  request(request: RequestWithoutId): Promise<number> {
    return this.#socket.request(request);
  }

  /** Begins anew as whoever the session now belongs to; what is followed stays followed. */
  renew(): void {
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
        if (message.kind === 'hello') this.#skew = message.now - Date.now();
        for (const hearer of this.#hearers) hearer(message);
      },
      onState: (state) => {
        if (generation === this.#generation) this.#changed(state);
      },
      onOutdated: () => usePresence.setState({ outdated: true }),
    });
  }

  #changed(state: ConnectionState): void {
    this.#state = state;
    for (const watcher of this.#watchers) watcher(state);
  }
}
