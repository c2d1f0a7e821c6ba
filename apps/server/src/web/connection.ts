import {
  type ClientMessage,
  type ClientRequest,
  type ClubLanguage,
  clientMessageSchema,
  PROTOCOL,
  Refused,
  refusalOf,
  type RefusalCode,
} from '@whistlestop/client';
import type { WebSocket } from '@fastify/websocket';
import type { Writable } from 'node:stream';
import type { Follower } from '../audience/audience.ts';
import { messageText } from '../audience/messages.ts';
import type { Club } from '../club.ts';
import type { Logger } from '../log.ts';
import type { UsersTable } from '../store/tables.ts';
import type { Limits } from './rate-limiter.ts';

/** A socket with a larger write backlog is terminated; its table reconnects and catches up. */
const BACKLOG = 1024 * 1024;
/** Entries of a log that cost one token of the rate limit. */
const ENTRIES_PER_TOKEN = 512;
/** Requests of one socket in flight at once. */
const MAX_IN_FLIGHT = 96;
/** Matches one socket may watch; a reconnecting table asks for all of them at once. */
const MAX_WATCHED = 64;
/** The limit a request counts against when it is broadcast to everybody at the table. */
const BROADCAST_LIMITS: Readonly<Record<ClientRequest['kind'], 'chat' | 'matchSetup' | 'none'>> = {
  act: 'none',
  undo: 'none',
  resign: 'none',
  claim: 'none',
  offer: 'matchSetup',
  answer: 'matchSetup',
  agree: 'matchSetup',
  chat: 'chat',
};
/** How long a closing handshake may take, in milliseconds. */
const CLOSE_TIMEOUT = 2000;

/** The stream under a socket. */
type SocketStream = Pick<Writable, 'writableLength' | 'cork' | 'uncork'>;

/** One socket: reads messages, asks the club, writes answers. */
export class Connection implements Follower {
  readonly userId: string | null;
  readonly #socket: WebSocket;
  readonly #stream: SocketStream;
  readonly #sendDelay: number;
  readonly #club: Club;
  readonly #limits: Limits;
  readonly #log: Logger;
  readonly #key: string;
  readonly #address: string;
  readonly #language: ClubLanguage;
  readonly #watched = new Set<string>();
  #inFlight = 0;
  #alive = true;
  /** Messages that are not written yet. */
  #outgoing: (string | Uint8Array)[] = [];
  /** Whether a flush on the next tick is scheduled. */
  #flushScheduled = false;
  /** Set when the client was asked to reconnect: it repeats later requests on its next socket. */
  #closing = false;

