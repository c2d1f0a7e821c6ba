import {
  type ClientMessage,
  type ClubLanguage,
  clientMessageSchema,
  Refused,
  refusalOf,
  type RefusalCode,
} from '@whistlestop/client';
import type { WebSocket } from '@fastify/websocket';
import type { Writable } from 'node:stream';
import type { Follower } from '../club/audience.ts';
import type { ActMessage, Club } from '../club/club.ts';
import { doneText, messageText } from '../club/message-text.ts';
import type { Logger } from '../log.ts';
import type { UsersTable } from '../store/tables.ts';
import { readAct } from './act-message.ts';
import { textFrameHeader, textFrames } from './frames.ts';
import type { Outbox } from './outbox.ts';
import type { Limits } from './rate-limiter.ts';

/** A reader this far behind is let go; its table reconnects and catches up. */
const BACKLOG = 1024 * 1024;
/** What many sockets are sent is not copied for each of them when it has more bytes than this. */
const SHARED = 4096;
/** Entries of a log that are told for one token; a longer one costs more. */
const TOLD_AT_ONCE = 512;
/** Requests of one socket that may be under way at once. */
const UNDER_WAY = 96;
/** Matches one socket may follow: whoever comes back asks for all of them at once. */
const WATCHED = 64;
/** Requests of which everybody at the table is told each time. */
const TOLD_TO_ALL: ReadonlySet<ClientMessage['kind']> = new Set(['offer', 'answer', 'agree']);
/** How long somebody who was asked to leave has to say goodbye. */
const FAREWELL = 2000;

/** The stream under a socket. */
type Wire = Pick<Writable, 'write' | 'writableLength' | 'cork' | 'uncork'>;

/** One socket: reads messages, asks the club, writes answers. */
export class Connection implements Follower {
  readonly userId: string | null;
  readonly #socket: WebSocket;
  readonly #wire: Wire;
  readonly #outbox: Outbox;
  readonly #club: Club;
  readonly #limits: Limits;
  readonly #log: Logger;
  readonly #key: string;
  readonly #address: string;
  readonly #language: ClubLanguage;
  readonly #watched = new Set<string>();
  #underWay = 0;
  #alive = true;
  /** What was sent and is not written yet. */
  #outgoing: (string | Uint8Array)[] = [];
  /** Whether that leaves at once. */
  #hurried = false;
  /** Asked to come back elsewhere: what still arrives is asked again there. */
  #leaving = false;

