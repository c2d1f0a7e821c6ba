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
import type { Club } from '../club/club.ts';
import { doneText, messageText } from '../club/message-text.ts';
import type { Logger } from '../log.ts';
import type { UsersTable } from '../store/tables.ts';
import { textFrames } from './frames.ts';
import type { Limits } from './rate-limiter.ts';

/** A reader this far behind is let go; its table reconnects and catches up. */
const BACKLOG = 1024 * 1024;
/** Requests of one socket that may be under way at once. */
const UNDER_WAY = 32;
/** Matches one socket may follow. */
const WATCHED = 64;

/** The stream under a socket. */
type Wire = Pick<Writable, 'write'>;

/** One socket: reads messages, asks the club, writes answers. */
export class Connection implements Follower {
  readonly userId: string | null;
  readonly #socket: WebSocket;
  readonly #wire: Wire;
  readonly #club: Club;
  readonly #limits: Limits;
  readonly #log: Logger;
  readonly #key: string;
  readonly #language: ClubLanguage;
  readonly #watched = new Set<string>();
  #underWay = 0;
  #alive = true;
  /** What was sent in this go: it leaves in one write, so that a move is told and acknowledged together. */
  #outgoing: string[] = [];
  /** Asked to come back elsewhere: what still arrives is asked again there. */
  #leaving = false;

  constructor(
    socket: WebSocket,
    club: Club,
    limits: Limits,
    log: Logger,
    who: { readonly user: UsersTable | undefined; readonly address: string; readonly language: ClubLanguage },
    wire: Wire,
  ) {
    this.#socket = socket;
    this.#wire = wire;
    this.#club = club;
    this.#limits = limits;
    this.#log = log;
    this.userId = who.user?.id ?? null;
    this.#key = who.user?.id ?? who.address;
    this.#language = who.language;
    socket.on('message', (data, isBinary) => this.#receive(data, isBinary));
    socket.on('pong', () => {
      this.#alive = true;
    });
    socket.on('close', () => this.#closed());
    // The close event follows and does what is to be done.
    socket.on('error', () => undefined);
    if (this.userId !== null) club.notices.came(this.userId, this);
    this.send(messageText({ kind: 'hello', protocol: 1, name: who.user?.name ?? null, now: club.now() }));
  }

  send(text: string): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#socket.bufferedAmount > BACKLOG) {
      this.#socket.terminate();
      return;
    }
    if (this.#outgoing.push(text) === 1) process.nextTick(() => this.#flush());
  }

  #flush(): void {
    const texts = this.#outgoing;
    this.#outgoing = [];
    if (texts.length > 0 && this.#socket.readyState === this.#socket.OPEN) this.#wire.write(textFrames(texts));
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

  /** Asks the other side to come back, to another node perhaps. */
  goAway(): void {
    this.#leaving = true;
    this.#flush();
    this.#socket.close(1001);
  }

  #receive(data: unknown, isBinary: boolean): void {
    if (this.#leaving) return;
    this.#alive = true;
    if (!this.#limits.messages.take(this.#key)) {
      this.#refuse(null, 'too-many');
      return;
    }
    const message = isBinary ? undefined : readMessage(data);
    if (message === undefined) {
      this.#refuse(null, 'malformed');
      return;
    }
    const id = 'id' in message ? message.id : null;
    if (this.#underWay >= UNDER_WAY) {
      this.#refuse(id, 'too-many');
      return;
    }
    void this.#answer(message, id);
  }

  /** Carries a message out; whatever goes wrong, it is answered. */
  async #answer(message: ClientMessage, id: string | null): Promise<void> {
    this.#underWay++;
    try {
      await this.#carryOut(message);
    } catch (error) {
      if (!(error instanceof Refused))
        this.#log.error({ err: error, kind: message.kind }, 'a message could not be carried out');
      this.#refuse(id, error instanceof Refused ? error.code : 'unavailable');
    } finally {
      this.#underWay--;
    }
  }

  async #carryOut(message: ClientMessage): Promise<void> {
    switch (message.kind) {
      case 'ping':
        this.send(messageText({ kind: 'pong' }));
        return;
      case 'watch':
        if (this.#watched.size >= WATCHED && !this.#watched.has(message.match))
          throw new Refused(refusalOf('too-many'));
        this.#watched.add(message.match);
        await this.#club.tables.watch(this, message.match, message.since, message.invite);
        return;
      case 'leave':
        this.#watched.delete(message.match);
        this.#club.tables.leave(this, message.match);
        return;
      case 'lobby':
        if (message.on) await this.#club.lobby.enter(this);
        else this.#club.lobby.leave(this);
        return;
      default: {
        if (message.kind === 'chat' && !this.#limits.chat.take(this.#key)) throw new Refused(refusalOf('too-many'));
        const asked = performance.now();
        const sequence = await this.#club.request(this.userId, message);
        this.#club.onAnswer((performance.now() - asked) / 1000);
        this.send(doneText(message.id, sequence));
      }
    }
  }

  #refuse(id: string | null, code: RefusalCode): void {
    this.send(messageText({ kind: 'refused', id, ...refusalOf(code, this.#language) }));
  }

  #closed(): void {
    for (const match of this.#watched) this.#club.tables.leave(this, match);
    this.#club.lobby.leave(this);
    if (this.userId !== null) this.#club.notices.went(this.userId, this);
  }
}

function readMessage(data: unknown): ClientMessage | undefined {
  if (!Buffer.isBuffer(data)) return undefined;
  try {
    return clientMessageSchema.safeParse(JSON.parse(data.toString())).data;
  } catch {
    return undefined;
  }
}
