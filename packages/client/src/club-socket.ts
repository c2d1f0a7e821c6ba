import { z } from 'zod';
import { API } from './routes.ts';
import {
  type ClientMessage,
  type ClientRequest,
  PROTOCOL,
  type ServerMessage,
  serverMessageKinds,
  serverMessageSchema,
} from './messages.ts';
import { Refused, type RefusalCode, refusalOf } from './refusal.ts';

/** As much of a WebSocket as the client needs; browsers, Node 22 and the `ws` package have it. */
export interface SocketLike {
  send(text: string): void;
  close(): void;
  addEventListener(kind: 'open' | 'close' | 'error', listener: () => void): void;
  addEventListener(kind: 'message', listener: (event: { readonly data: unknown }) => void): void;
}

export interface ClubSocketOptions {
  /** Opens a connection to the club's socket address. */
  readonly open: () => SocketLike;
  readonly onMessage?: MessageListener;
  readonly onState?: StateListener;
  /** Called when a message of a known kind cannot be read: the club has a newer version. */
  readonly onOutdated?: () => void;
  /** Waits before an attempt to reconnect; replaced in tests. */
  readonly wait?: (milliseconds: number) => Promise<void>;
}

export type ConnectionState = 'connecting' | 'open' | 'closed';

type MessageListener = (message: ServerMessage) => void;
type StateListener = (state: ConnectionState) => void;

/** A request without its id, which the socket adds. */
export type RequestWithoutId = ClientRequest extends infer R
  ? R extends unknown
    ? Omit<R, 'id'> & { id?: string }
    : never
  : never;

interface PendingRequest {
  readonly message: ClientRequest;
  readonly resolve: (sequence: number) => void;
  readonly reject: (error: Refused) => void;
}

const HEARTBEAT_MS = 20_000;
/** Silence after which a connection with pending requests is checked by a ping. */
const SILENCE_MS = 5000;
/** How long a checked connection may stay silent before it is closed. */
const PONG_TIMEOUT_MS = 4000;
const FIRST_RETRY_MS = 250;
const LONGEST_RETRY_MS = 10_000;
/** Refusals of `watch` after which the same request may succeed later. */
const RETRYABLE: ReadonlySet<RefusalCode> = new Set(['unavailable', 'too-many']);
/** The pause before a refused `watch` is sent again. */
const WATCH_RETRY_MS = 2000;

/** The address of the socket of a club at `address`. */
export const socketAddress = (address: string): string => `${address.replace(/^http/, 'ws')}${API}/socket`;

/**
 * One connection to the club that reconnects by itself. A request without an answer is sent again with the same id, so it
 * is carried out once; `watch` is renewed with the last sequence number received.
 */
export class ClubSocket {
  readonly #options: ClubSocketOptions;
  readonly #messageListeners = new Set<MessageListener>();
  readonly #stateListeners = new Set<StateListener>();
  readonly #pending = new Map<string, PendingRequest>();
  /** The watched matches, each with the last sequence number received. */
  readonly #watched = new Map<string, { sequence: number | undefined; invite: string | undefined }>();
  #socket: SocketLike | undefined;
  #state: ConnectionState = 'connecting';
  /** The club's clock minus this device's, in milliseconds. */
  #clockOffset = 0;
  #isOpen = false;
  #lobby = false;
  #retryDelay = FIRST_RETRY_MS;
  #closed = false;
  #heartbeat: ReturnType<typeof setInterval> | undefined;
  #receivedSincePing = true;
  /** Expires after a silence: then the connection is checked or, during a check, closed. */
  #silenceTimer: ReturnType<typeof setTimeout> | undefined;
  #isChecking = false;
  /** Whether a retry of every watched match is scheduled. */
  #retryingAll = false;
  #skipPause: (() => void) | undefined;

  constructor(options: ClubSocketOptions) {
    this.#options = options;
    if (options.onMessage !== undefined) this.#messageListeners.add(options.onMessage);
    if (options.onState !== undefined) this.#stateListeners.add(options.onState);
    this.#connect();
  }

  get state(): ConnectionState {
    return this.#state;
  }

  /** The club's present time, whatever this device's clock says. */
  now(): number {
    return Date.now() + this.#clockOffset;
  }

