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
  /** Told when the club says something this version of the package should know and does not: there is a newer one. */
  readonly onOutdated?: () => void;
  /** Waits before an attempt to reconnect; replaced in tests. */
  readonly wait?: (milliseconds: number) => Promise<void>;
}

export type ConnectionState = 'connecting' | 'open' | 'closed';

type MessageListener = (message: ServerMessage) => void;
type StateListener = (state: ConnectionState) => void;

/** A request before the socket has given it its id. */
export type RequestWithoutId = ClientRequest extends infer R
  ? R extends unknown
    ? Omit<R, 'id'> & { id?: string }
    : never
  : never;

interface Waiting {
  readonly message: ClientRequest;
  readonly resolve: (sequence: number) => void;
  readonly reject: (error: Refused) => void;
}

const HEARTBEAT = 20_000;
/** How long nothing may be heard while an answer is waited for, before the line is checked. */
const SILENCE = 5000;
/** How long a line that is checked has to say anything at all. */
const LIFE_SIGN = 4000;
const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 10_000;
/** Why a table could not be shown that may be shown later. */
const LATER: ReadonlySet<RefusalCode> = new Set(['unavailable', 'too-many']);
/** How long a club that could not show a table is left in peace. */
const SECOND_LOOK = 2000;

/** The address of the socket of a club at `address`. */
export const socketAddress = (address: string): string => `${address.replace(/^http/, 'ws')}${API}/socket`;

/**
 * One connection to the club that mends itself. A request that was not answered when the connection broke is sent
 * again with the same id, so it is carried out once; `watch` is renewed with the last sequence number seen.
 */
export class ClubSocket {
  readonly #options: ClubSocketOptions;
  readonly #messageListeners = new Set<MessageListener>();
  readonly #stateListeners = new Set<StateListener>();
  readonly #waiting = new Map<string, Waiting>();
  /** The matches followed, with what has been seen of each. */
  readonly #watched = new Map<string, { sequence: number | undefined; invite: string | undefined }>();
  #socket: SocketLike | undefined;
  #state: ConnectionState = 'connecting';
  /** The club's clock less this device's. */
  #clockOffset = 0;
  #isOpen = false;
  #lobby = false;
  #pause = FIRST_PAUSE;
  #closed = false;
  #heartbeat: ReturnType<typeof setInterval> | undefined;
  #heard = true;
  /** Runs out when nothing is heard: then the line is checked or, where that is under way, given up. */
  #patience: ReturnType<typeof setTimeout> | undefined;
  #checking = false;
  /** Whether all tables are about to be asked for again. */
  #lookingAgain = false;
  #hurry: (() => void) | undefined;

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