  constructor(
    socket: WebSocket,
    club: Club,
    limits: Limits,
    log: Logger,
    who: {
      readonly user: UsersTable | undefined;
      readonly address: string;
      readonly language: ClubLanguage;
      /** Whether mail can be sent to them, or to anybody. */
      readonly mails: boolean;
    },
    wire: Wire,
    outbox: Outbox,
  ) {
    this.#socket = socket;
    this.#wire = wire;
    this.#outbox = outbox;
    this.#club = club;
    this.#limits = limits;
    this.#log = log;
    this.userId = who.user?.id ?? null;
    this.#key = who.user?.id ?? who.address;
    this.#address = who.address;
    this.#language = who.language;
    socket.on('message', (data, isBinary) => this.#receive(data, isBinary));
    socket.on('ping', (data) => this.#pinged(data));
    socket.on('pong', () => {
      this.#alive = true;
      this.#admitted();
    });
    socket.on('close', () => this.#closed());
    // The close event follows and does what is to be done.
    socket.on('error', () => undefined);
    if (this.userId !== null) club.notices.came(this.userId, this);
    const { user, mails } = who;
    this.send(messageText({ kind: 'hello', protocol: 1, name: user?.name ?? null, now: club.now(), mails }));
  }

  send(message: string | Uint8Array, hurry = true): void {
    const waiting = this.#outgoing.push(message) > 1;
    if (!hurry) {
      if (!waiting) this.#outbox.hold(this);
    } else if (!this.#hurried) {
      this.#hurried = true;
      this.#outbox.add(this);
    }
  }

  flush(): void {
    const messages = this.#outgoing;
    if (messages.length === 0) return;
    this.#outgoing = [];
    this.#hurried = false;
    if (!this.#listens()) return;
    const [message] = messages;
    if (messages.length === 1 && message instanceof Uint8Array && message.length > SHARED) {
      this.#wire.cork();
      this.#wire.write(textFrameHeader(message.length));
      this.#wire.write(message);
      this.#wire.uncork();
    } else this.#wire.write(textFrames(messages));
  }

  /** Whether something can be written to it; whoever does not read what they asked for is let go. */
  #listens(): boolean {
    const socket = this.#socket;
    if (socket.readyState !== socket.OPEN) return false;
    if (this.#wire.writableLength <= BACKLOG) return true;
    socket.terminate();
    return false;
  }

  /** Asks whether somebody is still there; a socket that did not answer the last time is closed. */
  beat(): void {
    if (!this.#alive) {
      this.#socket.terminate();
      return;
    }
    this.#alive = false;
    this.#socket.ping();
  }

  dismissFrom(match: string, code: RefusalCode): void {
    this.#watched.delete(match);
    this.#refuse(null, code, match);
  }

  wants(match: string): boolean {
    return this.#watched.has(match);
  }

  /** Asks the other side to come back, to another node perhaps; one that does not answer is not waited for. */
  goAway(): void {
    this.#leaving = true;
    this.flush();
    this.#socket.close(1001);
    setTimeout(() => this.#socket.terminate(), FAREWELL).unref();
  }

  #receive(data: unknown, isBinary: boolean): void {
    if (this.#leaving) return;
    this.#alive = true;
    const text = !isBinary && Buffer.isBuffer(data) ? data : undefined;
    if (!this.#admitted()) {
      this.#refuse(wordIn(text), 'too-many');
      return;
    }
    const act = text === undefined ? undefined : readAct(text);
    const message = act ?? (text === undefined ? undefined : readMessage(text));
    if (message === undefined) {
      this.#refuse(wordIn(text), 'malformed');
      return;
    }
    const id = 'id' in message ? message.id : null;
    if (this.#underWay >= UNDER_WAY) {
      this.#refuse(id, 'too-many', message.kind === 'watch' ? message.match : undefined);
      return;
    }
    if (act === undefined) void this.#answer(message, id);
    else this.#act(act);
  }

  /** Browsers never ask this way, but programs may: as often as anything else. */
  #pinged(data: Buffer): void {
    if (this.#admitted() && this.#listens()) this.#socket.pong(data);
  }

  /** Counts whatever arrives. Saying no costs something too, so whoever hears it too often is cut off, and comes back at the pace of new sockets. */
  #admitted(): boolean {
    if (this.#limits.messages.take(this.#key) && this.#limits.crowds.take(this.#address)) return true;
    if (!this.#limits.patience.take(this.#address)) this.#socket.terminate();
    return false;
  }

  /** A move, as `#answer` and `#carryOut` would do it, but without a promise for each step on the way. */
  #act(message: ActMessage): void {
    const asked = performance.now();
    this.#underWay++;
    this.#club.act(this.userId, message, (answer) => {
      this.#underWay--;
      if (answer instanceof Error) this.#fail(message, message.id, answer);
      else if (answer.ok) {
        this.#club.onAnswer((performance.now() - asked) / 1000);
        this.send(doneText(message.id, answer.sequence));
      } else this.#refuse(message.id, answer.refusal.code);
    });
  }

  /** Carries a message out; whatever goes wrong, it is answered. */
  async #answer(message: ClientMessage, id: string | null): Promise<void> {
    this.#underWay++;
    try {
      await this.#carryOut(message);
    } catch (error) {
      this.#fail(message, id, error);
    } finally {
      this.#underWay--;
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
        if (this.#watched.size >= WATCHED && !this.#watched.has(message.match))
          throw new Refused(refusalOf('too-many'));
        this.#mayRead();
        await this.#watch(message.match, message.since, message.invite);
        return;
      case 'leave':
        this.#leave(message.match);
        return;
      case 'lobby':
        if (!message.on) this.#club.lobby.leave(this);
        else if (!this.#club.lobby.has(this)) {
          this.#mayRead();
          await this.#club.lobby.enter(this);
        }
        return;
      default: {
        if (!this.#mayAsk(message.kind)) throw new Refused(refusalOf('too-many'));
        const asked = performance.now();
        const sequence = await this.#club.request(this.userId, message);
        this.#club.onAnswer((performance.now() - asked) / 1000);
        this.send(doneText(message.id, sequence));
      }
    }
  }

  /** What is read from the database for whoever asks counts like a request over HTTP. */
  #mayRead(): void {
    if (!this.#limits.requests.take(this.#address)) throw new Refused(refusalOf('too-many'));
  }

  /** What others are told of each time is not asked for all the time, by one person or by many at one address. */
  #mayAsk(kind: ClientMessage['kind']): boolean {
    if (kind !== 'chat' && !TOLD_TO_ALL.has(kind)) return true;
    const { chat, making, chatter } = this.#limits;
    return (kind === 'chat' ? chat : making).take(this.#key) && chatter.take(this.#address);
  }

  async #watch(match: string, since: number | undefined, invite: string | undefined): Promise<void> {
    this.#watched.add(match);
    try {
      const told = await this.#club.tables.watch(this, match, since, invite);
      this.#limits.requests.charge(this.#address, Math.floor(told / TOLD_AT_ONCE));
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
    if (this.userId !== null) this.#club.notices.went(this.userId, this);
  }
}

/** The asker's own word for a request that is not read or cannot be: it waits for an answer all the same. */
const wordIn = (data: Buffer | undefined): string | null =>
  /"id":"([0-9A-Za-z_-]{1,40})"/.exec(data?.toString('latin1') ?? '')?.[1] ?? null;

function readMessage(data: Buffer): ClientMessage | undefined {
  try {
    return clientMessageSchema.safeParse(JSON.parse(data.toString())).data;
  } catch {
    return undefined;
  }
}