  /** `sendDelay`: how long messages that are not urgent wait for others, in milliseconds. */
  constructor(
    socket: WebSocket,
    club: Club,
    limits: Limits,
    log: Logger,
    caller: {
      readonly user: UsersTable | undefined;
      readonly address: string;
      readonly language: ClubLanguage;
      /** Whether the club sends e-mail. */
      readonly mails: boolean;
    },
    stream: SocketStream,
    sendDelay: number,
  ) {
    this.#socket = socket;
    this.#stream = stream;
    this.#sendDelay = sendDelay;
    this.#club = club;
    this.#limits = limits;
    this.#log = log;
    this.userId = caller.user?.id ?? null;
    this.#key = caller.user?.id ?? caller.address;
    this.#address = caller.address;
    this.#language = caller.language;
    socket.on('message', (data, isBinary) => this.#receive(data, isBinary));
    socket.on('ping', (data) => this.#pinged(data));
    socket.on('pong', () => {
      this.#alive = true;
      this.#withinLimits();
    });
    socket.on('close', () => this.#closed());
    // The close event follows.
    socket.on('error', () => undefined);
    if (this.userId !== null) club.notices.socketOpened(this.userId, this);
    const { user, mails } = caller;
    this.send(messageText({ kind: 'hello', protocol: PROTOCOL, name: user?.name ?? null, now: club.now(), mails }));
  }

  /**
   * Batches the messages of this socket into one write: a turn and the acknowledgement leave together. Urgent messages leave on
   * the next tick, others after a delay; an urgent one flushes the whole queue.
   */
  send(message: string | Uint8Array, urgent = true): void {
    const isQueued = this.#outgoing.push(message) > 1;
    if (urgent && !this.#flushScheduled) {
      this.#flushScheduled = true;
      process.nextTick(() => this.#flush());
    } else if (!urgent && !isQueued) setTimeout(() => this.#flush(), this.#sendDelay);
  }

  #flush(): void {
    const messages = this.#outgoing;
    if (messages.length === 0) return;
    this.#outgoing = [];
    this.#flushScheduled = false;
    if (!this.#isWritable()) return;
    this.#stream.cork();
    for (const message of messages) this.#socket.send(message, { binary: false });
    this.#stream.uncork();
  }

  /** Whether the socket can be written to; terminates a client that does not read. */
  #isWritable(): boolean {
    const socket = this.#socket;
    if (socket.readyState !== socket.OPEN) return false;
    if (this.#stream.writableLength <= BACKLOG) return true;
    socket.terminate();
    return false;
  }

  /** Sends a ping; a socket that did not answer the last one is terminated. */
  ping(): void {
    if (!this.#alive) {
      this.#socket.terminate();
      return;
    }
    this.#alive = false;
    this.#socket.ping();
  }

  removeFrom(match: string, code: RefusalCode): void {
    this.#watched.delete(match);
    this.#refuse(null, code, match);
  }

  isWatching(match: string): boolean {
    return this.#watched.has(match);
  }

  /** Closes the socket, so that the client reconnects, perhaps to another node; terminates it after a timeout. */
  askToReconnect(): void {
    this.#closing = true;
    this.#flush();
    this.#socket.close(1001);
    setTimeout(() => this.#socket.terminate(), CLOSE_TIMEOUT).unref();
  }

  #receive(data: unknown, isBinary: boolean): void {
    if (this.#closing) return;
    this.#alive = true;
    const text = !isBinary && Buffer.isBuffer(data) ? data : undefined;
    if (!this.#withinLimits()) {
      this.#refuse(requestIdIn(text), 'too-many');
      return;
    }
    const message = text === undefined ? undefined : readMessage(text);
    if (message === undefined) {
      this.#refuse(requestIdIn(text), 'malformed');
      return;
    }
    const id = 'id' in message ? message.id : null;
    if (this.#inFlight >= MAX_IN_FLIGHT) {
      this.#refuse(id, 'too-many', message.kind === 'watch' ? message.match : undefined);
      return;
    }
    void this.#answer(message, id);
  }

  /** Answers a ping; pings count against the rate limit like messages. */
  #pinged(data: Buffer): void {
    if (this.#withinLimits() && this.#isWritable()) this.#socket.pong(data);
  }

  /** Counts a message against the rate limits. Refusals are rate-limited too: past the limit the socket is closed. */
  #withinLimits(): boolean {
    if (this.#limits.messages.take(this.#key) && this.#limits.messagesByAddress.take(this.#address)) return true;
    if (!this.#limits.refusals.take(this.#address)) this.#socket.terminate();
    return false;
  }

  /** Carries out a message; every error is answered. */
  async #answer(message: ClientMessage, id: string | null): Promise<void> {
    this.#inFlight++;
    try {
      await this.#carryOut(message);
    } catch (error) {
      this.#fail(message, id, error);
    } finally {
      this.#inFlight--;
    }
  }

  #fail(message: ClientMessage, id: string | null, error: unknown): void {
    if (!(error instanceof Refused))
      this.#log.error({ err: error, kind: message.kind }, 'a message could not be carried out');
    const match = message.kind === 'watch' ? message.match : undefined;
    this.#refuse(id, error instanceof Refused ? error.code : 'unavailable', match);
  }

  async #carryOut(message: ClientMessage): Promise<void> {
    switch (message.kind) {
      case 'ping':
        this.send(messageText({ kind: 'pong' }));
        return;
      case 'watch':
        if (this.#watched.size >= MAX_WATCHED && !this.#watched.has(message.match))
          throw new Refused(refusalOf('too-many'));
        this.#countRead();
        await this.#watch(message.match, message.since, message.invite);
        return;
      case 'leave':
        this.#leave(message.match);
        return;
      case 'lobby':
        if (!message.on) this.#club.lobby.leave(this);
        else if (!this.#club.lobby.has(this)) {
          this.#countRead();
          await this.#club.lobby.enter(this);
        }
        return;
      default: {
        if (!this.#mayBroadcast(message.kind)) throw new Refused(refusalOf('too-many'));
        const asked = performance.now();
        const sequence = await this.#request(message);
        this.#club.onAnswer((performance.now() - asked) / 1000);
        this.send(messageText({ kind: 'done', id: message.id, sequence }));
      }
    }
  }

  async #request(message: ClientRequest): Promise<number> {
    if (message.kind !== 'chat') return this.#club.requests.request(this.userId, message);
    await this.#club.chat.say(this.userId, message);
    return 0;
  }

  /** Counts a read against the limit of HTTP requests. */
  #countRead(): void {
    if (!this.#limits.requests.take(this.#address)) throw new Refused(refusalOf('too-many'));
  }

  /** Counts a broadcast request against its own limits, by person and by address. */
  #mayBroadcast(kind: ClientRequest['kind']): boolean {
    const limit = BROADCAST_LIMITS[kind];
    if (limit === 'none') return true;
    return this.#limits[limit].take(this.#key) && this.#limits.broadcastsByAddress.take(this.#address);
  }

  async #watch(match: string, since: number | undefined, invite: string | undefined): Promise<void> {
    this.#watched.add(match);
    try {
      const sent = await this.#club.tables.watch(this, match, since, invite);
      this.#limits.requests.charge(this.#address, Math.floor(sent / ENTRIES_PER_TOKEN));
    } catch (error) {
      this.#leave(match);
      throw error;
    }
  }

  #leave(match: string): void {
    this.#watched.delete(match);
    this.#club.tables.leave(this, match);
  }

  #refuse(id: string | null, code: RefusalCode, match?: string): void {
    const about = match === undefined ? {} : { match };
    this.send(messageText({ kind: 'refused', id, ...about, ...refusalOf(code, this.#language) }));
  }

  #closed(): void {
    for (const match of this.#watched) this.#leave(match);
    this.#club.lobby.leave(this);
    if (this.userId !== null) this.#club.notices.socketClosed(this.userId, this);
  }
}

/** The request id in a message that is not parsed, so that its refusal can name it. */
const requestIdIn = (data: Buffer | undefined): string | null =>
  /"id":"([0-9A-Za-z_-]{1,40})"/.exec(data?.toString('latin1') ?? '')?.[1] ?? null;

function readMessage(data: Buffer): ClientMessage | undefined {
  try {
    return clientMessageSchema.safeParse(JSON.parse(data.toString())).data;
  } catch {
    return undefined;
  }
}
