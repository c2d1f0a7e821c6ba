import { ClubClient, ClubSocket, RemoteMatch, type ServerMessage, socketAddress } from '@whistlestop/client';
import { type Game, LIST_ROOM, Random } from '@whistlestop/kernel';
import { request } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { WebSocket } from 'ws';

/** The password of members unless a test gives them another. */
export const PASSWORD = 'correct horse battery';

/** A person with a browser: a cookie, the typed client, and a socket. */
export class Person {
  readonly client: ClubClient;
  /** The loopback address of the person's browser; the system's default without it. */
  readonly from: string | undefined;
  readonly received: ServerMessage[] = [];
  readonly bytes: string[] = [];
  readonly #listeners = new Set<() => void>();
  readonly #matches = new Map<string, RemoteMatch>();
  cookie = '';
  address: string;
  /** Other nodes of the same club, tried in turn when one does not answer. */
  alternatives: readonly string[] = [];
  /** How long the socket waits before it reconnects. */
  comesBack: () => Promise<unknown> = () => setTimeout(20);
  #tries = 0;
  #socket: ClubSocket | undefined;

  constructor(address: string, from?: string) {
    this.address = address;
    this.from = from;
    this.client = new ClubClient({ fetch: (input, init) => this.#fetch(input as string, init) });
  }

  static async guest(address: string, name: string, from?: string): Promise<Person> {
    const person = new Person(address, from);
    await person.client.call('guest', { body: { name } });
    return person;
  }

  static async member(address: string, name: string, password = PASSWORD, from?: string): Promise<Person> {
    const person = new Person(address, from);
    await person.client.call('register', { body: { name, password } });
    return person;
  }

  #somewhere(): string {
    this.address = this.alternatives[this.#tries++ % this.alternatives.length] ?? this.address;
    return this.address;
  }

  async #fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const ask = this.from === undefined ? fetch : fetchFrom(this.from);
    const response = await ask(`${this.#somewhere()}${path}`, {
      ...init,
      headers: { ...(init.headers as Record<string, string>), ...(this.cookie ? { cookie: this.cookie } : {}) },
    });
    const set = response.headers.getSetCookie()[0]?.split(';')[0];
    if (set !== undefined) this.cookie = set;
    return response;
  }

  /** The socket, opened when first asked for. */
  get socket(): ClubSocket {
    this.#socket ??= new ClubSocket({
      open: () => this.openSocket(),
      onMessage: (message) => this.#take(message),
      wait: async () => void (await this.comesBack()),
    });
    return this.#socket;
  }

  openSocket(): WebSocket {
    const socket = new WebSocket(socketAddress(this.#somewhere()), {
      headers: { cookie: this.cookie },
      ...(this.from === undefined ? {} : { localAddress: this.from }),
    });
    socket.on('message', (data: Buffer) => this.bytes.push(data.toString()));
    socket.on('error', () => undefined);
    return socket;
  }

  #take(message: ServerMessage): void {
    this.received.push(message);
    for (const match of this.#matches.values()) if (!match.take(message)) this.socket.resync(match.id);
    for (const listener of this.#listeners) listener();
  }

  /** Follows a match; resolves when its table has arrived. */
  async watch(id: string, since?: number, invite?: string): Promise<RemoteMatch> {
    const match = new RemoteMatch(id);
    this.#matches.set(id, match);
    this.socket.watch(id, since, invite);
    await this.until(() => match.info !== undefined);
    return match;
  }

  /** Waits for a condition that messages bring about; the timeout's error says which. */
  until(holds: () => boolean): Promise<void> {
    return new Promise((resolve) => {
      const complaint = globalThis.setTimeout(() => {
        const latest = this.received.slice(-5).map((message) => JSON.stringify(message).slice(0, 300));
        process.stderr.write([`Still waiting for ${String(holds)}; last messages:`, ...latest, ''].join('\n'));
      }, 45_000);
      complaint.unref();
      const check = () => {
        if (!holds()) return;
        clearTimeout(complaint);
        this.#listeners.delete(check);
        resolve();
      };
      this.#listeners.add(check);
      check();
    });
  }

  async next<Kind extends ServerMessage['kind']>(kind: Kind): Promise<Extract<ServerMessage, { kind: Kind }>> {
    const seen = this.received.length;
    const find = () => this.received.slice(seen).find((message) => message.kind === kind);
    await this.until(() => find() !== undefined);
    return find() as Extract<ServerMessage, { kind: Kind }>;
  }

  leave(): void {
    this.#socket?.close();
    this.#socket = undefined;
  }
}

/** `fetch` from one of this machine's loopback addresses, as somebody on another machine would ask. */
export const fetchFrom =
  (localAddress: string) =>
  (url: string, { method = 'GET', headers = {}, body }: RequestInit): Promise<Response> =>
    new Promise((resolve, reject) => {
      const asked = request(url, { method, headers: headers as Record<string, string>, localAddress }, (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('error', reject);
        answer.on('end', () => {
          const headers = new Headers(
            Object.entries(answer.headersDistinct).flatMap(([name, values = []]) =>
              values.map((value): [string, string] => [name, value]),
            ),
          );
          resolve(new Response(Buffer.concat(chunks), { status: answer.statusCode ?? 500, headers }));
        });
      });
      asked.on('error', reject);
      asked.end(typeof body === 'string' ? body : undefined);
    });

const legal = new Int16Array(LIST_ROOM);

/** The legal actions of a seat, computed from its view as a remote table does. */
export function choicesOf(game: Game, match: RemoteMatch): number[] {
  if (match.view === undefined || match.seat === null) return [];
  const world = game.layout.create();
  game.sampleWorld({ observer: match.seat, state: match.view }, new Random(1), world);
  return [...legal.subarray(0, game.legal(world, match.seat, legal))];
}

/** Plays a seat at random until the match is over, or until a deadline. Only a stale sequence may be refused. */
export async function playOut(
  person: Person,
  game: Game,
  match: RemoteMatch,
  random: Random,
  goesOn: () => boolean = () => match.info?.status !== 'over',
): Promise<number> {
  let moves = 0;
  while (goesOn()) {
    // An info may be ahead of the turns and the view.
    const mine = () => match.info?.head === match.sequence && match.info.waiting.includes(match.seat ?? -1);
    await person.until(() => mine() || !goesOn());
    if (!goesOn()) continue;
    const choices = choicesOf(game, match);
    const { sequence } = match;
    const action = choices[random.below(choices.length)]!;
    const request = { kind: 'act', match: match.id, sequence, action } as const;
    const done = await person.socket.request(request).catch((error: unknown) => {
      if (error instanceof Error && 'code' in error && error.code === 'stale-sequence') return undefined;
      throw error;
    });
    if (done === undefined) continue;
    moves++;
    await person.until(() => match.sequence >= done);
  }
  return moves;
}