  /** Calls back with every message until the returned function is called. */
  onMessage(listener: MessageListener): () => void {
    return added(this.#messageListeners, listener);
  }

  /** Calls back on every change of the connection until the returned function is called. */
  onState(listener: StateListener): () => void {
    return added(this.#stateListeners, listener);
  }

  /** Follows a match from now on, through every reconnection. */
  watch(match: string, since?: number, invite?: string): void {
    this.#watched.set(match, { sequence: since, invite });
    this.#sendWatch(match);
  }

  leave(match: string): void {
    if (this.#watched.delete(match)) this.#send({ kind: 'leave', match });
  }

  lobby(on: boolean): void {
    this.#lobby = on;
    this.#send({ kind: 'lobby', on });
  }

  /** Sends a request until it is answered; promises the log's length after it, or rejects with `Refused`. */
  request(request: RequestWithoutId): Promise<number> {
    const message = { ...request, id: request.id ?? newRequestId() };
    return new Promise((resolve, reject) => {
      this.#pending.set(message.id, { message, resolve, reject });
      this.#send(message);
      this.#startSilenceTimer();
    });
  }

  /** Asks for the whole table again, after a message was missed. */
  resync(match: string): void {
    this.#sendWatch(match);
  }

  /** Reconnects without a pause, and checks a connection that seems open: the network is back, or the page is visible again. */
  hurry(): void {
    this.#retryDelay = FIRST_RETRY_MS;
    this.#skipPause?.();
    this.#checkConnection();
  }

  /** Closes the connection at once, because the network is gone; requests stay pending until the next connection. */
  cut(): void {
    const socket = this.#socket;
    if (socket === undefined) return;
    void this.#onLost();
    socket.close();
  }

  /** Reconnects for another session: watches start from the beginning, pending requests are refused. */
  reopen(): void {
    const socket = this.#socket;
    this.#socket = undefined;
    this.#isOpen = false;
    this.close();
    socket?.close();
    this.#closed = false;
    this.#retryDelay = FIRST_RETRY_MS;
    for (const watched of this.#watched.values()) watched.sequence = 0;
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    clearInterval(this.#heartbeat);
    this.#stopSilenceTimer();
    this.#socket?.close();
    for (const { reject } of this.#pending.values()) reject(new Refused(refusalOf('unavailable')));
    this.#pending.clear();
  }

  #connect(): void {
    this.#setState('connecting');
    const socket = this.#options.open();
    this.#socket = socket;
    socket.addEventListener('open', () => {
      if (this.#socket === socket) this.#onOpen();
    });
    socket.addEventListener('message', ({ data }) => {
      if (this.#socket !== socket) return;
      this.#stopSilenceTimer();
      this.#receive(data);
      this.#startSilenceTimer();
    });
    socket.addEventListener('error', () => socket.close());
    socket.addEventListener('close', () => {
      if (this.#socket === socket) void this.#onLost();
    });
  }

  #onOpen(): void {
    this.#isOpen = true;
    this.#retryDelay = FIRST_RETRY_MS;
    this.#receivedSincePing = true;
    this.#setState('open');
    for (const match of this.#watched.keys()) this.#sendWatch(match);
    if (this.#lobby) this.#send({ kind: 'lobby', on: true });
    for (const { message } of this.#pending.values()) this.#send(message);
    this.#startSilenceTimer();
    clearInterval(this.#heartbeat);
    this.#heartbeat = setInterval(() => this.#sendHeartbeat(), HEARTBEAT_MS);
  }

  /** A laptop that slept or a lost network shows as silence. */
  #sendHeartbeat(): void {
    if (!this.#receivedSincePing) {
      this.cut();
      return;
    }
    this.#receivedSincePing = false;
    this.#send({ kind: 'ping' });
  }

  /** With requests pending, a dead connection is found within seconds instead of a heartbeat. */
  #startSilenceTimer(): void {
    if (this.#isOpen && this.#pending.size > 0)
      this.#silenceTimer ??= setTimeout(() => this.#checkConnection(), SILENCE_MS);
  }

  /** Sends a ping, and closes the connection when nothing comes back. */
  #checkConnection(): void {
    if (!this.#isOpen || this.#isChecking) return;
    this.#stopSilenceTimer();
    this.#isChecking = true;
    this.#silenceTimer = setTimeout(() => this.cut(), PONG_TIMEOUT_MS);
    this.#send({ kind: 'ping' });
  }

  /** Ends a check too: something was received, or the connection is gone. */
  #stopSilenceTimer(): void {
    clearTimeout(this.#silenceTimer);
    this.#silenceTimer = undefined;
    this.#isChecking = false;
  }

  async #onLost(): Promise<void> {
    this.#socket = undefined;
    this.#isOpen = false;
    clearInterval(this.#heartbeat);
    this.#stopSilenceTimer();
    this.#setState('closed');
    if (this.#closed) return;
    const pause = this.#retryDelay;
    this.#retryDelay = Math.min(pause * 2, LONGEST_RETRY_MS);
    const skipped = new Promise<void>((resolve) => {
      this.#skipPause = resolve;
    });
    await Promise.race([(this.#options.wait ?? sleep)(pause), skipped]);
    if (!this.#closed && this.#socket === undefined) this.#connect();
  }

  #setState(state: ConnectionState): void {
    this.#state = state;
    for (const listener of this.#stateListeners) listener(state);
  }

  #receive(data: unknown): void {
    this.#receivedSincePing = true;
    const message = readMessage(data);
    if (message === undefined) return;
    if (message === 'outdated') {
      this.#options.onOutdated?.();
      return;
    }
    if (message.kind === 'hello' && message.protocol !== PROTOCOL) {
      // Messages of another version may have another meaning.
      this.#options.onOutdated?.();
      this.close();
      return;
    }
    if (message.kind === 'hello') this.#clockOffset = message.now - Date.now();
    else if (message.kind === 'table') this.#noteSequence(message.match.id, message.sequence);
    else if (message.kind === 'happened') this.#noteSequence(message.match, message.to);
    else if (message.kind === 'done') this.#takePending(message.id)?.resolve(message.sequence);
    else if (message.kind === 'refused' && message.id !== null)
      this.#takePending(message.id)?.reject(new Refused(message));
    else if (message.kind === 'refused' && RETRYABLE.has(message.code)) void this.#retryWatch(message.match);
    for (const listener of this.#messageListeners) listener(message);
  }

  /** Watches again after a refusal that may pass; a refusal without a match may concern any of them, or the lobby. */
  async #retryWatch(named: string | undefined): Promise<void> {
    const socket = this.#socket;
    if (named === undefined && this.#retryingAll) return;
    this.#retryingAll ||= named === undefined;
    await (this.#options.wait ?? sleep)(WATCH_RETRY_MS);
    if (named === undefined) this.#retryingAll = false;
    if (this.#socket !== socket) return;
    for (const match of named === undefined ? this.#watched.keys() : [named]) this.#sendWatch(match);
    // A second subscription to the lobby changes nothing.
    if (named === undefined && this.#lobby) this.#send({ kind: 'lobby', on: true });
  }

  #noteSequence(match: string, sequence: number): void {
    const watched = this.#watched.get(match);
    if (watched !== undefined) watched.sequence = sequence;
  }

  #takePending(id: string): PendingRequest | undefined {
    const request = this.#pending.get(id);
    this.#pending.delete(id);
    return request;
  }

  #sendWatch(match: string): void {
    const watched = this.#watched.get(match);
    if (watched === undefined) return;
    const { sequence, invite } = watched;
    this.#send({
      kind: 'watch',
      match,
      ...(sequence === undefined ? {} : { since: sequence }),
      ...(invite === undefined ? {} : { invite }),
    });
  }

  /** Sends when connected; otherwise `#onOpen` sends every watch and every request that waits. */
  #send(message: ClientMessage): void {
    if (this.#isOpen) this.#socket?.send(JSON.stringify(message));
  }
}

/** Adds a listener; the returned function removes it. */
function added<Listener>(listeners: Set<Listener>, listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** The message; undefined for an unknown kind, 'outdated' for a known kind that cannot be read. */
function readMessage(data: unknown): ServerMessage | 'outdated' | undefined {
  const parsed = typeof data === 'string' ? anyMessageSchema.safeParse(parseJson(data)) : undefined;
  if (parsed?.success !== true || !serverMessageKinds.has(parsed.data.kind)) return undefined;
  return serverMessageSchema.safeParse(parsed.data).data ?? 'outdated';
}

const anyMessageSchema = z.looseObject({ kind: z.string() });

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const sleep = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** A unique request id. `randomUUID` is missing on pages served over plain http. */
export const newRequestId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