  /** Passes every message on until the returned function is called. */
  hear(listener: MessageListener): () => void {
    return added(this.#messageListeners, listener);
  }

  /** Reports every change of the connection until the returned function is called. */
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
      this.#waiting.set(message.id, { message, resolve, reject });
      this.#send(message);
      this.#attend();
    });
  }

  /** Asks for the whole table again, after a message was missed. */
  resync(match: string): void {
    this.#sendWatch(match);
  }

  /** Tries to reconnect at once, because the network is back or somebody looks again; a line that seems to stand is checked. */
  hurry(): void {
    this.#pause = FIRST_PAUSE;
    this.#hurry?.();
    this.#check();
  }

  /** Takes the line for broken at once, because the network has gone: what is said from now on waits for the next one. */
  cut(): void {
    const socket = this.#socket;
    if (socket === undefined) return;
    void this.#lost();
    socket.close();
  }

  /** Connects anew for whoever the session now belongs to: what is followed is shown from the beginning, what was asked is refused. */
  reopen(): void {
    const socket = this.#socket;
    this.#socket = undefined;
    this.#isOpen = false;
    this.close();
    socket?.close();
    this.#closed = false;
    this.#pause = FIRST_PAUSE;
    for (const watched of this.#watched.values()) watched.sequence = 0;
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    clearInterval(this.#heartbeat);
    this.#calm();
    this.#socket?.close();
    for (const { reject } of this.#waiting.values()) reject(new Refused(refusalOf('unavailable')));
    this.#waiting.clear();
  }

  #connect(): void {
    this.#setState('connecting');
    const socket = this.#options.open();
    this.#socket = socket;
    socket.addEventListener('open', () => {
      if (this.#socket === socket) this.#opened();
    });
    socket.addEventListener('message', ({ data }) => {
      if (this.#socket !== socket) return;
      this.#calm();
      this.#receive(data);
      this.#attend();
    });
    socket.addEventListener('error', () => socket.close());
    socket.addEventListener('close', () => {
      if (this.#socket === socket) void this.#lost();
    });
  }

  #opened(): void {
    this.#isOpen = true;
    this.#pause = FIRST_PAUSE;
    this.#heard = true;
    this.#setState('open');
    for (const match of this.#watched.keys()) this.#sendWatch(match);
    if (this.#lobby) this.#send({ kind: 'lobby', on: true });
    for (const { message } of this.#waiting.values()) this.#send(message);
    this.#attend();
    clearInterval(this.#heartbeat);
    this.#heartbeat = setInterval(() => this.#beat(), HEARTBEAT);
  }

  /** A laptop that slept or a network that went away shows as silence. */
  #beat(): void {
    if (!this.#heard) {
      this.cut();
      return;
    }
    this.#heard = false;
    this.#send({ kind: 'ping' });
  }

  /** While an answer is waited for, silence is soon looked into: what was sent on a dead line goes out again on the next. */
  #attend(): void {
    if (this.#isOpen && this.#waiting.size > 0) this.#patience ??= setTimeout(() => this.#check(), SILENCE);
  }

  /** Asks for a sign of life, and gives the line up when none comes. */
  #check(): void {
    if (!this.#isOpen || this.#checking) return;
    this.#calm();
    this.#checking = true;
    this.#patience = setTimeout(() => this.cut(), LIFE_SIGN);
    this.#send({ kind: 'ping' });
  }

  /** Something was heard, or there is nothing to listen to. */
  #calm(): void {
    clearTimeout(this.#patience);
    this.#patience = undefined;
    this.#checking = false;
  }

  async #lost(): Promise<void> {
    this.#socket = undefined;
    this.#isOpen = false;
    clearInterval(this.#heartbeat);
    this.#calm();
    this.#setState('closed');
    if (this.#closed) return;
    const pause = this.#pause;
    this.#pause = Math.min(pause * 2, LONGEST_PAUSE);
    const hurried = new Promise<void>((resolve) => {
      this.#hurry = resolve;
    });
    await Promise.race([(this.#options.wait ?? sleep)(pause), hurried]);
    if (!this.#closed && this.#socket === undefined) this.#connect();
  }

  #setState(state: ConnectionState): void {
    this.#state = state;
    for (const listener of this.#stateListeners) listener(state);
  }

  #receive(data: unknown): void {
    this.#heard = true;
    const message = readMessage(data);
    if (message === undefined) return;
    if (message === 'outdated') {
      this.#options.onOutdated?.();
      return;
    }
    if (message.kind === 'hello' && message.protocol !== PROTOCOL) {
      // Whatever is said in another version may mean something else.
      this.#options.onOutdated?.();
      this.close();
      return;
    }
    if (message.kind === 'hello') this.#clockOffset = message.now - Date.now();
    else if (message.kind === 'table') this.#saw(message.match.id, message.sequence);
    else if (message.kind === 'happened') this.#saw(message.match, message.to);
    else if (message.kind === 'done') this.#settle(message.id)?.resolve(message.sequence);
    else if (message.kind === 'refused' && message.id !== null) this.#settle(message.id)?.reject(new Refused(message));
    else if (message.kind === 'refused' && LATER.has(message.code)) void this.#askAgain(message.match);
    for (const listener of this.#messageListeners) listener(message);
  }

  /** A club that was too busy or could not reach its records has let us go from a table, or from the lobby where it names none. */
  async #askAgain(named: string | undefined): Promise<void> {
    const socket = this.#socket;
    if (named === undefined && this.#lookingAgain) return;
    this.#lookingAgain ||= named === undefined;
    await (this.#options.wait ?? sleep)(SECOND_LOOK);
    if (named === undefined) this.#lookingAgain = false;
    if (this.#socket !== socket) return;
    for (const match of named === undefined ? this.#watched.keys() : [named]) this.#sendWatch(match);
    // What had no name may have been the lobby; whoever is shown it already is not shown it again.
    if (named === undefined && this.#lobby) this.#send({ kind: 'lobby', on: true });
  }

  #saw(match: string, sequence: number): void {
    const watched = this.#watched.get(match);
    if (watched !== undefined) watched.sequence = sequence;
  }

  #settle(id: string): Waiting | undefined {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    return waiting;
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

  /** Sends when connected; otherwise `#opened` sends every watch and every request that waits. */
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

/** The message, unless it is of a kind that is new; 'outdated' where it should be understood and is not. */
function readMessage(data: unknown): ServerMessage | 'outdated' | undefined {
  const said = typeof data === 'string' ? saidSchema.safeParse(parseJson(data)) : undefined;
  if (said?.success !== true || !serverMessageKinds.has(said.data.kind)) return undefined;
  return serverMessageSchema.safeParse(said.data).data ?? 'outdated';
}

const saidSchema = z.looseObject({ kind: z.string() });

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

/** An id no other request has. `randomUUID` is missing where a page came over plain http from another machine. */
export const newRequestId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
